import { isGameId } from '#shared/games/meta.ts';
import { games } from '#shared/games/registry.ts';
import { NO_DICE } from '#shared/kernel/noDice.ts';
import { play } from '#shared/kernel/play.ts';
import { asSeatView } from '#shared/kernel/seatView.ts';
import type { AnyRules } from '#shared/kernel/rules.ts';
import type { AnyMove } from '#shared/kernel/types.ts';
import type { Committed, GameView, UndoAnswer } from '#shared/protocol/http.ts';
import { kitOf } from '../../support/kits.ts';
import { onceIn } from '../world/chance.ts';
import type { Act, Scene } from './scene.ts';

/** Acts at a running table: moves, undo, orders. */

const rulesOf = (game: string): Promise<AnyRules> => {
  if (!isGameId(game)) throw new Error(`no game ${game}`);
  return games[game]();
};

/** Must the caller decide, in a game that can go on? */
const isAsked = ({ view, seat }: Scene): boolean =>
  view !== undefined && view.status === 'running' && seat !== undefined && view.choices.length > 0;

/** Moves as the page's draft makes them: by the bots from the player's own view, up to where only the server goes on. */
async function draft({ stream, seat = -1 }: Scene, view: GameView): Promise<AnyMove[]> {
  const rules = await rulesOf(view.game);
  const moves: AnyMove[] = [];
  let state = view.state;
  do {
    const level = rules.meta.levels[0] ?? 'easy';
    const move = rules.bot(asSeatView(state, seat), level, stream);
    moves.push(move);
    const played = play(rules, state, seat, move, NO_DICE);
    if (!played.ok) break;
    state = played.value.reduce((now: unknown, event) => rules.evolve(now, event), state);
  } while (moves.length < 6 && rules.acting(state).includes(seat) && !onceIn(stream, 3));
  return moves;
}

async function sendMoves(scene: Scene, view: GameView, moves: readonly AnyMove[]): Promise<void> {
  const { world, seat = -1 } = scene;
  const sent = { expect: view.seq, moves };
  const { body } = await scene.post<Committed>(`${scene.path}/moves`, sent);
  if (body === undefined) return;
  world.acknowledge({ gameId: view.id, seq: view.seq + 1, seat, moves });
  scene.person.lastMoves = { gameId: view.id, ...sent };
}

const move: Act = {
  name: 'move',
  often: (scene) => (isAsked(scene) ? 60 : 0),
  repeats: true,
  do: async (scene) => {
    if (scene.view !== undefined) await sendMoves(scene, scene.view, await draft(scene, scene.view));
  },
};

/** The page was left open, or another device was faster. */
const staleMove: Act = {
  name: 'stale move',
  often: ({ person, view }) =>
    person.lastMoves !== undefined && person.lastMoves.gameId === view?.id ? 2 : 0,
  may: 'STALE GAME_OVER GAME_NOT_RUNNING NOT_YOUR_TURN SEAT_VACANT NOT_YOUR_SEAT',
  do: async (scene) => {
    const { expect, moves } = scene.person.lastMoves ?? { expect: 0, moves: [] };
    await scene.post(`${scene.path}/moves`, { expect, moves });
  },
};

const undo: Act = {
  name: 'undo',
  often: ({ isRunning, seat, view }) => (isRunning && seat !== undefined && (view?.seq ?? 0) > 2 ? 2 : 0),
  may: 'QUESTION_OPEN QUESTION_ANSWERED UNDOS_EXHAUSTED CHANGES_EXHAUSTED UNDO_NOTHING UNDO_SETUP',
  do: async (scene) => {
    const expect = scene.view?.seq ?? 0;
    await scene.post<UndoAnswer>(`${scene.path}/undo`, { expect, to: expect - 1 - scene.stream.int(2) });
  },
};

/** Orders of the game's own forms, sensible or not. */
async function gameOrders({ stream, seat = -1 }: Scene, { game, state }: GameView): Promise<unknown> {
  return isGameId(game) ? (await kitOf(game)).orders(asSeatView(state, seat), stream) : {};
}

/** Moves for a turn that is to come, or for this one; they may not fit any more when it comes. */
async function planned(scene: Scene, view: GameView): Promise<object | null> {
  const { stream, person } = scene;
  const known = person.lastMoves?.gameId === view.id ? person.lastMoves.moves : [];
  const moves = isAsked(scene) ? await draft(scene, view) : known;
  return moves.length === 0 ? null : { moves, send: onceIn(stream, 2) };
}

const orders: Act = {
  name: 'orders',
  often: ({ isRunning, seat }) => (isRunning && seat !== undefined ? 4 : 0),
  may: 'ORDERS_CHANGED MESSAGES_EXHAUSTED STALE',
  do: async (scene) => {
    const { stream, world, view } = scene;
    if (view === undefined) return;
    const level = stream.pick((await rulesOf(view.game)).meta.levels);
    const vacation = onceIn(stream, 3) ? { level, from: world.now + stream.int(86_400_000) } : null;
    const order = {
      game: onceIn(stream, 3) ? {} : await gameOrders(scene, view),
      plan: onceIn(stream, 2) ? await planned(scene, view) : null,
      onlyMove: onceIn(stream, 2),
      atOnce: onceIn(stream, 3),
      vacation,
    };
    await scene.put(`${scene.path}/orders`, {
      expect: view.seq,
      order,
      revision: view.orders?.revision ?? 0,
    });
  },
};

const withdrawOrders: Act = {
  name: 'no orders',
  often: ({ view }) => (view?.orders != null && view.status === 'running' ? 2 : 0),
  may: 'ORDERS_CHANGED CHANGES_EXHAUSTED NOT_YOUR_SEAT',
  do: (scene) => scene.ask('DELETE', `${scene.path}/orders`),
};

const restOrders: Act = {
  name: 'answer myself',
  often: (scene) => (isAsked(scene) && scene.view?.orders != null ? 5 : 0),
  may: 'STALE',
  do: (scene) => scene.post(`${scene.path}/orders/rest`, { expect: scene.view?.seq ?? 0 }),
};

export const PLAYING: readonly Act[] = [move, staleMove, undo, orders, withdrawOrders, restOrders];
