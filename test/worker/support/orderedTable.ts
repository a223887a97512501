import { foldLog } from '#shared/kernel/fold.ts';
import { rules } from '../../support/vehicle.ts';
import type { Client } from './client.ts';
import { logRows } from './database.ts';
import { PASS_AND_DRAW } from './ordered.ts';
import { madeUpLog } from './planting.ts';
import { clientOf, commit, decision, inPlay, streamOf, viewOf, type Match } from './play.ts';

/** Games of people, and orders that play their turns. */

export const AUTO = { game: PASS_AND_DRAW };

/** A game of people in which somebody is in phase I: who it is, who comes next, and where the log stands. */
export async function table(people = 2) {
  const match = await inPlay(Array.from({ length: people }, () => 'person' as const));
  const { acting, seq } = await viewOf(match, clientOf(match, 0));
  const seat = acting[0] ?? -1;
  const next = (seat + 1) % people;
  return { match, seat, next, client: clientOf(match, seat), nextClient: clientOf(match, next), seq };
}

/** The seat passes and draws by hand, which hands the turn over. */
export async function playTurn(match: Match, client: Client): Promise<number> {
  const { seq } = await viewOf(match, client);
  return (await commit(match, client, seq, { type: 'pass' }, { type: 'draw' })).seq;
}

export const rowsOf = async ({ id }: Match, from: number) =>
  (await logRows(id)).filter(({ seq }) => seq > from).map(({ seat, by }) => `${seat} ${by}`);

/** Plays at random until Ann is in phase I. */
export async function toAnnsPlanning(match: Match): Promise<number> {
  for (let stream = 1; ; stream += 1) {
    const { seat, client, view, move } = await decision(match, streamOf(stream));
    if (seat === 0 && view.choices.some(({ type }) => type === 'pass')) return view.seq;
    await commit(match, client, view.seq, move);
  }
}

/** A three-player game in which a seat in phase II can hand the turn over by a draw. */
export function standBeforeDraw() {
  for (let seed = 1; seed < 60; seed += 1) {
    const log = madeUpLog(rules, { options: { officeDraw: 'planning' }, people: 3, moves: 12 + seed, seed });
    const state = foldLog(rules, log);
    if (state?.step.phase !== 'trade' || state.pile.length < 20) continue;
    const { seat } = state.step;
    return { log, seat, ordered: (seat + 1) % 3, viewer: (seat + 2) % 3 };
  }
  throw new Error('no such position');
}
