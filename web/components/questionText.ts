import type { Seat } from '#shared/kernel/types.ts';
import type { TableQuestion } from '#shared/protocol/http.ts';
import { formatDateTime, isolate, t } from '../i18n.ts';
import './words.ts';

/** What the table is asked, as a sentence. */
export function questionText(question: TableQuestion, nameOf: (seat: Seat) => string, now: number): string {
  const name = isolate(nameOf(question.by));
  switch (question.kind) {
    case 'undo':
      return t('page.question.undo', { name, to: question.to });
    case 'pause':
      return question.until > now
        ? t('page.question.pause', { name, until: formatDateTime(question.until) })
        : t('page.question.resume', { name });
    case 'end':
      return t('page.question.end', { name });
    case 'replace':
      return t(`page.question.replace.${question.with}`, { name, seat: isolate(nameOf(question.seat)) });
  }
}
