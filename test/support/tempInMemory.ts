import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where Linux keeps files in memory. */
const MEMORY = '/dev/shm';

/** What the tests need there (bytes), the unpacked browser included, and as much again. */
const NEEDED = 2 ** 30;

const PREFIX = 'carrack-tests-';

/**
 * Puts temporary files of this process, and of all that it starts, in memory, if there is room. Databases of tests wait for
 * the disk at every write. What they prove does not depend on it, because no test cuts the power. Removed at the end.
 */
export function tempInMemory(): void {
  if (!hasRoom()) return;
  for (const name of readdirSync(MEMORY)) if (isOrphan(name)) remove(join(MEMORY, name));
  const folder = mkdtempSync(join(MEMORY, `${PREFIX}${process.pid}-`));
  if (!canRunPrograms(folder)) return remove(folder);
  process.env['TMPDIR'] = folder;
  process.once('exit', () => remove(folder));
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= NEEDED;
  } catch {
    return false; // another system
  }
}

/** Left by a run that was killed. */
function isOrphan(name: string): boolean {
  const [, pid] = new RegExp(`^${PREFIX}(\\d+)-`).exec(name) ?? [];
  if (pid === undefined) return false;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
}

/** The browser is unpacked there; containers often forbid programs in memory. */
function canRunPrograms(folder: string): boolean {
  const program = join(folder, 'program');
  writeFileSync(program, '#!/bin/sh\n', { mode: 0o700 });
  return spawnSync(program).status === 0;
}

const remove = (path: string): void => rmSync(path, { recursive: true, force: true });
