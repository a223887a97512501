import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { bounded } from '../../db/database.ts';
import { gameDatabase } from '../../db/shards.ts';
import { selectArchived } from '../../db/games/log.ts';
import type { MessageRow } from '../../db/schema.ts';
import type { RawRow } from './chain.ts';
import { DamagedLog } from './damage.ts';

/** A row of the log with all its columns but the game's id. */
interface ArchivedRow extends RawRow {
  readonly engine: string;
}

/** What leaves the database when a finished game is archived. */
export interface ArchivedGame {
  /** The whole log, in order. */
  readonly rows: readonly ArchivedRow[];
  /** The messages written before, in order. */
  readonly messages: readonly MessageRow[];
}

const SUFFIX = '.json.gz';

/**
 * The objects of one game in the archive. An object is named by the SHA-256 of its content, so it is never overwritten with
 * anything else, and one that has changed is known by its name. `games.archived` says which one counts.
 */
export class GameArchive {
  readonly #env: Env;
  readonly #gameId: string;
  #known: { readonly name: string; readonly game: ArchivedGame } | undefined;

  constructor(env: Env, gameId: string) {
    this.#env = env;
    this.#gameId = gameId;
  }

  /** The archived game; undefined if it is still in the database. Throws `DamagedLog` if its object is lost or changed. */
  async current(): Promise<ArchivedGame | undefined> {
    const [row] = await selectArchived(gameDatabase({ env: this.#env, gameId: this.#gameId }), this.#gameId);
    return row?.archived == null ? undefined : this.read(row.archived);
  }

  /** The content of an object, from memory if it was read last. Throws `DamagedLog` if it is lost or changed. */
  async read(name: string): Promise<ArchivedGame> {
    if (this.#known?.name === name) return this.#known.game;
    const object = await this.#bucket()?.get(this.#keyOf(name));
    if (object == null) return this.#readReplacement();
    const bytes = await bounded(object).arrayBuffer(); // what breaks or hangs on the way is no changed object
    const text = await unzipped(bytes).catch(() => undefined);
    if (text === undefined || nameOf(text) !== name) throw new DamagedLog({ kind: 'changed', row: 1 });
    const game = JSON.parse(text) as ArchivedGame;
    this.#known = { name, game };
    return game;
  }

  /**
   * An erasure may have replaced the object, and then the database was restored to before it: the newest object counts. There are
   * two while another erasure is replacing that one.
   */
  async #readReplacement(): Promise<ArchivedGame> {
    const newestFirst = (await this.#objects()).toSorted(
      (a, b) => b.uploaded.getTime() - a.uploaded.getTime(),
    );
    const [newest] = newestFirst;
    if (newest === undefined) throw new DamagedLog({ kind: 'lost', row: 1 });
    return this.read(newest.key.slice(this.#gameId.length + 1, -SUFFIX.length));
  }

  /** Stores the game and reads it back. Returns the object's name. Throws if the archive does not give back what it got. */
  async put(game: ArchivedGame): Promise<string> {
    const bucket = this.#bucket();
    if (bucket === undefined) throw new Error('no archive');
    const text = JSON.stringify(game);
    const name = nameOf(text);
    const bytes = await zipped(text);
    await bucket.put(this.#keyOf(name), bytes, { onlyIf: { etagDoesNotMatch: '*' } });
    this.#known = undefined;
    await this.read(name).catch((cause: unknown) => {
      throw new Error('the archive does not give back what it got', { cause }); // the game is not damaged
    });
    return name;
  }

  /**
   * Deletes the game's objects but the one that counts. What an erasure has replaced still holds the name. D1 is asked after
   * the list: another room may have named a new object. Deletes none if the one that counts is not there.
   */
  async deleteOthers(): Promise<void> {
    const keys = (await this.#objects()).map(({ key }) => key);
    const [row] = await selectArchived(gameDatabase({ env: this.#env, gameId: this.#gameId }), this.#gameId);
    const kept = row?.archived == null ? undefined : this.#keyOf(row.archived);
    if (row === undefined || (kept !== undefined && !keys.includes(kept))) return;
    const others = keys.filter((key) => key !== kept);
    if (others.length > 0) await this.#bucket()?.delete(others);
  }

  #keyOf = (name: string): string => `${this.#gameId}/${name}${SUFFIX}`;

  async #objects(): Promise<readonly R2Object[]> {
    const listed = await this.#bucket()?.list({ prefix: `${this.#gameId}/` });
    return listed?.objects ?? [];
  }

  #bucket(): R2Bucket | undefined {
    return this.#env.ARCHIVE && bounded(this.#env.ARCHIVE);
  }
}

const nameOf = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

const zipped = (text: string): Promise<ArrayBuffer> =>
  new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))).arrayBuffer();

const unzipped = (bytes: ArrayBuffer): Promise<string> =>
  new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).text();
