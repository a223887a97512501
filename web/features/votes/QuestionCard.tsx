import type { Seat } from '#shared/kernel/types.ts';
import { isSilenceConsent, questionStory } from '#shared/protocol/questionStory.ts';
import type { TableQuestion } from '#shared/protocol/http.ts';
import { isAsked } from './tableMatters.ts';
import { formatDateTime, isolate, formatList, t, sentence } from '../../lib/i18n.ts';
import { serviceNow } from '../../lib/serviceClock.ts';

interface Props {
  readonly question: TableQuestion;
  /** The game's id. */
  readonly game: string;
  readonly you: Seat | null;
  /** The game is paused until then (ms); null: it is not. */
  readonly pausedUntil: number | null;
  readonly busy: boolean;
  name(seat: Seat): string;
  vote(answer: 'yes' | 'no'): void;
}

/** An open question to the table: how the votes stand, and buttons for those who are asked and for the asker. */
export function QuestionCard({ question, game, you, pausedUntil, busy, name, vote }: Props) {
  const { asked, agreed, declined } = question;
  const left = asked.filter((seat) => !agreed.includes(seat) && !declined.includes(seat));
  const list = (seats: readonly Seat[]) => ({
    names: formatList(seats.map((seat) => (seat === you ? t('page.seat.you') : isolate(name(seat))))),
  });
  return (
    <section class="card question" aria-labelledby="question-title">
      <h2 id="question-title" tabIndex={-1} data-matter={question.id}>
        {t('page.question')}
      </h2>
      <p>
        {sentence(questionStory(question, serviceNow(), you), name)}{' '}
        {voteText(question, isSilenceConsent(question, pausedUntil))}
      </p>
      {question.kind === 'undo' && (
        <p>
          {t('page.question.forGood')}{' '}
          <a href={`/g/${game}/at/${question.to}`}>{t('page.question.look', { to: question.to })}</a>
        </p>
      )}
      <ul class="plain">
        {agreed.length > 0 && <li>{t('page.question.agreed', list(agreed))}</li>}
        {declined.length > 0 && <li>{t('page.question.declined', list(declined))}</li>}
        {left.length > 0 && <li>{t('page.question.waiting', list(left))}</li>}
      </ul>
      <Buttons mine={isAsked(question, you)} asker={you === question.by} busy={busy} vote={vote} />
    </section>
  );
}

/** How the votes are counted, and when the question lapses. */
function voteText({ kind, lapses }: TableQuestion, silenceCounts: boolean): string {
  const who = t(`page.question.${kind === 'pause' || kind === 'replace' ? 'majority' : 'everybody'}`);
  const closes = kind === 'undo' ? `${who} ${t('page.question.nextMove')}` : who;
  if (lapses === null) return closes;
  const when = formatDateTime(lapses);
  return `${closes} ${t(silenceCounts ? 'page.question.counts' : 'page.question.lapses', { when })}`;
}

interface ButtonsProps extends Pick<Props, 'busy' | 'vote'> {
  readonly mine: boolean;
  readonly asker: boolean;
}

const Buttons = ({ mine, asker, busy, vote }: ButtonsProps) => (
  <>
    {mine && (
      <p class="buttons">
        <button type="button" class="primary" disabled={busy} onClick={() => vote('yes')}>
          {t('page.question.agree')}
        </button>
        <button type="button" disabled={busy} onClick={() => vote('no')}>
          {t('page.question.refuse')}
        </button>
      </p>
    )}
    {asker && (
      <p class="buttons">
        <button type="button" disabled={busy} onClick={() => vote('no')}>
          {t('page.question.withdraw')}
        </button>
      </p>
    )}
  </>
);
