import { CHAIN_START, chainHead } from '#shared/kernel/chain.ts';
import { type Commit, successorRow } from '#shared/kernel/log.ts';
import type { Viewer } from '#shared/kernel/types.ts';
import type { ChanceInfo, GameView, Export } from '#shared/protocol/http.ts';
import { type ApiResult, NETWORK, type ApiFailure } from '../../lib/api.ts';
import type { Memory, Platform } from '../../lib/platform.ts';
import type { AnyRules } from '#shared/kernel/rules.ts';
import { ok, fail, type Result } from '#shared/kernel/result.ts';
import { verify, type Check } from '#shared/kernel/verify.ts';

/** The record of a game's log as this device was shown it while the game ran. */
interface IntegrityRecord {
  /** `meta.version` of the rules in whose shape the rows were hashed. */
  readonly version: number;
  readonly viewer: Viewer;
  /** The row that seated the viewer as a successor; 0 for none, as in records of earlier releases. */
  readonly seatedAt?: number;
  readonly seq: number;
  /** Head of the chain over rows 1 … `seq`. */
  readonly head: string;
  /** The hashes published of the game's chance. */
  readonly seedHash: string;
  readonly hash: string | null;
}

/** The log that the page shows now, to be compared with the record. */
export interface Shown {
  readonly version: number;
  readonly viewer: Viewer;
  /** The whole log. */
  readonly log: readonly Commit[];
  readonly chance: Pick<ChanceInfo, 'seedHash' | 'hash'>;
  /** True while the game runs. */
  readonly running: boolean;
}

export type IntegrityFinding =
  | { readonly kind: 'same'; readonly seq: number }
  /** Nothing was shown earlier, or it is not known yet how long the log is. */
  | { readonly kind: 'untold' }
  /** It was shown in another shape, or to another viewer. */
  | { readonly kind: 'incomparable' }
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
  const { seq } = kept;
  if (kept.version !== shown.version || kept.viewer !== shown.viewer) return { kind: 'incomparable' };
  if (shown.log.length < seq) return { kind: 'rewritten', seq };
  // A player who has come back to their seat as a successor since no longer sees their own earlier decisions.
  const since = seatedAt(shown);
  if (since > seq || (kept.seatedAt === undefined && since > 0)) return { kind: 'incomparable' };
  return { kind: headOf(shown.log.slice(0, seq)) === kept.head ? 'same' : 'rewritten', seq };
}

const seatedAt = ({ viewer, log }: Shown): number => (viewer === 'spectator' ? 0 : successorRow(log, viewer));

/** True unless the log or the hashes of chance are not what they were. */
const isSound = ({ kind }: IntegrityFinding): boolean => kind !== 'rewritten' && kind !== 'chance';

/**
 * Records the heads of one game as its log grows. After a mismatch the record is kept as evidence.
 */
export function createIntegrityRecord(device: Memory, game: string): (shown: Shown) => IntegrityFinding {
  let viewer: Viewer | undefined;
  return (shown) => {
    viewer ??= shown.viewer;
    // A spectator has taken a seat: the rows before lack what that seat may see, until the page fetches them again.
    if (shown.viewer !== viewer) return { kind: 'incomparable' };
    const kept = readIntegrityRecord(device, game);
    const finding = compare(kept, shown);
    if (shown.running && isSound(finding))
      device.write(keyOf(game), extended(finding.kind === 'same' ? kept : undefined, shown));
    return finding;
  };
}

/** Without `from`, the chain begins anew: redacted for another viewer, the same rows have other heads. */
function extended(from: IntegrityRecord | undefined, shown: Shown): IntegrityRecord {
  const { version, viewer, log, chance } = shown;
  return {
    version,
    viewer,
    seatedAt: seatedAt(shown),
    seq: log.length,
    head: headOf(log.slice(from?.seq ?? 0), from?.head),
    seedHash: chance.seedHash,
    hash: chance.hash,
  };
}

/**
 * The finding, once the service has said how long the log is: rows that this page lacks may be on their way. Another tab was
 * shown them, or they came live and were not cached.
 */
export async function confirmed(
  finding: IntegrityFinding,
  { log, viewer }: Pick<Shown, 'log' | 'viewer'>,
  viewNow: () => Promise<ApiResult<GameView>>,
): Promise<IntegrityFinding> {
  if (finding.kind !== 'rewritten' || log.length >= finding.seq) return finding;
  const now = await viewNow();
  const isShort = now.ok && now.value.seq < finding.seq && (now.value.you ?? 'spectator') === viewer;
  return isShort ? finding : { kind: 'untold' };
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

/** All that was checked of a finished game. */
export interface Report {
  readonly checks: readonly Check[];
  /** The log shown to this device while the game ran, compared with the one shown now. */
  readonly memory: IntegrityFinding;
  readonly ok: boolean;
}

/** The check is not possible: the game is not over, or its seed is missing. */
export const NOTHING_REVEALED = 'NOTHING_REVEALED';

/** Checks a finished game from its export and from what the page was shown: `log`, which says nothing before all of it is there. */
export function report(
  rules: AnyRules,
  whole: Export,
  log: readonly Commit[],
  device: Platform['device'],
): Result<Report, ApiFailure> {
  const { seed, entropy, seedHash, hash } = whole.commitment;
  if (seed === undefined || entropy === undefined || whole.rows === undefined)
    return fail({ code: NOTHING_REVEALED, status: 0 });
  if (log.length < whole.commits.length) return fail({ code: NETWORK, status: 0 });
  const { viewer, id } = whole;
  const kept = readIntegrityRecord(device, id);
  const checks = verify(rules, {
    chance: { gameId: id, seed, entropy },
    // The hashes published beforehand are those shown then, where this device was there.
    published: { seedHash: kept?.seedHash ?? seedHash, hash: kept?.hash ?? hash },
    rows: whole.rows,
    viewer,
    shown: log,
  });
  const chance = { seedHash, hash };
  const memory = compare(kept, { version: rules.meta.version, viewer, log, chance, running: false });
  return ok({ checks, memory, ok: isSound(memory) && checks.every((check) => check.ok) });
}

/** The game's export, fetched when it is first asked for. */
export type Exported = () => Promise<ApiResult<Export>>;

/** A finished game's export does not change: one that came is kept, one that failed is asked for again. */
export function exportOnce({ api }: Pick<Platform, 'api'>, game: string): Exported {
  let kept: ApiResult<Export> | undefined;
  return async () => {
    if (kept?.ok !== true) kept = await api.export(game);
    return kept;
  };
}
