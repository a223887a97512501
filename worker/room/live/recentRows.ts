import type { LogRow } from '#shared/kernel/log.ts';
import type { LoadedGame } from '../storage/loadedGame.ts';

/** Rows kept in memory: as many as a page usually misses while it reconnects. */
export const REMEMBERED = 64;

/** The last row a page has (`from`), and when that row was written (`at`, ms; undefined: do not compare). */
export interface LastRow {
  readonly from: number;
  readonly at: number | undefined;
}

/** Where the log ends. */
interface LogEnd extends Pick<LoadedGame, 'lastAt'> {
  readonly game: Pick<LoadedGame['game'], 'seq'>;
}

/** The rows that a page has missed: `rows`; or the whole log, because the database was restored; or the rows after `after` must be read first. */
export type Missed =
  | { readonly kind: 'rows'; readonly rows: readonly LogRow[] }
  | { readonly kind: 'restored' }
  | { readonly kind: 'read'; readonly after: number };

/** The rows that a spectator's page has missed of those that are shown of a delayed game. */
export function missedOf(rows: readonly LogRow[], { from, at }: LastRow): Exclude<Missed, { kind: 'read' }> {
  const last = from === 0 ? undefined : rows[from - 1];
  const isKnown = from === 0 || (last !== undefined && (at === undefined || last.at === at));
  return isKnown ? { kind: 'rows', rows: rows.slice(from) } : { kind: 'restored' };
}

/**
 * The newest rows of the log, so that connecting pages need no read of D1. Empty when the room wakes. It holds only
 * durable rows, without a gap.
 */
export class RecentRows {
  #rows: readonly LogRow[] = [];
  /** The last row when the log was last read. */
  #start: LastRow | undefined;
  /** Counts how often `forget` was called. Results of reads that began before it are not kept. */
  #generation = 0;
  /** Reads in progress, by the row after which they begin. */
  readonly #reads = new Map<number, Promise<readonly LogRow[]>>();

  /** Adds a row that was written or found in D1. It replaces the remembered rows from its number on. */
  add(row: LogRow): void {
    const before = this.#rows.filter(({ seq }) => seq < row.seq);
    const follows = before.at(-1)?.seq === row.seq - 1;
    this.#rows = [...(follows ? before : []), row].slice(-REMEMBERED);
  }

  /** The log was read again and may be another one: forgets all rows and keeps only the number and time of the last. */
  forget({ game: { seq }, lastAt }: LogEnd): void {
    this.#rows = [];
    this.#reads.clear();
    this.#generation += 1;
    this.#start = { from: seq, at: lastAt };
  }

  /** The rows that a page has missed of a log that ends so. Uses the rows in memory and those in `read`. */
  missedBy(
    { from, at }: LastRow,
    { game: { seq: head }, lastAt }: LogEnd,
    read: readonly LogRow[] = [],
  ): Missed {
    if (from > head) return { kind: 'restored' };
    const isCompared = from > 0 && at !== undefined;
    const known = from === head ? lastAt : this.#atOf(from, read);
    if (isCompared && known !== undefined && known !== at) return { kind: 'restored' };
    const rows = this.between(from, head, read);
    if (rows !== undefined && (!isCompared || known !== undefined)) return { kind: 'rows', rows };
    return { kind: 'read', after: isCompared ? from - 1 : from };
  }

  /** When row `seq` was written (ms); undefined if not known here. */
  #atOf(seq: number, read: readonly LogRow[]): number | undefined {
    if (this.#start?.from === seq) return this.#start.at;
    return [...read, ...this.#rows].find((row) => row.seq === seq)?.at;
  }

  /** The rows after `from` up to `head`, from memory and `read`; undefined if one is missing. */
  between(from: number, head: number, read: readonly LogRow[] = []): readonly LogRow[] | undefined {
    if (from >= head) return [];
    const known = new Map([...read, ...this.#rows].map((row) => [row.seq, row]));
    const rows: LogRow[] = [];
    for (let seq = from + 1; seq <= head; seq += 1) {
      const row = known.get(seq);
      if (row === undefined) return undefined;
      rows.push(row);
    }
    return rows;
  }

  /** Reads the rows after `from` with `load`; callers that miss the same rows share one read. */
  read(from: number, load: () => Promise<readonly LogRow[]>): Promise<readonly LogRow[]> {
    const underWay = this.#reads.get(from);
    if (underWay !== undefined) return underWay;
    const reading = this.#readNow(from, load);
    this.#reads.set(from, reading);
    return reading;
  }

  async #readNow(from: number, load: () => Promise<readonly LogRow[]>): Promise<readonly LogRow[]> {
    const generation = this.#generation;
    try {
      const rows = await load();
      if (generation === this.#generation) this.#addOlder(rows);
      return rows;
    } finally {
      if (generation === this.#generation) this.#reads.delete(from);
    }
  }

  #addOlder(rows: readonly LogRow[]): void {
    const first = this.#rows[0]?.seq ?? Infinity;
    const older = rows.filter(({ seq }) => seq < first);
    const fits = first === Infinity || older.at(-1)?.seq === first - 1;
    if (fits) this.#rows = [...older, ...this.#rows].slice(-REMEMBERED);
  }
}
