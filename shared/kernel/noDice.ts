/**
 * What the page has before the seed is revealed: a move that needs chance is answered `NEEDS_SERVER`.
 * Apart from `dice.ts`, so that a page that throws no dice need not fetch what they are made with.
 */
export interface NoDice {
  readonly kind: 'none';
}
export const NO_DICE: NoDice = { kind: 'none' };
