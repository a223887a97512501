import type { Spot, Travel } from '../../games/gameUi.ts';

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
export function prepare(board: ParentNode, travels: readonly Travel[]): () => void {
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
