import type { AnyRules } from '#shared/kernel/rules.ts';
import type { Commit } from '#shared/kernel/log.ts';
import { ok, fail, type Result } from '#shared/kernel/result.ts';
import { verify, type Check } from '#shared/kernel/verify.ts';
import type { Export } from '#shared/protocol/http.ts';
import { NETWORK, type ApiFailure, type ApiResult } from '../../lib/api.ts';
import { compare, isSound, readIntegrityRecord, type IntegrityFinding } from './integrityRecord.ts';
import type { Platform } from '../../lib/platform.ts';

/** All that was checked of a finished game. */
export interface Report {
  readonly checks: readonly Check[];
  /** What this device was shown while the game ran, against what it is shown now. */
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
    // What was published beforehand is what was shown then, where this device was there.
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
