import { type Signal, useSignalEffect } from '@preact/signals';
import {
  sinceOwnMove,
  type RecapSpan,
  absenceOnReturn,
  hasMovedSince,
  noteSeen,
  recapAfterReturn,
} from '../../table/absence.ts';
import type { Game } from '../../table/game.ts';
import { leftOut, type Recap, type RecapLine } from '#shared/kernel/recap.ts';
import type { Seat } from '#shared/kernel/types.ts';
import type { AnyScene } from '../../games/gameUi.ts';
import { useTable } from '../../table/context.tsx';
import type { Past } from '../../table/history.ts';
import { useRef } from 'preact/hooks';
import { usePageVisible } from '../../lib/browserPage.ts';

/** Opens the recap with the film of what came since the viewer's own last move, if anything did. */
export function openFilm(game: Game, recap: Signal<RecapSpan | undefined>): void {
  const log = game.log.peek();
  const after = sinceOwnMove({ you: game.you.peek(), log });
  if (after === undefined) return;
  recap.value = { after, to: log.length, request: (recap.peek()?.request ?? 0) + 1 };
}

/** At most this many sentences are in the recap, except that every player has one. */
const MOST = 3;

/**
 * The sentences of the recap besides those that affected the reader: the latest of each player who is not in them, and as
 * many as are free of the latest of all. `inParts`: the game has a log of its own, which the recap ends with; it tells the latest of all.
 * @param tell makes a sentence of a line
 */
export function othersDid(
  { relevant, story }: Pick<Recap, 'relevant' | 'story'>,
  you: Seat | null,
  tell: (line: RecapLine) => string,
  inParts = false,
): readonly string[] {
  if (you === null) return [];
  const each = leftOut({ story }, relevant, you);
  const free = inParts ? 0 : MOST - relevant.length - each.length;
  const texts = new Set(relevant.map((line) => tell({ ...line, phrase: line.inLog })));
  const others = story.filter((line) => line.seat !== you && !texts.has(tell(line)));
  const more = others.filter((line) => !each.includes(line));
  const chosen = new Set([...each, ...(free > 0 ? more.slice(-free) : [])]);
  return others.filter((line) => chosen.has(line)).map(tell);
}

interface Marking {
  readonly boardOverride: Signal<Partial<AnyScene>>;
  readonly recap: Signal<RecapSpan | undefined>;
}

/** Is the viewer putting together moves? */
export const isDrafting = ({ planned, partial }: Pick<Game, 'planned' | 'partial'>): boolean =>
  planned.value.length > 0 || partial.value !== null;

/**
 * Marks on the board what changed since the viewer's own last move, while no recap says otherwise. A draft has the board
 * to itself.
 */
export function useMarks({ boardOverride, recap }: Marking, past: Past | undefined): void {
  const { game, view } = useTable();
  const isRunning = view.status === 'running';
  useSignalEffect(() => {
    const log = game.log.value;
    const drafting = isDrafting(game);
    if (recap.value !== undefined) return;
    const after = sinceOwnMove({ you: game.you.value, log });
    const since =
      after === undefined || drafting || !isRunning || past === undefined ? undefined : past(log, after);
    const shown = boardOverride.peek();
    const isShown = shown.since === since && Object.keys(shown).length === (since === undefined ? 0 : 1);
    if (!isShown) boardOverride.value = since === undefined ? {} : { since };
  });
}

interface Looking {
  /** The table keeps room for the recap. */
  readonly recapReserved: Signal<boolean>;
  readonly recap: Signal<RecapSpan | undefined>;
}

/**
 * Opens the recap when the viewer comes back to rows they have not seen, and closes it once they move. Returns what closes
 * it.
 */
export function useRecap({ recapReserved, recap }: Looking): () => void {
  const { game, view, platform } = useTable();
  const visible = usePageVisible();
  const away = useRef(true);
  const close = (): void => {
    recap.value = undefined;
    recapReserved.value = false;
  };
  useSignalEffect(() => {
    const log = game.log.value;
    const logView = { game: view.id, you: game.you.value, log };
    const open = recap.peek();
    if (open !== undefined && hasMovedSince(open.to, logView)) close();
    if (log.length < game.position.value.seq) return;
    if (!visible.value) away.current = true;
    else if (away.current) {
      away.current = false;
      recap.value = recapAfterReturn(recap.peek(), absenceOnReturn(platform, logView));
      if (recap.peek() === undefined) recapReserved.value = false;
    } else noteSeen(platform, logView);
  });
  return close;
}
