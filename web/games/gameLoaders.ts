import type { AnyTableRules } from '#shared/kernel/rules.ts';
import type { AnyGameUi } from './gameUi.ts';

/** What the page loads of a game. */
export interface GameLoaders {
  /** How it looks, and the rules of its table, with its words. */
  load(): Promise<{ readonly gameUi: AnyGameUi; readonly rules: AnyTableRules }>;
}
