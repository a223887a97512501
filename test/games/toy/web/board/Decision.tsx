import type { Scene } from '../../../../../web/games/gameUi.ts';
import { t } from '../../../../../web/lib/i18n.ts';
import type { Move } from '../../shared/moves.ts';
import type { State } from '../../shared/state.ts';
import { movesOf } from '../targets/moves.ts';
import { moveWords } from '../text/moveWords.ts';

/** The choices that have no place on the board: all but laying a card. */
export const Decision = (scene: Scene<State, Move>) => (
  <>
    {movesOf(scene.offered)
      .filter(({ type }) => type !== 'lay')
      .map((move) => (
        <button key={JSON.stringify(move)} type="button" onClick={() => scene.choose(move)}>
          {moveWords(move)}
        </button>
      ))}
  </>
);

/** Where on the board the decision is made; empty if it is made by buttons. */
export const hint = ({ now, offered }: Scene<State, Move>): string =>
  now.step.phase === 'lay' && offered.length > 0 ? t('page.toy.hint.lay') : '';

/** What the draft brings the viewer. */
export function balance({ you, before, shown }: Scene<State, Move>): string {
  const n = you === null ? 0 : (shown.points[you] ?? 0) - (before.points[you] ?? 0);
  return n === 0 ? '' : t('page.toy.gains', { n });
}
