/** Hash over the rules (`shared/kernel`, `shared/games` without words); written by `npm run engine`, checked by the tests. */
export const ENGINE = 'a1c897366252';

/** By game, hash over the modules that fold its log: `evolve`, `upcast` and all they import. */
export const FOLDS: Readonly<Record<string, string>> = {
  goa: '0ee789bc74e6',
  merchants: '1decebbc6813',
};
