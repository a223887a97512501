import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { BackupManifest, BackupPart } from '../../worker/operator/backupFormat.ts';
import { insertRow } from './sql.ts';

/** A backup read again, as SQL. */

/** Reads an object of the bucket; undefined: it is not there. */
export type ReadObject = (key: string) => Uint8Array | undefined;

/** A backup's manifest. Throws a RangeError if there is none, or one that this code does not know. */
export function manifestOf(read: ReadObject, backup: string, binding: string): BackupManifest {
  const bytes = read(`${backup}/${binding}/manifest.json`);
  if (bytes === undefined) throw new RangeError(`${backup} has no whole backup of ${binding}`);
  const manifest = JSON.parse(new TextDecoder().decode(bytes)) as BackupManifest; // our own file
  if (manifest.format !== 1)
    throw new RangeError(`${backup} has format ${String(manifest.format)}; this code knows 1`);
  return manifest;
}

/** SQL that makes the database anew: tables, rows, then indexes. Throws a RangeError at an object that is lost or changed. */
export async function* statementsOf(manifest: BackupManifest, read: ReadObject): AsyncIterable<string> {
  const isIndex = (sql: string): boolean => /^CREATE (?:UNIQUE )?INDEX/i.test(sql);
  yield* manifest.schema.filter((sql) => !isIndex(sql));
  for (const part of manifest.parts) yield* rowsOf(part, read);
  yield* manifest.schema.filter(isIndex);
}

async function* rowsOf({ key, sha256: hash, rows }: BackupPart, read: ReadObject): AsyncIterable<string> {
  const bytes = read(key);
  if (bytes === undefined) throw new RangeError(`${key} is lost`);
  if (bytesToHex(sha256(bytes)) !== hash) throw new RangeError(`${key} has changed`);
  const lines = (await unzipped(bytes)).split('\n').slice(0, -1);
  const count = Object.values(rows).reduce((sum, n) => sum + n, 0);
  if (lines.length !== count) throw new RangeError(`${key} has ${lines.length} rows, not ${count}`);
  for (const line of lines) {
    const [table, row] = JSON.parse(line) as [string, Record<string, unknown>]; // as the hash proves
    yield insertRow(table, row);
  }
}

const unzipped = (bytes: Uint8Array): Promise<string> =>
  new Response(
    new Blob([new Uint8Array(bytes)]).stream().pipeThrough(new DecompressionStream('gzip')),
  ).text();
