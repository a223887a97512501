import { signal } from '@preact/signals';
import { lastDecision } from '#shared/kernel/since.ts';
import type { Seat } from '#shared/kernel/types.ts';
import type { EndedQuestion, GameView } from '#shared/protocol/http.ts';
import { endedStory } from '#shared/protocol/questionStory.ts';
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
  readonly you: Seat | null;
  name(seat: Seat): string;
  /** It is put away by the viewer's own tap. */
  close?(): void;
}

/** How a vote ended, in a line, and the button that puts it away. */
export const EndedVote = ({ ended, you, name, close }: Props) => (
  <>
    <p>{sentence(endedStory(ended, you), name)}</p>
    <button
      type="button"
      onClick={() => {
        close?.();
        closed.value = ended.id;
      }}
    >
      {t('page.news.close')}
    </button>
  </>
);
