import { effect, type Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { AnyScene, Travels, Travel, Spot } from '../games/gameUi.ts';
import { useTable } from './context.tsx';
import type { Game } from './game.ts';
import type { Commit } from '#shared/kernel/log.ts';
import type { Seat } from '#shared/kernel/types.ts';

interface Watching {
  readonly game: Game;
  /** The parts of the scene that the board shows in place of the present. */
  readonly boardOverride: Signal<Partial<AnyScene>>;
}

/**
 * Shows what others move while the player looks. Nothing moves when the page opens, in a hidden tab (which draws no
 * frames), over a draft or a past position, or for players who do not want it.
 */
export function useTravels(boardOverride: Watching['boardOverride']): void {
  const { game, gameUi } = useTable();
  const { travels } = gameUi;
  useEffect(
    () => (travels === undefined ? undefined : watch({ game, boardOverride }, travels)),
    [game, travels, boardOverride],
  );
}

function watch({ game, boardOverride }: Watching, travels: Travels): () => void {
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

/** So many rows the service plays at once. More of them mean that the page was away. */
const MOST_ROWS = 8;
/** Of more things than this, nobody would see where each goes. */
const MOST_THINGS = 6;

/** The travels in rows that just came: those of others, and of the viewer's own orders; none if moves were taken back. */
export function travelsIn(rows: readonly Commit[], you: Seat | null, travels: Travels): readonly Travel[] {
  if (rows.length > MOST_ROWS || rows.some(({ undone }) => undone !== undefined)) return [];
  const found = rows
    .filter(({ seat, by }) => seat !== you || by === 'order')
    .flatMap(({ events }) => events)
    .flatMap((event) => travels.of(event))
    // Only the first is what lies there now: what left it later came meanwhile.
    .filter(
      ({ from }, i, all) => typeof from !== 'string' || all.findIndex((one) => one.from === from) === i,
    );
  return found.length > MOST_THINGS ? [] : found;
}

/** Milliseconds a thing is on its way. */
const DURATION = 280;

/** A drawing, and where it is on the screen. */
interface Found {
  readonly picture: Element;
  readonly at: DOMRect;
}

/** The drawing at a spot: a named one of the board, or the head of a player. Undefined if it is not on the screen. */
function find(board: ParentNode, spot: Spot): Found | undefined {
  const place = typeof spot === 'string' ? `[data-spot="${spot}"]` : `.player.of-seat-${spot} .seat-head`;
  const picture = board.querySelector(`${place} svg`);
  const at = picture?.getBoundingClientRect();
  return picture == null || at === undefined || at.width === 0 ? undefined : { picture, at };
}

const isSeen = ({ bottom, top }: DOMRect): boolean => bottom > 0 && top < innerHeight;

/** Takes note of where things are, and returns what shows them on their way, once the board is drawn again. */
function prepare(board: ParentNode, travels: readonly Travel[]): () => void {
  const starts = travels.map(({ from }) => {
    const found = find(board, from);
    // The drawing may be gone from the board by then.
    return found && { at: found.at, picture: found.picture.cloneNode(true) };
  });
  return () => {
    for (const [i, { from, to }] of travels.entries()) {
      const [start, end] = [starts[i], find(board, to)];
      if (start === undefined || end === undefined || !(isSeen(start.at) || isSeen(end.at))) continue;
      const leaves = typeof from === 'string';
      fly(leaves ? start.picture : end.picture.cloneNode(true), start.at, end.at, leaves ? start.at : end.at);
      if (!leaves) end.picture.animate({ opacity: [0, 0] }, DURATION); // it has not arrived yet
    }
  };
}

/** Moves a picture over the page; `size`: how large it is drawn. It takes no room, so nothing else moves. */
function fly(picture: Node, from: DOMRect, to: DOMRect, size: DOMRect): void {
  if (!(picture instanceof SVGElement)) return;
  picture.style.cssText = `position:fixed;z-index:9;left:0;top:0;width:${size.width}px;height:${size.height}px;transform-origin:0 0;pointer-events:none`;
  document.body.append(picture);
  const step = ({ x, y, width }: DOMRect): string => `translate(${x}px,${y}px) scale(${width / size.width})`;
  const way = picture.animate(
    { transform: [step(from), step(to)] },
    { duration: DURATION, easing: 'ease-in-out' },
  );
  for (const end of ['finish', 'cancel']) way.addEventListener(end, () => picture.remove());
}
