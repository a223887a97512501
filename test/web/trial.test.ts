import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { parse } from 'valibot';
import { gameIds, type GameId } from '#shared/games/meta.ts';
import { games } from '#shared/games/registry.ts';
import { commitment, diceKey, seedHash } from '#shared/kernel/commitment.ts';
import { seededDice } from '#shared/kernel/dice.ts';
import { NEEDS_SERVER } from '#shared/kernel/result.ts';
import { sampleMove } from '#shared/kernel/sampleMove.ts';
import type { AnyEvent, AnyMove, Seat } from '#shared/kernel/types.ts';
import {
  addressTrial,
  leaveTrial,
  trialGround,
  trialSource,
  type TrialDice,
} from '../../web/features/trial/trialGround.ts';
import { LocalTable } from '../../web/table/localTable.ts';
import { createTrial, type Trial } from '../../web/features/trial/trial.ts';
import { keyOf } from '../support/playout.ts';
import { openTab } from './support/world.ts';

/** Trials: going on from a position in the browser alone. */

const ID = 'a222222222222222';
const chance = { gameId: ID, seed: 'ab'.repeat(32), entropy: [null, null, null] };
const SEATS = [0, 1, 2].map(
  (seat) => ({ seat, kind: 'bot', level: 'easy', name: null, online: false }) as const,
);

type Service = LocalTable<unknown, AnyMove, AnyEvent>;

/** A game that bots play until it has so many rows, or to its end, as `you` sees it. */
async function played(game: GameId, rows: number, you: Seat | null): Promise<Service> {
  const rules = await games[game]();
  const service: Service = new LocalTable({
    id: ID,
    game,
    rules,
    options: parse(rules.options, {}),
    seats: SEATS,
    dice: seededDice(diceKey(chance)),
    commitment: {
      seedHash: seedHash(ID, chance.seed),
      hash: commitment(chance),
      seed: chance.seed,
      entropy: chance.entropy,
    },
    you,
    host: false,
    createdAt: 0,
    pace: 1,
  });
  service.playBots('easy', () => service.seq >= rows);
  return service;
}

/** The row after this part of the log, the first at the least. */
const rowAt = ({ seq }: Service, part: number): number => Math.max(1, Math.floor(seq * part));

async function trialAt(service: Service, at: number, which: TrialDice = 'own'): Promise<Trial> {
  const { status } = service.view();
  const log = service.commitsAfter(0);
  const start = { id: ID, game: service.setup.game, over: status === 'over', log, at };
  const tab = openTab(service);
  const source = await trialSource(tab, start);
  if (!source.ok) throw new Error(source.failure.code);
  return createTrial(trialGround(source.value, which, tab));
}

/** Plays random moves, at most so many, until the trial stops. */
function wander(trial: Trial, seed: number, moves: number): void {
  const stream = seededDice(keyOf(seed)).stream('test', 0);
  for (
    let left = moves;
    left > 0 && trial.offered.value.length > 0 && trial.refusal.value === undefined;
    left -= 1
  )
    trial.choose(sampleMove(trial.offered.value, stream));
}

describe.each(gameIds)('a trial of %s', (game) => {
  test('of a finished game goes on as the game did, where the same is played', async () => {
    const service = await played(game, Infinity, 1);
    for (const part of [0, 0.2, 0.6, 0.9]) {
      const at = rowAt(service, part);
      const trial = await trialAt(service, at);
      const next = service.rows.slice(at, at + 12);
      for (const { seat, moves } of next) {
        const [move] = moves;
        const isThere = trial.steps.value.length >= next.findIndex((row) => row.moves === moves) + 1;
        if (isThere || move === undefined) continue; // forced, and played by itself
        expect(trial.seat.value).toBe(seat);
        trial.choose(move);
      }
      const events = trial.steps.value.flatMap((step) => step.events);
      expect(events.slice(0, next.flatMap((row) => row.events).length)).toEqual(
        next.flatMap((row) => row.events),
      );
    }
  });

  test('of a finished game goes on differently to its end, for all seats', async () => {
    const service = await played(game, Infinity, null);
    const trial = await trialAt(service, rowAt(service, 0.3), 'new');
    wander(trial, 5, 5_000);
    expect(trial.refusal.value).toBeUndefined();
    expect(trial.seat.value).toBeUndefined();
  });

  test('leaves the other seats to bots where the player wants it', async () => {
    const service = await played(game, Infinity, null);
    const trial = await trialAt(service, rowAt(service, 0.2));
    trial.playAlone(2);
    const stream = seededDice(keyOf(3)).stream('test', 0);
    for (let left = 5; left > 0 && trial.seat.value !== undefined; left -= 1) {
      expect(trial.seat.value).toBe(2);
      trial.choose(sampleMove(trial.offered.value, stream));
    }
    expect(trial.steps.value.filter(({ automatic, seat }) => !automatic && seat !== 2)).toEqual([]);
  });

  test('of a running game goes as far as its viewer sees, and says where it stops', async () => {
    const whole = await played(game, Infinity, 0);
    for (const [part, you] of [
      [0.1, 0],
      [0.3, 1],
      [0.6, null],
    ] as const) {
      const at = rowAt(whole, part);
      const trial = await trialAt(await played(game, at, you), at);
      wander(trial, at, 400);
      const why = trial.refusal.value?.code;
      const isStuck = trial.seat.value === undefined || trial.offered.value.length === 0;
      expect(isStuck || why === NEEDS_SERVER, `${at} ${why}`).toBe(true);
    }
  });

  test('takes a move that is put together once it is whole, and not before', async () => {
    const trial = await trialAt(await played(game, Infinity, null), 1);
    expect(trial.isWhole.value).toBe(false);
    const move = sampleMove(trial.offered.value, seededDice(keyOf(4)).stream('test', 0));
    trial.compose({ type: move.type });
    expect(trial.isWhole.value).toBe(Object.keys(move).length === 1);
    trial.compose(move);
    expect(trial.isWhole.value).toBe(true);
    expect(trial.steps.value).toEqual([]);
    trial.make();
    expect(trial.steps.value[0]?.move).toEqual(move);
    expect(trial.partial.value).toBeNull();
  });

  test('is taken back move by move, and from the beginning', async () => {
    const trial = await trialAt(await played(game, Infinity, 0), 1);
    const begin = trial.state.value;
    wander(trial, 8, 1);
    const before = trial.state.value;
    const length = trial.steps.value.length;
    wander(trial, 9, 1);
    expect(trial.steps.value.length).toBeGreaterThan(length);
    trial.back();
    expect(trial.state.value).toEqual(before);
    trial.restart();
    expect(trial.state.value).toEqual(begin);
  });
});

test('other dice draw otherwise, the game’s own draw the same; the game is fetched once for both', async () => {
  const [game] = gameIds;
  if (game === undefined) throw new Error('no games');
  const service = await played(game, Infinity, 0);
  const tab = openTab(service);
  const source = await trialSource(tab, {
    id: ID,
    game,
    over: true,
    log: service.commitsAfter(0),
    at: 1,
  });
  if (!source.ok) throw new Error(source.failure.code);
  const drawn = (which: TrialDice): number => {
    const { dice } = trialGround(source.value, which, tab);
    if (dice.kind === 'none') throw new Error('no dice');
    return dice.stream('test', 0).int(2 ** 32);
  };
  const own = service.setup.dice.stream('test', 0).int(2 ** 32);
  expect([drawn('own'), drawn('own')]).toEqual([own, own]);
  expect(drawn('new')).not.toBe(own);
});

describe('the way out of a trial', () => {
  const ADDRESS = `/g/${ID}/at/9`;
  const browser = {
    state: null as unknown,
    back: vi.fn<() => void>(),
    pushState: (state: unknown) => (browser.state = state),
    replaceState: vi.fn<(state: unknown, title: string, path: string) => void>(),
  };
  beforeEach(() => {
    Object.assign(browser, { state: null });
    vi.clearAllMocks();
    vi.stubGlobal('history', browser);
    vi.stubGlobal('location', { pathname: ADDRESS, hash: '#try' });
  });
  afterEach(() => vi.unstubAllGlobals());

  test('is the browser’s way back if it was begun in the history', () => {
    addressTrial();
    leaveTrial();
    expect(browser.back).toHaveBeenCalledOnce();
    expect(browser.replaceState).not.toHaveBeenCalled();
  });

  test('stays in the game if it was opened by its address', () => {
    leaveTrial();
    expect(browser.back).not.toHaveBeenCalled();
    expect(browser.replaceState).toHaveBeenCalledWith(null, '', ADDRESS);
  });
});
