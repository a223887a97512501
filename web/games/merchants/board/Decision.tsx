import type { Choice } from '#shared/kernel/choices.ts';
import type { Move } from '#shared/games/merchants/moves.ts';
import { playerOf, type State } from '#shared/games/merchants/state.ts';
import { t } from '../../../lib/i18n.ts';
import type { Scene } from '../../gameUi.ts';
import { goodWord } from './Good.tsx';
import { offersOf } from '../offers.ts';

/** Moves that have no place on the board. */
const PLACELESS = ['pass', 'done', 'officeSkip'] as const;

/** The choices that have no place on the board; the others are made there. */
export const DecisionButtons = (scene: Scene<State, Move>) => {
  const { plain } = offersOf(scene.offered);
  return (
    <>
      {PLACELESS.filter((type) => plain.has(type)).map((type) => (
        <button key={type} type="button" onClick={() => scene.choose({ type })}>
          {t(`page.merchants.do.${type}`)}
        </button>
      ))}
    </>
  );
};

/** The phase's words, without what is not offered: who cannot buy anything is not told to. */
export function askedKey<Phase extends string>(phase: Phase, offered: readonly Choice[]) {
  if (phase !== 'planning') return phase;
  const { exchange, buy, buyShip } = offersOf(offered);
  if (buy.length + buyShip.length === 0) return 'planning.exchange';
  return exchange.length === 0 ? 'planning.buy' : 'planning';
}

/** Where on the board the decision is made, or what the move being put together still needs. */
export function hint({ now, offered, partial }: Scene<State, Move>): string {
  const { phase } = now.step;
  if (phase === 'setup' || phase === 'over' || offered.length === 0) return '';
  if (partial?.type !== 'play') return t(`page.merchants.hint.${askedKey(phase, offered)}`);
  const max = offersOf(offered).play.find(({ good }) => good === partial.good)?.max ?? 0;
  return t('page.merchants.chooseSpaces', { good: goodWord(partial.good), n: partial.spaces.length, max });
}

/** What the draft brings or costs the viewer. */
export function balance({ you, before, shown }: Scene<State, Move>): string {
  if (you === null) return '';
  const coins = playerOf(shown, you).money - playerOf(before, you).money;
  if (coins === 0) return '';
  return t(coins > 0 ? 'page.merchants.gains' : 'page.merchants.costs', { n: Math.abs(coins) });
}
