import { CHAIN_START, chainHead } from '#shared/kernel/chain.ts';
import type { Commit } from '#shared/kernel/log.ts';
import type { Viewer } from '#shared/kernel/types.ts';
import type { ChanceInfo } from '#shared/protocol/http.ts';
import type { Memory } from './platform.ts';

/** What this device was shown of a game while it ran. */
export interface IntegrityRecord {
  /** `meta.version` of the rules in whose shape the rows were hashed. */
  readonly version: number;
  readonly viewer: Viewer;
  readonly seq: number;
  /** Head of the chain over rows 1 … `seq`. */
  readonly head: string;
  /** The hashes published of the game's chance. */
  readonly seedHash: string;
  readonly hash: string | null;
}

/** What the page shows now, to be compared with the record. */
export interface Shown {
  readonly version: number;
  readonly viewer: Viewer;
  /** The whole log. */
  readonly log: readonly Commit[];
  readonly chance: Pick<ChanceInfo, 'seedHash' | 'hash'>;
  /** True while the game runs. */
  readonly running: boolean;
}

/** `untold`: nothing was shown earlier, or in another shape or to another viewer. */
export type IntegrityFinding =
  | { readonly kind: 'same'; readonly seq: number }
  | { readonly kind: 'untold' }
  /** The rows up to `seq` are not what they were. */
  | { readonly kind: 'rewritten'; readonly seq: number }
  /** Other hashes of chance are given out than before. */
  | { readonly kind: 'chance' };

/** Of a row: the head before it, and the one after it. */
const known = new WeakMap<Commit, { readonly before: string; readonly after: string }>();

/** As `chainHead`; of rows that were seen before, it is remembered. */
export const headOf = (commits: readonly Commit[], from: string = CHAIN_START): string =>
  commits.reduce((before, commit) => {
    const seen = known.get(commit);
    if (seen?.before === before) return seen.after;
    const after = chainHead([commit], before);
    known.set(commit, { before, after });
    return after;
  }, from);

const keyOf = (game: string): string => `carrack.witness.${game}`;

export function readIntegrityRecord(device: Memory, game: string): IntegrityRecord | undefined {
  const kept = device.read(keyOf(game));
  return isWitnessed(kept) ? kept : undefined;
}

/** Compares what is shown with what this device was shown earlier. */
export function compare(kept: IntegrityRecord | undefined, shown: Shown): IntegrityFinding {
  if (kept === undefined) return { kind: 'untold' };
  const { seedHash, hash } = shown.chance;
  if (kept.seedHash !== seedHash || (kept.hash !== null && kept.hash !== hash)) return { kind: 'chance' };
  if (kept.version !== shown.version || kept.viewer !== shown.viewer) return { kind: 'untold' };
  const same = shown.log.length >= kept.seq && headOf(shown.log.slice(0, kept.seq)) === kept.head;
  return { kind: same ? 'same' : 'rewritten', seq: kept.seq };
}

/**
 * Records the heads of one game as its log grows. After a mismatch the record is kept as evidence.
 */
export function createIntegrityRecord(device: Memory, game: string): (shown: Shown) => IntegrityFinding {
  let finding: IntegrityFinding | undefined;
  let last: IntegrityRecord | undefined;
  return (shown) => {
    finding ??= compare(readIntegrityRecord(device, game), shown);
    if (shown.running && (finding.kind === 'same' || finding.kind === 'untold')) {
      last = extend(last ?? base(readIntegrityRecord(device, game), finding, shown), shown);
      device.write(keyOf(game), last);
    }
    return finding;
  };
}

/** What the new head goes on from: the one remembered, or the empty log. */
const base = (
  kept: IntegrityRecord | undefined,
  finding: IntegrityFinding,
  shown: Shown,
): IntegrityRecord | undefined =>
  finding.kind === 'same' && kept?.viewer === shown.viewer ? kept : undefined;

/** A spectator may take a seat. From then on the redacted rows are different, so the chain begins anew. */
function extend(last: IntegrityRecord | undefined, { version, viewer, log, chance }: Shown): IntegrityRecord {
  const from = last?.viewer === viewer && last.seq <= log.length ? last : undefined;
  return {
    version,
    viewer,
    seq: log.length,
    head: headOf(log.slice(from?.seq ?? 0), from?.head),
    seedHash: chance.seedHash,
    hash: chance.hash,
  };
}

const isWitnessed = (value: unknown): value is IntegrityRecord =>
  typeof value === 'object' &&
  value !== null &&
  'version' in value &&
  'viewer' in value &&
  'seq' in value &&
  typeof value.seq === 'number' &&
  'head' in value &&
  typeof value.head === 'string' &&
  'seedHash' in value &&
  'hash' in value;
