import { deepEqual } from 'node:assert/strict';
import type { Commit } from '#shared/kernel/log.ts';
import type { Client, Live } from '../support/client.ts';
import { until } from '../support/until.ts';

/** A page that stays open. When its connection breaks, it reconnects with its last row. */
export class Watcher {
  readonly #id: string;
  readonly #person: Client;
  readonly #lives: Live[] = [];

  constructor(id: string, person: Client) {
    this.#id = id;
    this.#person = person;
  }

  get #seen(): readonly Commit[] {
    return this.#lives.flatMap(({ commits }) => commits);
  }

  async connect(): Promise<void> {
    await until('the end of the old connection', () => (this.#lives.at(-1)?.closed ?? true) || undefined);
    this.#lives.push(await this.#person.live(this.#id, this.#seen.at(-1)?.seq ?? 0));
  }

  /** Expects that the page has got every row up to `seq` once, in order, and as in the log. */
  async sawEverythingOnce(seq: number): Promise<void> {
    await until(`row ${seq}`, () => (this.#seen.at(-1)?.seq ?? 0) >= seq || undefined);
    deepEqual(this.#seen, await this.#person.log(this.#id));
  }

  close(): void {
    this.#lives.at(-1)?.close();
  }
}
