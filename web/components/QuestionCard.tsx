import type { Seat } from '#shared/kernel/types.ts';
import type { TableQuestion } from '#shared/protocol/http.ts';
import { isolate, formatList, t } from '../i18n.ts';
import { questionText } from './questionText.ts';
import './words.ts';

interface Props {
  readonly question: TableQuestion;
  readonly you: Seat | null;
  readonly busy: boolean;
  name(seat: Seat): string;
  vote(answer: 'yes' | 'no'): void;
}

/** An open question to the table; the asked ones get the buttons. */
export function QuestionCard({ question, you, busy, name, vote }: Props) {
  const { asked, agreed, declined } = question;
  const left = asked.filter((seat) => !agreed.includes(seat) && !declined.includes(seat));
  const names = formatList(left.map((seat) => isolate(name(seat))));
  const mine = you !== null && left.includes(you);
  return (
    <section class="card question" aria-labelledby="question-title">
      <h2 id="question-title">{t('page.question')}</h2>
      <p>{questionText(question, name, Date.now())}</p>
      {mine ? (
        <p class="buttons">
          <button type="button" class="primary" disabled={busy} onClick={() => vote('yes')}>
            {t('page.question.agree')}
          </button>
          <button type="button" disabled={busy} onClick={() => vote('no')}>
            {t('page.question.refuse')}
          </button>
        </p>
      ) : (
        <p>{t('page.question.waiting', { names })}</p>
      )}
    </section>
  );
}
