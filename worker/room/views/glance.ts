import { redactRow } from '#shared/kernel/fold.ts';
import type { LogRow } from '#shared/kernel/log.ts';
import type { Phrase, PhraseArg } from '#shared/kernel/rules.ts';
import { publicView } from '#shared/kernel/seatView.ts';
import { whatTouched } from '#shared/kernel/recap.ts';
import type { Seat } from '#shared/kernel/types.ts';
import type { Glance } from '#shared/protocol/http.ts';
import type { StoredGlance } from '../../db/schema.ts';
import type { LoadedGame } from '../storage/loadedGame.ts';

/** More is kept than lists show, so that an undo leaves something to show. */
const KEPT = 4;
/** Sentences that lists show. */
const SHOWN = 2;

/**
 * The game as lists show it after a row, so that they need no rules. What is common is made from the public view. What
 * affected a seat is made from that seat's view and its redacted events, and sent to that seat alone.
 */
export function glanceAfter(loaded: LoadedGame, row: LogRow, state: unknown): StoredGlance {
  const { rules, game, seats } = loaded;
  const seen = publicView(rules, state);
  const people = seats.filter(({ kind }) => kind === 'person');
  return {
    stage: rules.stage(seen),
    scores: rules.standings(seen.state).map(({ seat, rank, total }) => ({ seat, rank, total })),
    touched: Object.fromEntries(
      people.map(({ seat }) => [seat, touchedAfter(loaded, row, seat, game.glance?.touched[seat] ?? [])]),
    ),
  };
}

type Touched = Glance['touched'];

function touchedAfter(loaded: LoadedGame, row: LogRow, reader: Seat, before: Touched): Touched {
  const { rules, state } = loaded;
  const { tableEvent } = row;
  if (tableEvent?.type === 'successorSeated' && tableEvent.seat === reader) return []; // it was told to another player
  if (row.undone !== null) {
    const last = row.undone;
    return before.filter(({ seq }) => seq <= last);
  }
  if (row.seat === reader && loaded.seats[reader]?.vacancy) return before; // a bot plays on, move after move
  const seen = loaded.game.seq === 0 ? undefined : rules.view(state, reader);
  const commit = redactRow(rules, row, reader);
  const lines = whatTouched(rules, commit, { before: seen, reader, most: SHOWN }).filter(
    ({ phrase }) => !namesPerson(phrase),
  );
  return [...before, ...lines.map(({ seq, phrase }) => ({ seq, phrase }))].slice(-KEPT);
}

/**
 * Does the sentence contain a name? Such a sentence is not kept: a name may have to be erased later. Seats are named when a
 * list is read.
 */
const namesPerson = ({ args }: Phrase): boolean => Object.values(args ?? {}).some(isName);

const isName = (arg: PhraseArg): boolean =>
  typeof arg === 'object' && ('person' in arg || ('list' in arg && arg.list.some(isName)));

/** The part of it that a seat may be sent; null where nothing is stored. */
export const glanceOf = (stored: StoredGlance | null, seat: Seat): Glance | null =>
  stored && { ...stored, touched: (stored.touched[seat] ?? []).slice(-SHOWN) };
