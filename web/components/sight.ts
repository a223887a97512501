/** What can be chosen on the board, the foremost first: what was opened, what is put together, its fields, all that is lit. */
const CHOICES = ['.explain:has(.primary)', '.desk', '.field.lit', '.lit'];

/** What is brought into sight: the cards revealed for a decision and what is auctioned as well. */
const WANTED = ['.explain', '.desk, .revealed', '.field.lit', '.lit', '.lot'];

/** Everything of the first kind (a selector) that is there at all. */
export const foremost = (root: ParentNode, kinds: readonly string[] = CHOICES): readonly Element[] =>
  kinds.map((kind) => [...root.querySelectorAll(kind)]).find(({ length }) => length > 0) ?? [];

/** Is the turn bar at the foot of a narrow screen (as in table.css)? */
const isNarrow = (): boolean => matchMedia('(max-width: 63.99rem)').matches;

/** Scrolls to the first of them; on a narrow screen so far that of the others as many as find room are seen. */
export function bringIntoSight(things: readonly Element[]): void {
  const some = isNarrow() ? things : things.slice(0, 1);
  for (const thing of some.toReversed()) thing.scrollIntoView({ block: 'nearest' });
}

/** Brings what is chosen next into sight; when the page is opened only where it is not told first what happened since. */
export function showNext(board: ParentNode, isOpening: boolean): void {
  const isTelling = isOpening && document.querySelector('.since-place.kept, .since-place > *') !== null;
  if (!isTelling) bringIntoSight(foremost(board, WANTED));
}
