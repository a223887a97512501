import type { Memory } from './platform.ts';

/** Memory that is gone with the page. */
export function forgetful(): Memory {
  const kept = new Map<string, unknown>();
  return {
    read: (key) => kept.get(key),
    write: (key, value) => void kept.set(key, value),
    forget: (key) => void kept.delete(key),
    forgetAll: (prefix) => {
      for (const key of kept.keys()) if (key.startsWith(prefix)) kept.delete(key);
    },
  };
}
