import { Agent, request as httpRequest } from 'node:http';
import type { AnyMove, Seat } from '#shared/kernel/types.ts';
import type { Choice } from '#shared/kernel/choices.ts';
import { sampleMove } from '#shared/kernel/sampleMove.ts';
import type { GameId } from '#shared/games/meta.ts';
import type { GameView, SeatRequest } from '#shared/protocol/http.ts';
import { settled } from '../../support/audit.ts';
import { Client, seatLink } from '../../support/client.ts';
import { PRODUCTION, startInspected, startService, type Service } from '../../support/service.ts';
import { testStream } from '../../support/testStream.ts';

/** `far30` and `far150`: the service with its database that many milliseconds away. */
const WORKERS = ['carrack', 'counted', 'floor', 'far30', 'far150'] as const;
export type WorkerName = (typeof WORKERS)[number];

/** One answer and how long it took, first byte sent to last byte read. */
export interface Timed {
  readonly ms: number;
  readonly status: number;
  readonly text: string;
}

/** A move to send, complete except for its time. */
export interface Play {
  readonly game: string;
  readonly person: Client;
  readonly expect: number;
  readonly moves: readonly AnyMove[];
}

/** A running game, with all that the bench needs to play on without asking. */
export interface Table {
  readonly id: string;
  readonly people: ReadonlyMap<Seat, Client>;
}

const ME: SeatRequest = { kind: 'me', name: 'Ann' };
const OPEN: SeatRequest = { kind: 'open' };
const BOT: SeatRequest = { kind: 'bot', level: 'normal' };

/** All games are in the first database, which the floor knows. */
const IN_ONE = { SHARD_WEIGHTS: 'ba=0' };

/** The service, its counted twin, two far from their database and the floor, in one process on one database. */
export class Bench {
  readonly service: Service;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 64 });
  readonly #addresses = new Map<WorkerName, URL>();

  private constructor(service: Service) {
    this.service = service;
  }

  static async start(): Promise<Bench> {
    const service = await startService(
      { ...PRODUCTION, vars: IN_ONE },
      { name: 'counted', entry: 'test/bench/worker/counted.ts', vars: IN_ONE },
      { name: 'floor', entry: 'test/bench/worker/floor.ts', objects: ['GameRoom'] },
      ...[30, 150].map((ms) => ({
        name: `far${ms}`,
        entry: 'test/bench/worker/delayed.ts',
        vars: { D1_DELAY: String(ms), ...IN_ONE },
      })),
    );
    return Bench.#of(service, WORKERS);
  }

  /** The service alone, in a process of its own that can be looked into. */
  static async inspected(): Promise<Bench> {
    return Bench.#of(await startInspected({ ...PRODUCTION, vars: IN_ONE }), ['carrack']);
  }

  static async #of(service: Service, workers: readonly WorkerName[]): Promise<Bench> {
    const bench = new Bench(service);
    for (const name of workers) bench.#addresses.set(name, await service.address(name));
    return bench;
  }

  async stop(): Promise<void> {
    this.#agent.destroy();
    await this.service.stop();
  }

  /** A request over a kept connection; Node's plain client, so that little of what is timed is the bench's own. */
  send(worker: WorkerName, method: string, path: string, person?: Client, body?: unknown): Promise<Timed> {
    const text = body === undefined ? '' : JSON.stringify(body);
    const url = new URL(path, this.#addresses.get(worker));
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
      origin: url.origin,
      ...(person?.token === undefined ? {} : { cookie: `carrack=${person.token}` }),
    };
    return new Promise((resolve, reject) => {
      const start = performance.now();
      const sent = httpRequest(url, { method, headers, agent: this.#agent }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            ms: performance.now() - start,
            status: response.statusCode ?? 0,
            text: Buffer.concat(chunks).toString(),
          }),
        );
      });
      sent.on('error', reject);
      sent.end(text);
    });
  }

  /** Evicts a room, as the platform does after seconds of quiet. The next request finds a cold object. */
  async evict(worker: WorkerName, game: string): Promise<void> {
    try {
      await this.service.miniflare.unsafeEvictDurableObject(worker, 'GameRoom', { name: game });
    } catch (error) {
      if (!String(error).includes('not currently running')) throw error;
    }
  }

  /** A started game of two people, or of one and bots. */
  table(bots = 0): Promise<Table> {
    return this.seated('merchants', bots > 0 ? Array.from({ length: bots }, () => BOT) : [OPEN]);
  }

  /** A started game; its creator has the first seat, and a person each open one. */
  async seated(game: GameId, others: readonly SeatRequest[]): Promise<Table> {
    const ann = new Client(this.service);
    const made = await ann.create([ME, ...others], { game });
    const people = new Map<Seat, Client>([[0, ann]]);
    for (const { seat, link } of made.seats) {
      if (link === undefined) continue;
      const guest = new Client(this.service);
      people.set(seat, guest);
      await guest.insist('POST', `/games/${made.id}/seats/${seat}/claim`, {
        token: seatLink(link).token,
        name: 'Ben',
      });
    }
    await settled(this.service, made.id);
    return { id: made.id, people };
  }

  /** Whose turn it is and their choices; asks the given Worker. */
  async view(
    worker: WorkerName,
    { id, people }: Table,
  ): Promise<{ readonly view: GameView; readonly person: Client }> {
    for (const person of people.values()) {
      const view = JSON.parse((await this.send(worker, 'GET', `/api/games/${id}`, person)).text) as GameView;
      if (view.choices.length > 0) return { view, person };
    }
    throw new Error('nobody has a decision to make');
  }

  /** The next move of the shortest turn. Asking warms the room. */
  async next(worker: WorkerName, table: Table): Promise<Play> {
    const { view, person } = await this.view(worker, table);
    return { game: table.id, person, expect: view.seq, moves: [shortest(view.choices, view.seq)] };
  }

  /** Address of a live connection for a page that has the log up to row `from`. */
  liveUrl(worker: WorkerName, { id }: Table, from: number): URL {
    const url = new URL(`/api/games/${id}/live?from=${from}`, this.#addresses.get(worker));
    url.protocol = 'ws:';
    return url;
  }

  async play(worker: WorkerName, { game, person, expect, moves }: Play): Promise<Timed> {
    const timed = await this.send(worker, 'POST', `/api/games/${game}/moves`, person, { expect, moves });
    if (timed.status !== 200) throw new Error(`${worker}: ${timed.status} ${timed.text}`);
    return timed;
  }

  /** The same traffic to the floor. `events`: the text that the move writes. A move that draws hands the turn over. */
  async playFloor({ game, person, expect, moves }: Play, events: string): Promise<Timed> {
    const body = { expect, moves, events, handsOver: moves.some(({ type }) => type === 'draw') };
    const timed = await this.send('floor', 'POST', `/api/games/${game}/moves`, person, body);
    if (timed.status !== 200) throw new Error(`floor: ${timed.status} ${timed.text}`);
    return timed;
  }
}

const SHORTEST = new Set(['pass', 'draw']);

function shortest(choices: readonly Choice[], salt: number): AnyMove {
  const passing = choices.filter(({ type }) => SHORTEST.has(type));
  return sampleMove(passing.length > 0 ? passing : choices, testStream(salt));
}
