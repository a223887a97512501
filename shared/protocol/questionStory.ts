import type { Phrase } from '../kernel/rules.ts';
import type { Seat } from '../kernel/types.ts';
import type { Proposal } from './answers.ts';

/**
 * Do those who do not answer count as agreed? Only to a pause, and to a longer one: it hurts nobody. To end or shorten a
 * pause would start the time of those who are away.
 */
export const isSilenceConsent = (asked: Proposal, pausedUntil: number | null): boolean =>
  asked.kind === 'pause' && (pausedUntil === null || asked.until > pausedUntil);

/**
 * What the table is asked, as a sentence for page and mail. `now`: ms since 1970; a pause until then ends the pause. The
 * reader is told “you”, as the asker and as the player of the seat that it is about.
 */
export function questionStory(question: Asked, now: number, reader: Seat | null): Phrase {
  const { key, args } = plainStory(question, now);
  const { name, ...others } = args;
  if (question.by === reader) return { key: `${key}.own`, args: others };
  if (question.kind !== 'replace' || question.seat !== reader) return { key, args };
  return { key: `${key}.you`, args: name === undefined ? {} : { name } };
}

type Asked = Proposal & { readonly by: Seat };

function plainStory(question: Asked, now: number): Phrase {
  const name = { seat: question.by };
  switch (question.kind) {
    case 'undo':
      return { key: 'page.question.undo', args: { name, to: question.to } };
    case 'pause':
      return question.until > now
        ? { key: 'page.question.pause', args: { name, until: { moment: question.until } } }
        : { key: 'page.question.resume', args: { name } };
    case 'end':
      return { key: 'page.question.end', args: { name } };
    case 'replace': {
      const seat = { seat: question.seat };
      return { key: `page.question.replace.${question.with}`, args: { name, seat } };
    }
  }
}
