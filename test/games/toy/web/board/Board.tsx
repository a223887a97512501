import type { Scene } from '../../../../../web/games/gameUi.ts';
import { SeatHead } from '../../../../../web/table/SeatHead.tsx';
import { t } from '../../../../../web/lib/i18n.ts';
import type { Move } from '../../shared/moves.ts';
import { known, type State } from '../../shared/state.ts';
import { movesOf } from '../targets/moves.ts';
import { factsOf } from '../text/inWords.ts';
import { moveWords } from '../text/moveWords.ts';

/** The table of the toy: players, pile, and the viewer's hand, whose cards are tapped to lay them. */
export const Board = (scene: Scene<State, Move>) => (
  <div class="toy-board">
    <section class="players" aria-labelledby="players-title">
      <h2 id="players-title" class="visually-hidden">
        {t('page.seats')}
      </h2>
      <ul class="plain">
        {scene.seats.map((info) => (
          <li key={info.seat} class={`player of-seat-${info.seat}`}>
            <SeatHead
              info={info}
              name={scene.name(info.seat)}
              you={info.seat === scene.you}
              acting={scene.acting.includes(info.seat)}
            />
            {factsOf(scene.shown, info.seat).map((fact) => (
              <p key={fact}>{fact}</p>
            ))}
          </li>
        ))}
      </ul>
    </section>
    <p>
      {t('page.toy.pile', { n: scene.shown.pile.length })}. {t('page.toy.rounds', { n: scene.shown.rounds })}.
    </p>
    {scene.you !== null && <Hand scene={scene} you={scene.you} />}
  </div>
);

function Hand({ scene, you }: { readonly scene: Scene<State, Move>; readonly you: number }) {
  const lays = movesOf(scene.offered).filter((move) => move.type === 'lay');
  return (
    <section aria-labelledby="hand-title">
      <h2 id="hand-title">{t('page.toy.hand')}</h2>
      <p class="buttons">
        {known(scene.shown.hands[you] ?? []).map((card) => {
          const move = lays.find((lay) => lay.card === card);
          return move === undefined ? (
            <span key={card}>{card}</span>
          ) : (
            <button key={card} type="button" onClick={() => scene.choose(move)}>
              {moveWords(move)}
            </button>
          );
        })}
      </p>
    </section>
  );
}
