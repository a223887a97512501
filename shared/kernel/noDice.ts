/**
 * Passed in place of dice by the page, which does not know the seed. A move that needs chance then fails with
 * `NEEDS_SERVER`. It is a module of its own, so that a page without dice does not load the hashing behind
 * `dice.ts`.
 */
export interface NoDice {
  readonly kind: 'none';
}
export const NO_DICE: NoDice = { kind: 'none' };
