import { seededDice, type Stream } from '#shared/kernel/dice.ts';
import { sampleMove } from '#shared/kernel/sampleMove.ts';
import { VEHICLE, GOODS, type State } from '../../support/vehicle.ts';
import type { AnyMove, Seat } from '#shared/kernel/types.ts';
import type { Committed, CreatedGame, GameView, LogPage } from '#shared/protocol/http.ts';
import { keyOf } from '../../support/playout.ts';
import { Client } from './client.ts';

/** A game and the browser of each seat; undefined where a bot sits. */
export interface Match {
  readonly id: string;
  readonly path: string;
  readonly clients: readonly (Client | undefined)[];
}

const NAMES = ['Ann', 'Bob', 'Cleo', 'Dan'];

type SeatKind = 'person' | 'bot';

/** A running game: the first person makes it, the others take their seats by the links. */
export async function newGame(
  kinds: readonly SeatKind[] = ['person', 'person'],
  more: Readonly<Record<string, unknown>> = {},
): Promise<Match> {
  const clients = kinds.map((kind) => (kind === 'person' ? new Client() : undefined));
  const host = clients.find((client) => client !== undefined) ?? new Client();
  const seats = kinds.map((kind, seat) => {
    if (kind === 'bot') return { kind: 'bot', level: 'easy' };
    return clients[seat] === host ? { kind: 'me', name: NAMES[seat] } : { kind: 'open' };
  });
  const made = await host.post<CreatedGame>('/api/games', { game: VEHICLE, seats, ...more });
  for (const { seat, link } of made.seats)
    if (link !== undefined) await clientOf(clients, seat).post(...claimOf(link, NAMES[seat]));
  return { id: made.id, path: `/api/games/${made.id}`, clients };
}

/** The request of the page at a seat's link. */
export function claimOf(link: string, name = 'Bob'): [path: string, body: { token: string; name: string }] {
  const [, id, seat, token] = /^\/join\/(\w+)\/(\d)#(\w+)$/.exec(link) ?? [];
  if (token === undefined) throw new Error(`not a seat link: ${link}`);
  return [`/api/games/${id}/seats/${seat}/claim`, { token, name }];
}

export function clientOf(from: Match | Match['clients'], seat: Seat): Client {
  const client = ('clients' in from ? from.clients : from)[seat];
  if (client === undefined) throw new Error(`nobody plays seat ${seat}`);
  return client;
}

export const viewOf = (match: Match, client: Client): Promise<GameView> => client.get<GameView>(match.path);

/** The first person's view. */
export const lookAt = (match: Match): Promise<GameView> => viewOf(match, anyClient(match));

export const anyClient = ({ clients }: Match): Client =>
  clients.find((client) => client !== undefined) ?? new Client();

export const streamOf = (seed: number): Stream => seededDice(keyOf(seed)).stream('test', 0);

/** Turns of the event loop within which any work of the service must finish; far more than needed. */
const PATIENCE = 2_000;

/** Asks again until the answer is there. */
export async function until<T>(ask: () => Promise<T | undefined>): Promise<T> {
  for (let turn = 0; turn < PATIENCE; turn += 1) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    await scheduler.wait(0);
  }
  throw new Error('what was waited for never came');
}

/** The game once a person must decide, or once it has ended. */
export const untilPerson = (match: Match, client = anyClient(match)): Promise<GameView> =>
  until(async () => {
    const view = await viewOf(match, client);
    const waits = view.acting.some((seat) => view.seats[seat]?.kind === 'person');
    return waits || view.status !== 'running' ? view : undefined;
  });

/** What several tests of a file look at is made by the first that asks for it. */
export function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}

/** A person to move, with their view and a random move; undefined when the game is over. */
async function nextDecision(match: Match, stream: Stream) {
  const looked = await untilPerson(match);
  if (looked.status !== 'running') return undefined;
  const seat = looked.acting.find((candidate) => match.clients[candidate] !== undefined) ?? -1;
  const client = clientOf(match, seat);
  const view = client === anyClient(match) ? looked : await viewOf(match, client);
  return { seat, client, view, move: randomMove(view, stream) };
}

/** The same for a game that is not over. */
export async function decision(match: Match, stream: Stream) {
  const next = await nextDecision(match, stream);
  if (next === undefined) throw new Error('the game is over');
  return next;
}

/** Cards are drawn every second time they can be, so that games are long: a game ends when the pile does. */
function randomMove({ choices }: GameView, stream: Stream): AnyMove {
  const draw = choices.find(({ type }) => type === 'draw');
  if (draw === undefined || stream.int(2) > 0) return sampleMove(choices, stream);
  return draw.params.length === 0 ? { type: 'draw' } : sampleMove([draw], stream);
}

export const commit = (
  match: Match,
  client: Client,
  expect: number,
  ...moves: AnyMove[]
): Promise<Committed> => client.post<Committed>(`${match.path}/moves`, { expect, moves });

/** Plays random moves for the people to move, until `moves` were played or the game is over. */
export async function playRandomly(match: Match, stream: Stream, moves = 1_000): Promise<GameView> {
  for (let played = 0; played < moves; played += 1) {
    const next = await nextDecision(match, stream);
    if (next === undefined) break;
    await commit(match, next.client, next.view.seq, next.move);
  }
  return untilPerson(match);
}

/** A game in which random moves were played, at most `moves`. */
export async function playedGame(stream: Stream, moves?: number): Promise<Match> {
  const match = await newGame();
  await playRandomly(match, stream, moves);
  return match;
}

/** A game past the loading of the ships: a person is in phase I. */
export async function inPlay(
  kinds?: readonly SeatKind[],
  more?: Readonly<Record<string, unknown>>,
): Promise<Match> {
  const match = await newGame(kinds, more);
  for (;;) {
    const view = await untilPerson(match);
    const { step, supply } = view.state as State;
    if (step.phase !== 'loading') return match;
    const [good] = GOODS.toSorted((a, b) => supply.markers[b] - supply.markers[a]);
    await commit(match, clientOf(match, step.seat), view.seq, { type: 'load', good } as AnyMove);
  }
}

export const wholeLog = async (match: Match, client = anyClient(match)): Promise<LogPage['commits']> => {
  const page = await client.get<LogPage>(`${match.path}/log`);
  if (page.next !== null) throw new Error('the log has more than a page');
  return page.commits;
};
