import type { merchantsIntroduction as english } from '../en/introduction.ts';
import type { Translated } from '../../../../words/languages.ts';

/** What is said of Merchants before a game of it is opened, in Czech: the form of a new game, the invitation. */
export const merchantsIntroduction = {
  'page.new.hint.merchants':
    'Knizia 2007. 2–4 hráči, asi 30 minut: nakládejte lodě, hrajte karty, prodávejte draze.',
  'page.join.minute.merchants':
    'Vaše lodě vezou zboží. Ve svém tahu smíte vyměnit zboží nebo koupit zvláštní kartu; pak vyložíte na tržiště karty jednoho zboží, nebo dvě líznete. Vyložené zboží se prodává: každý dostane za každý svůj žeton tohoto zboží tolik mincí, kolik jeho karet je vidět. Až dojde balíček, vyhrává nejbohatší.',
  'merchants.option.officeDraw': 'Kancelář lízne kartu',
  'merchants.officeDraw.planning': 'na konci fáze I',
  'merchants.officeDraw.turnEnd': 'na konci tahu',
  'page.merchants.officeDraw.planning.hint': 'Líznutou kartu lze zahrát v témže tahu.',
  'page.merchants.officeDraw.turnEnd.hint': 'Líznutá karta je pro příští tah.',
} satisfies Translated<typeof english>;
