import { signal } from '@preact/signals';
import type { Commit } from '#shared/kernel/log.ts';
import type { Platform } from '../lib/platform.ts';

/**
 * The log in the page: rows 1, 2, 3 … without gaps. `rewritten` is called when a known row comes with another time: the
 * database was restored to a moment before that row was written, and another row took its place.
 */
export function createCommitLog(id: string, platform: Platform, rewritten: () => void) {
  const log = signal<readonly Commit[]>([]);
  const append = (commits: readonly Commit[]): void => {
    const known = log.peek().length;
    if (commits.some(({ seq, at }) => (log.peek()[seq - 1]?.at ?? at) !== at)) return rewritten();
    const rest = commits.filter(({ seq }) => seq > known);
    if (rest.every(({ seq }, i) => seq === known + 1 + i)) log.value = [...log.peek(), ...rest];
  };
  const fillTo = async (seq: number): Promise<void> => {
    while (log.peek().length < seq) {
      const page = await platform.api.log(id, log.peek().length + 1);
      if (!page.ok || page.value.commits.length === 0) return;
      append(page.value.commits);
    }
  };
  return { log, append, fillTo };
}
