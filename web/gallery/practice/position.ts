import * as v from 'valibot';
import { isGameId, metas, type GameId } from '#shared/games/meta.ts';
import { games } from '#shared/games/registry.ts';
import type { AnyEvent, Seat } from '#shared/kernel/types.ts';
import type { RecordedRow } from '../../table/localTable.ts';
import { Practice, type Setting, isClockState } from './service.ts';

/** The golden games of the tests, to look at; they lie in each game's folder of the tests. */

/** The parts of a golden game's file that are needed here. */
interface GoldenFile {
  readonly game: GameId;
  readonly version: number;
  readonly options: unknown;
  readonly seats: number;
  readonly rows: readonly RecordedRow[];
}

/** Functions that fetch the address of each game's file, by name, e.g. `goa/4-2012-shared-win`. */
const files = new Map(
  Object.entries(
    import.meta.glob<string>('../../../test/games/*/golden/*.{json,json.gz}', {
      query: '?url',
      import: 'default',
    }),
  ).map(([path, address]) => [nameOf(path), address]),
);

/** The game and the file's name without its ending. */
function nameOf(path: string): string {
  const { game = '', name = '' } =
    /games\/(?<game>[^/]+)\/golden\/(?<name>.+?)\.json/.exec(path)?.groups ?? {};
  return `${game}/${name}`;
}

export const goldenNames = (): readonly string[] => [...files.keys()].toSorted();

/** @throws {RangeError} if there is no game of this name */
export async function fetchGolden(name: string): Promise<GoldenFile> {
  const address = await files.get(name)?.();
  if (address === undefined) throw new RangeError(`no golden game ${name}`);
  const response = await fetch(address); // the browser unzips what the server says is zipped
  return (await response.json()) as GoldenFile;
}

/** The table an address asks for; `main.tsx` lists what may be in it. */

/** The property in which a browser test puts the log to go on from. */
const LOG = 'practice.log';

const [FIRST_GAME] = Object.keys(metas).filter(isGameId) as [GameId];

/** The beginning of a game. */
type Beginning = Pick<Setting, 'game' | 'options' | 'seats'> & { readonly rows?: readonly RecordedRow[] };

/** @throws {RangeError} if there is no golden game of the name that is asked for */
export async function practiceFor(query: URLSearchParams): Promise<Practice> {
  const { rows, ...beginning } = await beginningOf(query);
  const rules = await games[beginning.game]();
  const options = v.parse(rules.options, beginning.options);
  const row = Number(query.get('row') ?? 0);
  const state = query.get('clock');
  const clock = isClockState(state) ? state : undefined;
  const start = (you: Seat | null): Practice => {
    const setting = { ...beginning, rules, options, seed: Number(query.get('seed') ?? 1), you, clock };
    const practice = new Practice(setting, row > 0 ? rows?.slice(0, row) : rows);
    practice.playTo(row);
    return practice;
  };
  const seat = query.get('you') ?? '0';
  const practice = start(seat === '' ? null : seat === 'acting' ? (start(null).acting ?? 0) : Number(seat));
  if (row === 0 && !isGolden(query)) playToDecision(practice, query);
  const orders = query.get('orders');
  if (orders !== null) practice.answerOrders({ expect: practice.seq, order: JSON.parse(orders) });
  return practice;
}

const isGolden = (query: URLSearchParams): boolean => query.has('golden');

async function beginningOf(query: URLSearchParams): Promise<Beginning> {
  if (isGolden(query)) {
    const { version, rows, game, options, seats } = await fetchGolden(query.get('golden') ?? '');
    return { game, options, seats, rows: rows.map((row) => ({ ...row, version })) };
  }
  const name = query.get('game') ?? '';
  const game = isGameId(name) ? name : FIRST_GAME;
  const seats = Number(query.get('seats') ?? metas[game].seats.max);
  const options: unknown = JSON.parse(query.get('options') ?? '{}');
  const log = sessionStorage.getItem(LOG);
  return {
    game,
    options,
    seats,
    ...(log === null ? {} : { rows: [{ seat: null, events: JSON.parse(log) as readonly AnyEvent[] }] }),
  };
}

/** Bots play until a decision of the viewer is open, of the kind asked for if one is. */
function playToDecision(practice: Practice, query: URLSearchParams): void {
  const after = Number(query.get('after') ?? 0);
  const want = query.get('want');
  practice.playOn((state) => practice.rows.length > after && (want === null || isWanted(state, want)));
}

/** Is the decision open in this state of that kind? */
function isWanted(state: unknown, want: string): boolean {
  const { step, questions } = state as {
    readonly step: { readonly phase: string };
    readonly questions?: readonly { readonly ask: string }[];
  };
  return (questions?.[0]?.ask ?? step.phase) === want;
}
