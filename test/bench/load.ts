/**
 * `npm run load -- --games 2000 --minutes 10`: many games at once at the whole service, as people play them: a table is chosen at
 * random, opened, and one turn is played there. Prints throughput, times by kind of request, refusals and errors by kind, and the
 * memory of the process. Starts a service of its own, with an empty database; `--at http://127.0.0.1:8787` takes one that runs.
 */
import { readFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { Agent, request as httpRequest } from 'node:http';
import type { GameId } from '#shared/games/meta.ts';
import { sampleMove } from '#shared/kernel/sampleMove.ts';
import type { CreatedGame, GameView } from '#shared/protocol/http.ts';
import { runCommand, wholeNumber } from '../../scripts/lib/command.ts';
import { seatLink } from '../support/client.ts';
import { PRODUCTION, startService, type Service } from '../support/service.ts';
import { testStream } from '../support/testStream.ts';
import { quantile, type Row } from './measure.ts';
import { print } from './print.ts';

const USAGE =
  'usage: npm run load -- [--games 200] [--minutes 1] [--people 16] [--game merchants|goa] [--at address]';

const KINDS = ['make', 'seat', 'open', 'move', 'log', 'list'] as const;
type Kind = (typeof KINDS)[number];

interface Person {
  token: string | undefined;
  /** A network address of their own, or all would share one machine's limits. */
  readonly address: string;
}

interface Table {
  readonly id: string;
  readonly people: readonly Person[];
}

interface Answer {
  readonly status: number;
  /** JSON, of the service's own contract. */
  readonly text: string;
  readonly session: string | undefined;
}

class Load {
  readonly #origin: string;
  readonly #game: GameId;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 64 });
  readonly #times: Record<Kind, number[]> = { make: [], seat: [], open: [], move: [], log: [], list: [] };
  readonly #refused = new Map<string, number>();
  readonly #stream = testStream(1);
  #met = 0;
  over = 0;

  constructor(origin: string, game: GameId) {
    this.#origin = origin;
    this.#game = game;
  }

  stop(): void {
    this.#agent.destroy();
  }

  /** A running game of two. Undefined if the service refuses it. */
  async table(): Promise<Table | undefined> {
    const [ann, ben] = [this.#person(), this.#person()];
    const seats = [{ kind: 'me', name: 'Ann' }, { kind: 'open' }];
    const made = await this.#send<CreatedGame>('make', ann, 'POST', '/games', { game: this.#game, seats });
    const link = made?.seats[1]?.link;
    if (made === undefined || link === undefined) return undefined;
    const claim = { token: seatLink(link).token, name: 'Ben' };
    const seated = await this.#send('seat', ben, 'POST', `/games/${made.id}/seats/1/claim`, claim);
    return seated === undefined ? undefined : { id: made.id, people: [ann, ben] };
  }

  /** A visit: the player at turn opens the table and plays until somebody else is asked. False if the game is over. */
  async visit({ id, people }: Table): Promise<boolean> {
    for (const person of people) {
      let view = await this.#send<GameView>('open', person, 'GET', `/games/${id}`);
      if (view === undefined || view.status === 'running') {
        for (let move = 0; move < 20 && view !== undefined && view.choices.length > 0; move += 1) {
          const body = { expect: view.seq, moves: [sampleMove(view.choices, this.#stream)] };
          const moved = await this.#send('move', person, 'POST', `/games/${id}/moves`, body);
          if (moved === undefined) return true;
          view = await this.#send<GameView>('open', person, 'GET', `/games/${id}`);
        }
      } else {
        this.over += 1;
        return false;
      }
    }
    const [first] = people;
    if (first !== undefined && this.#stream.int(8) === 0) {
      await this.#send('log', first, 'GET', `/games/${id}/log`);
      await this.#send('list', first, 'GET', '/me/games');
    }
    return true;
  }

  #person(): Person {
    this.#met += 1;
    const [high, low] = [Math.floor(this.#met / 250) % 250, this.#met % 250];
    return { token: undefined, address: `10.${Math.floor(this.#met / 62_500)}.${high}.${low + 1}` };
  }

  /** The answer's body; undefined if it was refused or failed, which is counted. */
  async #send<T>(
    kind: Kind,
    person: Person,
    method: string,
    path: string,
    body?: object,
  ): Promise<T | undefined> {
    const start = performance.now();
    const answer = await this.#request(person, method, path, body).catch((error: Error) => error.message);
    this.#times[kind].push(performance.now() - start);
    if (typeof answer === 'string') return this.#refuse(`${kind}: ${answer}`);
    person.token ??= answer.session;
    if (answer.status < 300) return JSON.parse(answer.text) as T;
    const [, code = ''] = /"code":"(\w+)"/.exec(answer.text) ?? [];
    return this.#refuse(`${kind}: ${answer.status} ${code}`);
  }

  #refuse(why: string): undefined {
    this.#refused.set(why, (this.#refused.get(why) ?? 0) + 1);
  }

  #request({ token, address }: Person, method: string, path: string, body?: object): Promise<Answer> {
    const text = body === undefined ? '' : JSON.stringify(body);
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
      'cf-connecting-ip': address,
      origin: this.#origin,
      ...(token === undefined ? {} : { cookie: `carrack=${token}` }),
    };
    return new Promise((resolve, reject) => {
      const url = new URL(`/api${path}`, this.#origin);
      const sent = httpRequest(url, { method, headers, agent: this.#agent }, (response) => {
        const chunks: Buffer[] = [];
        response.on('error', reject);
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const session = /carrack=([0-9a-f]+)/.exec(String(response.headers['set-cookie'] ?? ''))?.[1];
          resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString(), session });
        });
      });
      sent.on('error', reject);
      sent.end(text);
    });
  }

  /** Forgets the times so far: what follows is measured. */
  forget(): void {
    for (const kind of KINDS) this.#times[kind].length = 0;
    this.#refused.clear();
  }

  rows(seconds: number): Row[] {
    const measured = KINDS.filter((kind) => this.#times[kind].length > 0);
    const sum = measured.reduce((all, kind) => all + this.#times[kind].length, 0);
    return [
      ...(seconds > 0 ? [{ name: 'requests a second', value: sum / seconds, unit: '' }] : []),
      ...measured.flatMap((kind): Row[] => [
        {
          name: `${kind}, p50`,
          value: quantile(this.#times[kind], 0.5),
          unit: 'ms',
          note: `${this.#times[kind].length} times`,
        },
        { name: `${kind}, p99`, value: quantile(this.#times[kind], 0.99), unit: 'ms' },
      ]),
      ...[...this.#refused].map(([why, n]) => ({ name: `refused, ${why}`, value: n, unit: 'times' })),
    ];
  }
}

/** Resident memory of the runtime in MB; null where it cannot be told. */
function memoryOf(service: Service | undefined): number | null {
  if (service?.pid === undefined || process.platform !== 'linux') return null;
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${service.pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

/** Calls `work` again and again, `people` times side by side, until it answers false. */
const together = (people: number, work: () => Promise<boolean>): Promise<unknown> =>
  Promise.all(
    Array.from({ length: people }, async () => {
      while (await work());
    }),
  );

async function run(
  load: Load,
  service: Service | undefined,
  { games, minutes, people }: { readonly games: number; readonly minutes: number; readonly people: number },
): Promise<void> {
  const tables: Table[] = [];
  let asked = 0;
  const memory = (name: string): Row => ({ name, value: memoryOf(service), unit: 'MB' });
  const empty = memory('memory, empty');
  const began = performance.now();
  await together(people, async () => {
    if ((asked += 1) > games) return false;
    const made = await load.table();
    if (made !== undefined) tables.push(made);
    return true;
  });
  print(`${tables.length} games are made`, load.rows((performance.now() - began) / 1000));
  if (tables.length === 0) throw new RangeError('no game could be made');
  const full = memory('memory, games made');
  load.forget();
  const until = performance.now() + minutes * 60_000;
  const pick = testStream(2);
  await together(people, async () => {
    const n = pick.int(Math.max(1, tables.length));
    const [table] = tables.splice(n, 1); // nobody else plays there meanwhile
    if (table === undefined || performance.now() > until) return false;
    if (await load.visit(table)) tables.push(table);
    return true;
  });
  const [cpu] = cpus();
  print(
    `${minutes} minutes, ${people} people at once; ${cpu?.model ?? ''}, ${availableParallelism()} cores`,
    [
      ...load.rows(minutes * 60),
      { name: 'games over', value: load.over, unit: '' },
      empty,
      full,
      memory('memory, played'),
      { name: 'errors in the log', value: service?.errors.length ?? null, unit: '' },
    ],
  );
}

await runCommand(USAGE, async () => {
  const { values } = parseArgs({
    options: {
      games: { type: 'string', default: '200' },
      minutes: { type: 'string', default: '1' },
      people: { type: 'string', default: '16' },
      game: { type: 'string', default: 'merchants' },
      at: { type: 'string' },
    },
  });
  if (values.game !== 'merchants' && values.game !== 'goa') throw new RangeError(USAGE);
  const service = values.at === undefined ? await startService(PRODUCTION) : undefined;
  const load = new Load(values.at ?? (await service?.address())?.origin ?? '', values.game);
  try {
    await run(load, service, {
      games: wholeNumber('games', values.games, { min: 1 }),
      minutes: wholeNumber('minutes', values.minutes, { min: 1 }),
      people: wholeNumber('people', values.people, { min: 1, max: 64 }),
    });
  } finally {
    load.stop();
    await service?.stop();
  }
  return 0;
});
