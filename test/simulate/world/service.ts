import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { createApp } from '../../../worker/app.ts';
import { sweep } from '../../../worker/sweep.ts';
import { envWith } from '../../worker/support/bindings.ts';
import type { Me } from '#shared/protocol/http.ts';
import { Client, ORIGIN } from '../../worker/support/client.ts';

const MINUTE = 60_000;

/** A limit of bursts that goes by the simulation's clock. */
function limiter(limit: number): RateLimit {
  const counts = new Map<string, number>();
  return {
    limit: async ({ key }) => {
      const now = `${key} ${Math.floor(Date.now() / MINUTE)}`;
      const n = (counts.get(now) ?? 0) + 1;
      counts.set(now, n);
      return { success: n <= limit };
    },
  };
}

/** The real Worker. Its answers and the lines of its log are told to those who listen. */
export class Service {
  readonly #app = createApp();
  readonly #limits = { READS: limiter(600), WRITES: limiter(120) };
  /** Stands between the Worker and the browsers; for mutants. */
  falsify: (request: Request, response: Response) => Response | Promise<Response> = (_, response) => response;

  async fetch(request: Request): Promise<Response> {
    const ctx = createExecutionContext();
    const response = await this.#app.fetch(request, envWith(this.#limits), ctx);
    await waitOnExecutionContext(ctx);
    return this.falsify(request, response);
  }

  /** The provider of mail reports that a mail came back, or a complaint. */
  async report(address: string, isComplaint: boolean): Promise<void> {
    const event = isComplaint
      ? { RecordType: 'SpamComplaint' }
      : { RecordType: 'Bounce', Type: 'HardBounce' };
    const request = new Request(`${ORIGIN}/api/mail/events`, {
      method: 'POST',
      headers: { authorization: `Basic ${btoa('x:simulated')}`, 'content-type': 'application/json' },
      body: JSON.stringify({ ...event, Email: address }),
    });
    const { status } = await this.fetch(request);
    if (status !== 200) throw new Error(`the report of ${address} is answered ${status}`);
  }

  async cron(): Promise<void> {
    await sweep(env, Date.now());
  }
}

/** A browser of a person: it asks the simulation's service. */
export class Browser extends Client {
  readonly #service: Service;
  /** The player that it is signed in as, once the simulation has asked. */
  playerId: string | undefined;
  playerName: string | undefined;
  /** An answer has changed the session's cookie since, or one to a sign-in was lost. */
  mayBeAnother = true;

  constructor(service: Service, address: string) {
    super(address);
    this.#service = service;
  }

  protected override async deliver(request: Request): Promise<Response> {
    const response = await this.#service.fetch(request);
    const isLost = response.status >= 500 && new URL(request.url).pathname.startsWith('/api/auth/');
    this.mayBeAnother ||= response.headers.has('set-cookie') || isLost;
    return response;
  }

  isSignedInAs(player: Me['player']): void {
    this.playerId = player?.id;
    this.playerName = player?.name;
    this.mayBeAnother = false;
  }
}
