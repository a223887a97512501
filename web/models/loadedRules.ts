import { signal } from '@preact/signals';
import type { AnyFirstRules } from '#shared/kernel/rules.ts';
import type { FullRules } from './fullRules.ts';
import type { Platform } from './platform.ts';

/** The rules of a page's game: the first rules with the first view, the others when `loadFullRules` is called. */
export function createLoadedRules(platform: Platform) {
  const rules = signal<AnyFirstRules | undefined>(undefined);
  const fullRules = signal<FullRules | undefined>(undefined);
  /** False if they could not be fetched. */
  const loadRules = async (game: string): Promise<boolean> => {
    rules.value ??= await platform.rules(game).catch(() => undefined);
    return rules.peek() !== undefined;
  };
  const loadFullRules = async (): Promise<FullRules | undefined> => {
    const first = rules.peek();
    if (first === undefined || fullRules.peek() !== undefined) return fullRules.peek();
    const parts = Promise.all([platform.deferredRules(first.meta.id), import('./fullRules.ts')]);
    const [rest, model] = await parts.catch(() => []);
    if (rest !== undefined && model !== undefined) fullRules.value ??= model.fullRules({ ...first, ...rest });
    return fullRules.peek();
  };
  return { rules, fullRules, loadRules, loadFullRules };
}
