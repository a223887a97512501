import { effect, type Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { AnyGameUi, AnyScene, Travels } from '../../games/gameUi.ts';
import type { Game } from '../game.ts';
import { prepare } from './move.ts';
import { travelsIn } from './travels.ts';

interface Watching {
  readonly game: Game;
  readonly gameUi: AnyGameUi;
  /** What the board shows other than the present. */
  readonly boardOverride: Signal<Partial<AnyScene>>;
}

/**
 * Shows what others move while the player looks. Nothing moves when the page opens, in a hidden tab (which draws no
 * frames), over a draft or a past position, or for players who do not want it.
 */
export function useTravels({ game, gameUi: { travels }, boardOverride }: Watching): void {
  useEffect(
    () => (travels === undefined ? undefined : watch({ game, boardOverride }, travels)),
    [game, travels, boardOverride],
  );
}

function watch({ game, boardOverride }: Omit<Watching, 'gameUi'>, travels: Travels): () => void {
  let last = game.position.peek().seq;
  return effect(() => {
    const { seq } = game.position.value;
    const rows = game.log.peek().slice(last, seq);
    const isKnown = rows.length === seq - last;
    last = seq;
    if (!isKnown || isBusy(game, boardOverride) || !isWatched()) return;
    const moving = travelsIn(rows, game.you.peek(), travels);
    const board = document.querySelector('.table');
    if (moving.length === 0 || board === null) return;
    const show = prepare(board, moving);
    requestAnimationFrame(show); // the board is drawn by then
  });
}

/** Does the board show something else than the present? */
const isBusy = (game: Game, boardOverride: Watching['boardOverride']): boolean =>
  game.planned.peek().length > 0 || game.partial.peek() !== null || boardOverride.peek().shown !== undefined;

const isWatched = (): boolean => !document.hidden && !matchMedia('(prefers-reduced-motion: reduce)').matches;
