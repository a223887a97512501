import { signal } from '@preact/signals';
import { lastDecision } from '#shared/kernel/since.ts';
import type { EndedQuestion, GameView } from '#shared/protocol/http.ts';
import { endedStory } from '#shared/protocol/questionStory.ts';
import { useTable } from '../../table/context.tsx';
import type { Game } from '../../table/game.ts';
import { sentence, t } from '../../lib/i18n.ts';

/** The vote whose end the viewer has put away. */
const closed = signal<string | undefined>(undefined);

/** By game, the last question that its page has seen open. */
const seenOpen = new WeakMap<Pick<Game, 'log'>, string>();

/**
 * The last vote, as long as its end is news: this page has seen the question open, or nothing has happened since. It is
 * none once the viewer has moved, put it away, or is asked something else.
 */
export function endedVote(game: Pick<Game, 'log' | 'position'>, view: GameView): EndedQuestion | undefined {
  const { question, endedQuestions, you, status } = view;
  if (question !== null) seenOpen.set(game, question.id);
  const last = endedQuestions?.at(-1);
  if (last === undefined || status !== 'running' || question !== null) return undefined;
  const isNews = last.id === seenOpen.get(game) || last.seq === game.position.value.seq;
  const hasMoved = you !== null && lastDecision(game.log.value, you) > last.seq;
  return isNews && !hasMoved && last.id !== closed.value ? last : undefined;
}

interface Props {
  readonly ended: EndedQuestion;
  /** It is put away by the viewer's own tap. */
  close?(): void;
}

/** How a vote ended, in a line, and the button that puts it away. */
export function EndedVote({ ended, close }: Props) {
  const { view, name } = useTable();
  const putAway = (): void => {
    close?.();
    closed.value = ended.id;
  };
  return (
    <>
      <p>{sentence(endedStory(ended, view.you), name)}</p>
      <button type="button" onClick={putAway}>
        {t('page.news.close')}
      </button>
    </>
  );
}
