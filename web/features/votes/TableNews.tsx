import type { Signal } from '@preact/signals';
import type { Seat } from '#shared/kernel/types.ts';
import { questionStory } from '#shared/protocol/questionStory.ts';
import type { GameView } from '#shared/protocol/http.ts';
import type { Game } from '../../table/game.ts';
import { isAsked, matterPlace, tableMatters, type CardsOverBoard, type Matter } from './tableMatters.ts';
import { isolate, sentence, t } from '../../lib/i18n.ts';
import { serviceNow } from '../../lib/serviceClock.ts';
import { EndedVote, endedVote } from './endedVote.tsx';
import { leadTo } from './showAnswer.ts';
import './tableNews.css';

interface Props {
  readonly game: Game;
  readonly view: GameView;
  /** What stands over the board. */
  readonly cardsOverBoard: Signal<CardsOverBoard>;
  name(seat: Seat): string;
}

/**
 * In the turn's bar: what concerns the table and came while it was seen, and a button that leads to its card. A card that
 * came over the board by itself would move what is to be tapped. (The place is always there, so that a screen reader tells.)
 */
export function TableNews({ game, view, cardsOverBoard, name }: Props) {
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
    <div class={isVote ? 'table-news asks' : 'table-news'} role="status">
      {first?.kind === 'ended' && <EndedVote {...first} you={you} name={name} />}
      {first !== undefined && first.kind !== 'ended' && (
        <>
          <p>{textOf(first, you, name)}</p>
          <button type="button" class={isVote ? 'primary' : ''} onClick={show}>
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
  name: Props['name'],
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
