import { until } from '../support/until.ts';
import { PRODUCTION, startService, type Service } from '../support/service.ts';

/** The points at which the Worker can be killed, by their names in `worker/lib/failpoints.ts`. */
export type Failpoint =
  | 'before-alarm'
  | 'before-put'
  | 'after-put'
  | 'in-delete'
  | 'before-batch'
  | 'after-batch'
  | 'before-address'
  | 'before-answer'
  | 'in-bot-loop'
  | 'before-mail'
  | 'after-mail'
  | 'before-channels'
  | 'after-channels';

/** The Worker's n-th arrival at the failpoint, counted from the last kill. */
export interface KillPoint {
  readonly at: Failpoint;
  readonly hit: number;
}

/** Waits for the kills; fails if the Worker does not reach the failpoints in time. */
export function inTime(killed: Promise<void>, boundMs?: number): Promise<true> {
  let done: true | undefined;
  void killed.then(() => (done = true));
  return until('the kills', () => done, boundMs);
}

/** The service with a switch at every failpoint. */
export class FusedService {
  readonly #fuses: KillPoint[] = [];
  #hits = 0;
  #blown: () => void = () => undefined;
  #service: Service | undefined;

  static async start(vars: Readonly<Record<string, string>> = {}): Promise<FusedService> {
    const fused = new FusedService();
    fused.#service = await startService({ ...PRODUCTION, vars, failpoint: (name) => fused.#reached(name) });
    return fused;
  }

  get service(): Service {
    if (this.#service === undefined) throw new Error('not started');
    return this.#service;
  }

  /** From now on the Worker dies at these points, one after another. Settles once it runs after the last kill. */
  killAt(...points: readonly KillPoint[]): Promise<void> {
    if (this.#fuses.length > 0) throw new Error('fuses of another test are left');
    this.#fuses.push(...points);
    this.#hits = 0;
    return new Promise((blown) => (this.#blown = blown));
  }

  /** No more kills. */
  disarm(): void {
    this.#fuses.length = 0;
  }

  /** The ids of a game's notices, once all of them are sent. */
  sentNotices(gameId: string): Promise<readonly string[]> {
    return until('the notices to be recorded as sent', async () => {
      const sql = 'SELECT id, state FROM notices WHERE game_id = ?';
      const rows = await this.service.rows<{ id: string; state: string }>(sql, gameId);
      const sent = rows.every(({ state }) => state === 'sent');
      return rows.length > 0 && sent ? rows.map(({ id }) => id) : undefined;
    });
  }

  async #reached(name: string): Promise<void> {
    if (this.#fuses[0]?.at !== name) return;
    this.#hits += 1;
    if (this.#hits < this.#fuses[0].hit) return;
    this.#fuses.shift();
    this.#hits = 0;
    const last = this.#fuses.length === 0;
    await this.service.crash();
    if (last) this.#blown();
    await new Promise(() => undefined); // the process is about to die
  }
}
