import type { merchantsHints as english } from '../en/hints.ts';
import type { Translated } from '../../../../words/languages.ts';

/** Hints for a first game of Merchants, in Czech: a first line, and what is shown when the hint is opened. */
export const merchantsHints = {
  'hint.merchants.start':
    'Vyhrává nejvíc mincí. Z prodeje má každý: karty na tržišti × vlastní žetony.\nKdo zahraje karty zboží, prodává je za všechny. Hra končí poslední kartou balíčku.',
  'hint.merchants.loading': 'Naložte zboží, které se asi bude prodávat často. Vydělají i ostatní.',
  'hint.merchants.planning':
    'Vezte to, co hned zahrajete. Zvláštní karty se vyplatí brzy.\nLoď: další žeton. Doky: v každém tahu výměna navíc. Smlouva: +{bonus} z každého prodeje, který vám něco přinese. Kancelář: v každém tahu karta navíc.',
  'hint.merchants.docks': 'Vyměňte na kterékoli lodi kromě právě koupené, nebo na žádné.',
  'hint.merchants.office': 'Karta navíc je skoro vždy dobrá, leda by vám konec balíčku uškodil.',
  'hint.merchants.trade':
    'Prodejte, čeho vezete víc než ostatní – nebo si lízněte.\nKaždý dostane: viditelné karty zboží × vlastní žetony tohoto zboží. Zakryté karty už neplatí.',
} satisfies Translated<typeof english>;
