import type { Seat } from '#shared/kernel/types.ts';
import { isSilenceConsent, questionStory, endedStory } from '#shared/protocol/questionStory.ts';
import type { TableQuestion, EndedQuestion } from '#shared/protocol/http.ts';
import { formatDateTime, isolate, formatList, t, sentence } from '../../lib/i18n.ts';
import { serviceNow } from '../../lib/serviceClock.ts';
import { type Signal, useModel, useSignal } from '@preact/signals';
import { useTable, type Table } from '../../table/context.tsx';
import {
  canTakeBackTo,
  TableRequestsModel,
  isAsked,
  matterPlace,
  tableMatters,
  type CardsOverBoard,
  type Matter,
  leadTo,
  closedVote,
  endedVote,
} from './votes.ts';
import { go, createPageCheck } from '../../routes.ts';
import { FailureNotice } from '../../ui/notices.tsx';
import styles from './votes.module.css';

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
    <section class={`card ${styles.question}`} aria-labelledby="question-title">
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

interface EndedVoteProps {
  readonly ended: EndedQuestion;
  /** It is put away by the viewer's own tap. */
  close?(): void;
}

/** How a vote ended, in a line, and the button that puts it away. */
export function EndedVote({ ended, close }: EndedVoteProps) {
  const { view, name } = useTable();
  const putAway = (): void => {
    close?.();
    closedVote.value = ended.id;
  };
  return (
    <>
      <p>{sentence(endedStory(ended, view.you), name)}</p>
      <button type="button" onClick={putAway}>
        {t('page.close')}
      </button>
    </>
  );
}

interface TableNewsProps {
  /** Keys of the cards over the board. */
  readonly cardsOverBoard: Signal<CardsOverBoard>;
}

/**
 * In the turn's bar: what concerns the table and came while it was seen, and a button that leads to its card. A card that
 * came over the board by itself would move what is to be tapped. (The place is always there, so that a screen reader tells.)
 */
export function TableNews({ cardsOverBoard }: TableNewsProps) {
  const { game, view, name } = useTable();
  const { you } = view;
  const matters = tableMatters(game, view, endedVote(game, view));
  const news = matters.filter((matter) => matterPlace(matter, cardsOverBoard.value, you) === 'bar');
  const first = news.find(({ kind }) => kind === 'question') ?? news[0];
  const show = (): void => {
    cardsOverBoard.value = matters.map(({ key }) => key);
    if (first !== undefined) leadTo([`[data-matter="${first.key}"]`]);
  };
  const isVote = first?.kind === 'question' && isAsked(first.question, you);
  return (
    <div class={`${styles.tableNews} ${isVote ? styles.asks : ''}`} role="status">
      {first?.kind === 'ended' && <EndedVote {...first} />}
      {first !== undefined && first.kind !== 'ended' && (
        <>
          <p>{textOf(first, you, name)}</p>
          <button type="button" onClick={show}>
            {t(isVote ? 'page.news.answer' : 'page.news.show')}
          </button>
        </>
      )}
    </div>
  );
}

function textOf(
  matter: Exclude<Matter, { readonly kind: 'ended' }>,
  you: Seat | null,
  name: Table['name'],
): string {
  switch (matter.kind) {
    case 'question':
      return sentence(questionStory(matter.question, serviceNow(), you), name);
    case 'own':
      return t(matter.vacancy === undefined ? 'page.asleep' : `page.vacant.${matter.vacancy}`);
    case 'seat':
      return t(matter.info.vacancy === 'bot' ? 'page.vacant.finished' : 'page.vacant.seat', {
        name: isolate(name(matter.info.seat)),
      });
  }
}

interface TakeBackProps {
  /** The row shown. */
  readonly to: number;
}

/** Takes the game back to the row shown, or asks the table to. */
export function TakeBack({ to }: TakeBackProps) {
  const { game, view, platform } = useTable();
  const requests = useModel(() => new TableRequestsModel(view.id, game, platform));
  const asking = requests.asking.value;
  /** The row that was asked for: of another one a failure says nothing. */
  const asked = useSignal(to);
  if (!canTakeBackTo(view, game.log.value, to)) return null;
  const takeBack = async (): Promise<void> => {
    asked.value = to;
    const isHere = createPageCheck();
    if ((await requests.takeBackTo(to)) && isHere()) go(`/g/${view.id}`);
  };
  return (
    <details class={styles.action}>
      <summary>{t('page.takeBack')}</summary>
      <p>{t('page.takeBack.what', { to })}</p>
      <p class="buttons">
        <button type="button" disabled={asking.kind === 'busy'} onClick={() => void takeBack()}>
          {t('page.takeBack.yes', { to })}
        </button>
      </p>
      <FailureNotice failure={asking.kind === 'failed' && asked.value === to ? asking.failure : undefined} />
    </details>
  );
}
