import { SHARD_BINDING } from '../lib/ids.ts';

/** What a backup consists of, in the bucket BACKUPS: what `backup.ts` writes and `npm run restore` reads. */

/** `<moment>/<binding>/manifest.json`. Without it the backup is not whole. */
export interface BackupManifest {
  readonly format: 1;
  readonly database: string;
  /** When it began (ms). */
  readonly at: number;
  /** What makes the tables and then the indexes, in order. */
  readonly schema: readonly string[];
  readonly rows: RowCounts;
  readonly parts: readonly BackupPart[];
}

/** An object: lines of `[table, row]`. */
export interface BackupPart {
  readonly key: string;
  /** SHA-256 of the object, in hex. */
  readonly sha256: string;
  readonly rows: RowCounts;
}

/** Rows by table. */
export type RowCounts = Readonly<Record<string, number>>;

/** Whole backups, the oldest first; it is written when one is done. */
export const BACKUP_INDEX = 'index.json';

/** How wrangler.toml binds databases. A binding cannot be asked what it is: a stub has every method. */
export const isDatabase = (binding: string): boolean => binding === 'PEOPLE' || SHARD_BINDING.test(binding);
