import { asc } from 'drizzle-orm';
import { canonicalJson } from '#shared/kernel/json.ts';
import { capturedMailsTable } from '../../../worker/db/schema.ts';
import { Client } from './client.ts';
import { db } from './database.ts';
import type { Live } from './socket.ts';

/** All traffic to one viewer of a game: status, headers and text of every answer, every frame, every mail. */
export class Traffic {
  readonly lines: string[] = [];
  readonly #client: Client;
  readonly #path: string;

  /** `path`: the game's, under which `send` writes. */
  constructor(client: Client, path: string) {
    this.#client = client;
    this.#path = path;
  }

  /** Reads every one of these addresses. */
  async look(paths: readonly string[], headers: Readonly<Record<string, string>> = {}): Promise<void> {
    for (const path of paths) await this.#hear(`GET ${path}`, await this.#client.fetch(path, { headers }));
  }

  /** Writes to the game, each time from another machine, because one machine may not send that much in a minute. */
  async send(path: string, json: unknown): Promise<void> {
    const headers = { 'cf-connecting-ip': new Client().address };
    const answer = await this.#client.fetch(`${this.#path}${path}`, { method: 'POST', json, headers });
    await this.#hear(`POST ${path} ${JSON.stringify(json)}`, answer);
  }

  /** Adds the frames of a live connection, once all have come. */
  async frames(live: Live): Promise<void> {
    await live.settled();
    this.lines.push(...live.texts.map(still));
  }

  /** Adds the mails sent to an address; gives their number. */
  async mails(address: string): Promise<number> {
    const rows = await db().select().from(capturedMailsTable).orderBy(asc(capturedMailsTable.id));
    const own = rows.filter(({ mail }) => mail.to === address);
    this.lines.push(...own.map(({ mail }) => still(canonicalJson(mail))));
    return own.length;
  }

  async #hear(what: string, response: Response): Promise<void> {
    const headers = [...response.headers].map(([name, value]) => `${name}: ${value}`).join('; ');
    const text = new TextDecoder().decode(await response.arrayBuffer()); // some text has another content type
    this.lines.push(`${what} → ${response.status} ${still(headers)}\n${still(text)}`);
  }
}

/** Removes what is random each time: the ids of requests and notices. The clock is stopped. */
const still = (text: string): string =>
  text
    .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, 'REQUEST')
    .replaceAll(/("id":|"X-Carrack-Notice":)"[0-9a-f]{16}"/g, '$1"NOTICE"');

/** An excerpt of both texts at their first difference; the whole would be megabytes. */
export function firstDifference(a: readonly string[], b: readonly string[]): string | undefined {
  const line = a.findIndex((text, at) => text !== b[at]);
  if (line < 0) return a.length === b.length ? undefined : `${a.length} or ${b.length} lines`;
  const [one = '', two = ''] = [a[line], b[line]];
  const at = [...one].findIndex((letter, place) => letter !== two[place]);
  const around = (text: string): string => text.slice(Math.max(0, at - 80), at + 80);
  return `line ${line}: ${one.slice(0, 60)} … ${around(one)} / ${around(two)}`;
}
