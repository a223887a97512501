/**
 * Plays recorded games of Merchants through boardgame.io and measures it.
 *
 * A recorded game is {seats, options: {officeDraw}, firstPlayer, hands: good[][], market: good[6],
 * pile: good[] (next card first), moves: {seat, move: {type, …params}}[], money: number[] (final, by
 * seat)}; `RecordedGame` in ../merchants.ts.
 */
import { Client, CreateGameReducer, InitializeGame, ProcessGameConfig, version } from './boardgameio.mjs';
import { merchants } from './merchants-game.mjs';

export { version };

const WARM_UP_PASSES = 5; // fewer, and the first measured passes still run unoptimised code
const MEASURED_PASSES = 15;

const game = ProcessGameConfig(merchants);
const reduce = CreateGameReducer({ game });

const fail = (why) => {
  throw new Error(`boardgame.io: ${why}`);
};

/** An action as a client sends it: the move, who makes it, and the state it was made on. */
function toAction({ seat, move: { type, ...params } }, stateID) {
  return {
    stateID,
    action: { type: 'MAKE_MOVE', payload: { type, args: [params], playerID: String(seat) } },
  };
}

/** One move with the checks of the framework's `Master.onUpdate`, without storage and transport. */
function update(state, { stateID, action }) {
  const { type, playerID } = action.payload;
  if (state.ctx.gameover !== undefined) return fail('game over');
  if (!game.flow.isPlayerActive(state.G, state.ctx, playerID)) return fail(`player ${playerID} not active`);
  if (!game.flow.getMove(state.ctx, type, playerID)) return fail(`${type} not allowed`);
  if (state._stateID !== stateID) return fail('stale state');
  const next = reduce(state, action);
  return next.transients === undefined ? next : fail(`${type}: ${next.transients.error.type}`);
}

function toReplay(recorded) {
  const initial = InitializeGame({ game, numPlayers: recorded.seats, setupData: recorded });
  const updates = recorded.moves.map((move, at) => toAction(move, at));
  return { initial, updates, money: recorded.money };
}

function toClient(recorded) {
  const dealt = { ...merchants, setup: (context) => merchants.setup(context, recorded) };
  const client = Client({ game: dealt, numPlayers: recorded.seats, debug: false });
  const calls = recorded.moves.map(({ move: { type, ...params } }) => ({ type, params }));
  return { client, calls, money: recorded.money };
}

/** Throws unless the game is over with the money our engine came to. */
function check(state, money, at) {
  const found = state.ctx.gameover?.money ?? fail(`game ${at} is not over`);
  if (String(found) !== String(money)) fail(`game ${at} ends with ${found}, recorded ${money}`);
}

/**
 * Ready-made passes over all games, for a caller that interleaves them with its own: `reducer` plays every
 * move through the game reducer, `client` through the framework's hot-seat client. Each pass checks every
 * game's final money and throws where it differs.
 */
export function prepare(games) {
  const replays = games.map(toReplay);
  const clients = games.map(toClient);
  return {
    moves: games.reduce((sum, { moves }) => sum + moves.length, 0),
    reducer: () =>
      replays.forEach(({ initial, updates, money }, at) => check(updates.reduce(update, initial), money, at)),
    client: () =>
      clients.forEach(({ client, calls, money }, at) => {
        client.reset();
        for (const { type, params } of calls) client.moves[type](params);
        check(client.store.getState(), money, at);
      }),
  };
}

function medianRate(moves, pass) {
  for (let i = 0; i < WARM_UP_PASSES; i += 1) pass();
  const rates = Array.from({ length: MEASURED_PASSES }, () => {
    const start = performance.now();
    pass();
    return (moves * 1000) / (performance.now() - start);
  });
  return rates.toSorted((a, b) => a - b)[Math.floor(rates.length / 2)];
}

/** Moves per second through the reducer and through the hot-seat client: medians after warm-up. */
export function run(games) {
  const { moves, reducer, client } = prepare(games);
  return {
    version,
    moves,
    movesPerSecond: medianRate(moves, reducer),
    clientMovesPerSecond: medianRate(moves, client),
  };
}
