import { FAILPOINTS, type Failpoint } from '../../worker/failpoints.ts';
import { PRODUCTION, startService, type Service } from '../support/service.ts';

/** The service with a fuse at every failpoint. */
export class FusedService {
  #fuse: { readonly name: Failpoint; left: number; readonly blown: () => void } | undefined;
  #service: Service | undefined;

  static async start(): Promise<FusedService> {
    const fused = new FusedService();
    fused.#service = await startService({ ...PRODUCTION, failpoint: (name) => fused.#reached(name) });
    return fused;
  }

  get service(): Service {
    if (this.#service === undefined) throw new Error('not started');
    return this.#service;
  }

  /** The n-th time from now that the Worker reaches the failpoint, it dies there. Settles when it runs again. */
  killAt(name: Failpoint, hit = 1): Promise<void> {
    if (this.#fuse) throw new Error(`still waiting to be killed at ${this.#fuse.name}`);
    return new Promise((blown) => (this.#fuse = { name, left: hit, blown }));
  }

  /** Never killed after all: nothing had to be done where the fuse was. */
  disarm(): void {
    this.#fuse = undefined;
  }

  async #reached(name: string): Promise<void> {
    if (!FAILPOINTS.some((known) => known === name)) throw new Error(`no such failpoint: ${name}`);
    const fuse = this.#fuse;
    if (fuse?.name !== name) return;
    fuse.left -= 1;
    if (fuse.left > 0) return;
    this.#fuse = undefined;
    await this.service.crash();
    fuse.blown();
    await new Promise(() => undefined); // whoever asked is dead
  }
}
