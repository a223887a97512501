import * as v from 'valibot';
import { isGameId, metas, type GameId } from '#shared/games/meta.ts';
import { games } from '#shared/games/registry.ts';
import type { AnyEvent, Seat } from '#shared/kernel/types.ts';
import { fetchGolden } from '../golden.ts';
import type { RecordedRow } from '../../table/local/localGame.ts';
import { isClockLook } from './madeUpClock.ts';
import { Practice, type Setting } from './service.ts';

/** The table an address asks for; `main.tsx` lists what may be in it. */

/** Where a browser test puts the log it wants to go on from. */
const LOG = 'practice.log';

const [FIRST_GAME] = Object.keys(metas).filter(isGameId) as [GameId];

/** What a game begins with. */
type Beginning = Pick<Setting, 'game' | 'options' | 'seats'> & { readonly rows?: readonly RecordedRow[] };

/** @throws {RangeError} if there is no golden game of the name asked for */
export async function practiceFor(asked: URLSearchParams): Promise<Practice> {
  const { rows, ...beginning } = await beginningOf(asked);
  const rules = await games[beginning.game]();
  const options = v.parse(rules.options, beginning.options);
  const row = Number(asked.get('row') ?? 0);
  const look = asked.get('clock');
  const clock = isClockLook(look) ? look : undefined;
  const start = (you: Seat | null): Practice => {
    const setting = { ...beginning, rules, options, seed: Number(asked.get('seed') ?? 1), you, clock };
    const practice = new Practice(setting, row > 0 ? rows?.slice(0, row) : rows);
    practice.playTo(row);
    return practice;
  };
  const seat = asked.get('you') ?? '0';
  const practice = start(seat === '' ? null : seat === 'acting' ? (start(null).acting ?? 0) : Number(seat));
  if (row === 0 && !isGolden(asked)) playToDecision(practice, asked);
  const orders = asked.get('orders');
  if (orders !== null) practice.answerOrders({ expect: practice.seq, order: JSON.parse(orders) });
  return practice;
}

const isGolden = (asked: URLSearchParams): boolean => asked.has('golden');

async function beginningOf(asked: URLSearchParams): Promise<Beginning> {
  if (isGolden(asked)) {
    const { version, rows, game, options, seats } = await fetchGolden(asked.get('golden') ?? '');
    return { game, options, seats, rows: rows.map((row) => ({ ...row, version })) };
  }
  const name = asked.get('game') ?? '';
  const game = isGameId(name) ? name : FIRST_GAME;
  const seats = Number(asked.get('seats') ?? metas[game].seats.max);
  const options: unknown = JSON.parse(asked.get('options') ?? '{}');
  const log = sessionStorage.getItem(LOG);
  return {
    game,
    options,
    seats,
    ...(log === null ? {} : { rows: [{ seat: null, events: JSON.parse(log) as readonly AnyEvent[] }] }),
  };
}

/** Bots play until a decision of the viewer is open, of the kind asked for if one is. */
function playToDecision(practice: Practice, asked: URLSearchParams): void {
  const after = Number(asked.get('after') ?? 0);
  const want = asked.get('want');
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
