import { diceKey } from '#shared/kernel/commitment.ts';
import { seededDice } from '#shared/kernel/dice.ts';
import { fold } from '#shared/kernel/fold.ts';
import { sampleMove } from '#shared/kernel/sampleMove.ts';
import type { AnyMove, Seat } from '#shared/kernel/types.ts';
import { games } from '#shared/games/registry.ts';
import type { TableQuestion, SeatRequest } from '#shared/protocol/http.ts';
import { settled, type Done } from '../support/audit.ts';
import { Client, seatLink, type Answered, type Reply } from '../support/client.ts';
import type { Service } from '../support/service.ts';
import { testStream } from '../support/testStream.ts';
import { VEHICLE } from '../support/vehicle.ts';

const ME: SeatRequest = { kind: 'me', name: 'Ann' };
const OPEN: SeatRequest = { kind: 'open' };
const BOT: SeatRequest = { kind: 'bot', level: 'easy' };

/** A game, its people, and the acknowledged moves. */
interface Party {
  readonly id: string;
  readonly people: ReadonlyMap<Seat, Client>;
  readonly done: Done[];
}

/** A request during which the process is killed. */
export interface Situation extends Party {
  /** Sends the request, always the same; undefined if the connection broke before the answer. */
  readonly act: () => Promise<Reply<Answered> | undefined>;
  /** The number of the row that `act` writes. */
  readonly row: number;
  /** The entries that it adds to `done`; none for a start. */
  readonly expected: readonly Done[];
}

/** The person of a seat; throws for a seat without one. */
function personAt(party: Party, seat: Seat): Client {
  const person = party.people.get(seat);
  if (person === undefined) throw new Error(`nobody at seat ${seat}`);
  return person;
}

/** Creates a game as Ann and fills its open seats with people. `claim` is the last claim, not yet sent. */
async function seatParty(
  service: Service,
  seats: readonly SeatRequest[],
): Promise<Party & { readonly claim: Claim }> {
  const ann = new Client(service);
  const made = await ann.create(seats, { seed: SEED });
  const people = new Map<Seat, Client>();
  const claims: Claim[] = [];
  for (const { seat, kind, link } of made.seats) {
    if (kind === 'me') people.set(seat, ann);
    if (link === undefined) continue;
    const guest = new Client(service);
    await guest.create([ME, OPEN]); // gives the guest a session, so that a lost answer to the claim does not lose their name
    people.set(seat, guest);
    const entropy = await entropyFor(made.id, seats);
    const body = { token: seatLink(link).token, name: `Guest ${seat}`, entropy };
    claims.push(() => guest.request('POST', `/games/${made.id}/seats/${seat}/claim`, body));
  }
  const claim = claims.pop() ?? (() => Promise.reject(new Error('no open seat')));
  for (const other of claims) await other();
  return { id: made.id, people, done: [], claim };
}
type Claim = Situation['act'];

/** The server's part of the chance. A chosen seed is allowed if DEV is set. */
const SEED = 'c0'.repeat(32);

/** The entropy of the seats' browsers, chosen so that seat 0 begins. */
async function entropyFor(gameId: string, seats: readonly SeatRequest[]): Promise<string> {
  const rules = await games[VEHICLE]();
  for (let n = 0; ; n += 1) {
    const added = n.toString(16).padStart(64, '0');
    const entropy = seats.map(({ kind }) => (kind === 'open' ? added : null));
    const dice = seededDice(diceKey({ gameId, seed: SEED, entropy }));
    const state = fold(rules, rules.setup({ officeDraw: 'planning' }, seats.length, dice));
    if (rules.acting(state)[0] === 0) return added;
  }
}

async function startedParty(service: Service, seats: readonly SeatRequest[]): Promise<Party> {
  const { claim, ...party } = await seatParty(service, seats);
  if (seats.some(({ kind }) => kind === 'open')) await claim();
  await settled(service, party.id);
  return party;
}

/** An offered move, always the same one in the same position. */
export const someMove = (choices: Parameters<typeof sampleMove>[0], salt: number): AnyMove =>
  sampleMove(choices, testStream(salt));

/** The person to move, and their view. */
async function turn(service: Service, party: Party) {
  const { game } = await settled(service, party.id);
  const seat = 31 - Math.clz32(Number(game['acting']));
  const view = await personAt(party, seat).game(party.id);
  return { seat, view };
}

/** The shortest possible turn. */
const PASSING = new Set(['pass', 'draw']);

/** Plays one move, a pass if it is offered. */
export async function playOn(service: Service, party: Party): Promise<number> {
  const { seat, view } = await turn(service, party);
  const liked = view.choices.filter(({ type }) => PASSING.has(type));
  const move = someMove(liked.length > 0 ? liked : view.choices, view.seq);
  const { status, body } = await personAt(party, seat).commit(party.id, view.seq, [move]);
  if (status !== 200) throw new Error(`${move.type} refused: ${JSON.stringify(body)}`);
  party.done.push({ seat, moves: [move], undone: null });
  return body.seq;
}

/** The next commit of the person to move, not yet sent. */
async function nextCommit(service: Service, party: Party, type: string): Promise<Situation> {
  const { seat, view } = await turn(service, party);
  const move = someMove(
    view.choices.filter((choice) => choice.type === type),
    view.seq,
  );
  const body = { expect: view.seq, moves: [move] };
  const act: Situation['act'] = () => personAt(party, seat).request('POST', `/games/${party.id}/moves`, body);
  return { ...party, act, row: view.seq + 1, expected: [{ seat, moves: [move], undone: null }] };
}

/** Plays until the acting person is offered the move; with `wanted`, until that seat is. */
async function playUntil(service: Service, party: Party, type: string, wanted?: Seat): Promise<void> {
  for (;;) {
    const { seat, view } = await turn(service, party);
    if ((wanted ?? seat) === seat && view.choices.some((choice) => choice.type === type)) return;
    await playOn(service, party);
  }
}

/** Orders that pass and draw, at once. */
const ORDERS = {
  atOnce: true,
  game: { planning: 'pass', trade: { count: 'coins', least: 99, sale: 'ask' } },
};

async function giveOrders(party: Party, seat: Seat): Promise<void> {
  const person = personAt(party, seat);
  const { seq } = await person.game(party.id);
  await person.insist('PUT', `/games/${party.id}/orders`, { expect: seq, order: ORDERS });
}

/** The requests that can be interrupted, by name. */
export const situations = {
  'a move that keeps the turn': async (service) => {
    const party = await startedParty(service, [ME, OPEN]);
    await playUntil(service, party, 'pass');
    return nextCommit(service, party, 'pass');
  },
  'a hand-over to a person': async (service) => {
    const party = await startedParty(service, [ME, OPEN]);
    return nextCommit(service, party, 'load');
  },
  'a hand-over to bots': async (service) => {
    const party = await startedParty(service, [OPEN, BOT, BOT, BOT]); // no earlier alarm exists
    return nextCommit(service, party, 'load');
  },
  'a hand-over to orders': async (service) => {
    const party = await startedParty(service, [ME, OPEN, OPEN]);
    await playUntil(service, party, 'draw', 0);
    for (const seat of [1, 2]) await giveOrders(party, seat);
    return nextCommit(service, party, 'draw');
  },
  'the start by the last claim, bots first': async (service) => {
    const { claim, ...party } = await seatParty(service, [BOT, BOT, BOT, OPEN]);
    return { ...party, act: claim, row: 1, expected: [] };
  },
  'the start by the last claim, people only': async (service) => {
    const { claim, ...party } = await seatParty(service, [ME, OPEN, OPEN]);
    return { ...party, act: claim, row: 1, expected: [] };
  },
  'an undo': async (service) => {
    const party = await startedParty(service, [ME, OPEN]);
    await playUntil(service, party, 'pass');
    return undoOfPass(service, party);
  },
  'an undo to before the snapshot': async (service) => {
    const party = await startedParty(service, [ME, OPEN]);
    while ((await settled(service, party.id)).rows.length < SNAPSHOT_ROW - 1) await playOn(service, party);
    return undoOfPass(service, party);
  },
  'a vote that carries an undo out': async (service) => {
    const party = await startedParty(service, [ME, OPEN]);
    await playUntil(service, party, 'pass');
    return lastVote(service, party);
  },
} satisfies Record<string, (service: Service) => Promise<Situation>>;

export type SituationName = keyof typeof situations;

/** A room takes a snapshot at this row (`worker/room/storage/snapshot.ts`). Here it is the row that is undone. */
const SNAPSHOT_ROW = 16;

async function undoOfPass(service: Service, party: Party): Promise<Situation> {
  const { seat, view } = await turn(service, party);
  const to = view.seq;
  const expect = await playOn(service, party);
  const body = { expect, to };
  const act: Situation['act'] = () => personAt(party, seat).request('POST', `/games/${party.id}/undo`, body);
  return { ...party, act, row: expect + 1, expected: [{ seat, moves: [], undone: to }] };
}

/** An undo that the next player has been asked for, and is about to agree to. */
async function lastVote(service: Service, party: Party): Promise<Situation> {
  const { seat, view } = await turn(service, party);
  const to = view.seq;
  await playOn(service, party);
  const expect = await playOn(service, party);
  const { body } = await personAt(party, seat).insist<{ readonly question: TableQuestion }>(
    'POST',
    `/games/${party.id}/undo`,
    { expect, to },
  );
  const vote = { expect, question: body.question.id, answer: 'yes' };
  const [asked = seat] = body.question.asked;
  const act: Situation['act'] = () =>
    personAt(party, asked).request('POST', `/games/${party.id}/votes`, vote);
  return { ...party, act, row: expect + 1, expected: [{ seat, moves: [], undone: to }] };
}
