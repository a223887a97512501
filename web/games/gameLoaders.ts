import type { AnyDeferredRules, AnyFirstRules } from '#shared/kernel/rules.ts';
import type { AnyGameUi, Travels } from './gameUi.ts';
import type { AnyOrdersUi } from './ordersUi.ts';

/** The parts of a game that the page loads. */
export interface GameLoaders {
  /** The UI with its styles and words, and the first rules: with them, a first choice can be made. */
  ui(): Promise<{ readonly gameUi: AnyGameUi; readonly firstRules: AnyFirstRules }>;
  /**
   * The deferred rules: needed by the time a choice has been made. `loadOrders` loads how
   * standing orders are written; without it the game has none of its own. `travels` says what events move over the table;
   * without it, things are shown only where they end.
   */
  deferredRules(): Promise<{
    readonly deferredRules: AnyDeferredRules;
    readonly travels?: Travels;
    readonly loadOrders?: () => Promise<{ readonly ordersUi: AnyOrdersUi }>;
  }>;
}
