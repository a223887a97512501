import { parse } from 'valibot';
import type { GameId } from '../../shared/games/meta.ts';
import { chainHead } from '../../shared/kernel/chain.ts';
import { commitment, diceKey, seedHash, type Chance } from '../../shared/kernel/commitment.ts';
import { seededDice, type Dice } from '../../shared/kernel/dice.ts';
import { redactRow } from '../../shared/kernel/fold.ts';
import type { Commit, LogRow } from '../../shared/kernel/log.ts';
import { play, seatView } from '../../shared/kernel/play.ts';
import { ok } from '../../shared/kernel/result.ts';
import type { AnyRules } from '../../shared/kernel/rules.ts';
import type { AnyEvent, AnyMove, Seat } from '../../shared/kernel/types.ts';
import type { Export, GameView } from '../../shared/protocol/http.ts';
import type { Api } from '../api.ts';
import type { World } from './world.ts';

/** Players of a sample: all bots. */
const SEATS = 3;
const LEVEL = 'normal';
/** The same for all, so that all look at the same game. */
const SEED = '5a'.repeat(32);
/** Bots have no pace of their own: a row is dated so much after the one before, as among people. */
const PACE_MS = 2 * 3_600_000;
const BEGUN = Date.UTC(2026, 10, 2, 18);

/**
 * A world in which one finished game is answered from memory, as the service would answer a spectator. Bots play
 * it when it is first asked for: it is never of other rules than the page, and is there without a network.
 */
export async function sampleWorld(world: World, id: string, name: GameId): Promise<World> {
  const rules = await world.checker(name);
  const chance: Chance = { gameId: id, seed: SEED, entropy: Array.from({ length: SEATS }, () => null) };
  const game = playOut(rules, seededDice(diceKey(chance)));
  const published = { seedHash: seedHash(id, SEED), hash: commitment(chance) };
  const about: About = {
    id,
    game: name,
    options: game.options,
    status: 'over',
    commitment: { ...published, seed: SEED, entropy: chance.entropy },
  };
  const api = answering(world.api, viewOf(rules, game, about, world.engine), exportOf(rules, game, about));
  return { ...world, api, live: alwaysLive };
}

/** What view and export say alike. */
type About = Pick<GameView & Export, 'id' | 'game' | 'options' | 'status' | 'commitment'>;
type Played = ReturnType<typeof playOut>;

const BOTS = Array.from({ length: SEATS }, (_, seat) => ({ seat, kind: 'bot', name: null }) as const);

function viewOf(rules: AnyRules, { rows, state }: Played, about: About, engine: string): GameView {
  const seen = rules.view(state, 'spectator');
  return {
    ...about,
    seq: rows.length,
    acting: [],
    you: null,
    host: false,
    state: seen,
    choices: [],
    orders: null,
    clock: null,
    seats: BOTS.map((bot) => ({ ...bot, level: LEVEL, online: false })),
    question: null,
    standings: rules.standings(seen),
    watch: true,
    createdAt: BEGUN,
    engine,
  };
}

function exportOf(rules: AnyRules, { rows }: Played, about: About): Export {
  const commits = rows.map((row) => redactRow(rules, row, 'spectator'));
  const head = chainHead(commits);
  return { ...about, viewer: 'spectator', seats: BOTS, commits, head, rows: rows.map(revealed) };
}

const answering = (api: Api, view: GameView, whole: Export): Api => ({
  ...api,
  game: async () => ok(view),
  log: async (_, from) => ok({ commits: whole.commits.slice(from - 1), next: null }),
  export: async () => ok(whole),
  messages: async () => ok({ messages: [], earlier: false }),
});

const alwaysLive: World['live'] = (_, listener) => {
  listener.connection('live');
  return { nudge: () => undefined, close: () => undefined };
};

function playOut(rules: AnyRules, dice: Dice) {
  const options = parse(rules.options, {});
  const rows: LogRow[] = [];
  const { version } = rules.meta;
  const append = (seat: Seat | null, moves: readonly AnyMove[], events: readonly AnyEvent[]): void => {
    const by = seat === null ? 'forced' : 'bot';
    const seq = rows.length + 1;
    rows.push({ seq, seat, by, moves, events, undone: null, at: BEGUN + seq * PACE_MS, version });
  };
  const set = rules.setup(options, SEATS, dice);
  append(null, [], set);
  let state: unknown = set.reduce((now: unknown, event) => rules.evolve(now, event), undefined);
  for (let [seat] = rules.acting(state); seat !== undefined; [seat] = rules.acting(state)) {
    const move = rules.bot(seatView(rules, state, seat), LEVEL, dice.stream('bot', rows.length));
    const played = play(rules, state, seat, move, dice);
    if (!played.ok) throw new Error(`a bot's move was refused: ${played.failure.code}`);
    append(seat, [move], played.value);
    state = played.value.reduce((now: unknown, event) => rules.evolve(now, event), state);
  }
  return { rows, state, options };
}

const revealed = ({ seq, seat, by, events, at, version }: LogRow): Commit => ({
  seq,
  seat,
  ...(by === 'bot' ? { by } : {}),
  events,
  at,
  version,
});
