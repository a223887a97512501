import type * as english from './help.en.ts';
import type { Translated } from '../../../words/languages.ts';

/** The rules of Merchants in Czech. */
export const help = {
  'help.merchants.part.game': 'Hra',
  'help.merchants.part.turn': 'Tah',
  'help.merchants.part.specials': 'Zvláštní karty',
  'help.merchants.part.end': 'Konec',
  'help.merchants.goal': 'Cíl hry',
  'help.merchants.goal.text':
    'Vaše lodě vozí zboží. Karty na tržišti ukazují poptávku po každém zboží. Když se zboží prodává, vydělá každý, kdo je veze – i v tazích ostatních. Vyhrává, kdo má nejvíc mincí.',
  'help.merchants.things': 'Herní materiál',
  'help.merchants.things.text':
    'Druhů zboží je {goods}; každý má {cards, plural, one {# kartu} few {# karty} other {# karet}} na tržiště a {markers, plural, one {# žeton} few {# žetony} other {# žetonů}} na lodě.',
  'help.merchants.setup': 'Příprava hry',
  'help.merchants.setup.text':
    'Každý má {hand, plural, one {# kartu} few {# karty} other {# karet}} v ruce a {ships, plural, one {# prázdnou loď} few {# prázdné lodě} other {# prázdných lodí}}. Na tržišti leží {market, plural, one {# odkrytá karta} few {# odkryté karty} other {# odkrytých karet}}, zbytek je balíček. Kdo začíná, určí los.\nPostupně každý naloží na loď zvolený žeton a potom ještě jednou na druhou.',
  'help.merchants.planning': 'Fáze I: plánování',
  'help.merchants.planning.text':
    'Udělejte jedno z toho:\nvyměňte žeton na jedné své lodi za jiné zboží ze zásoby,\nkupte zvláštní kartu,\npasujte.',
  'help.merchants.trade': 'Fáze II: obchod',
  'help.merchants.trade.text':
    'Udělejte jedno z toho; pasovat nelze:\nzahrajte karty jednoho zboží a prodejte je,\nlízněte {n, plural, one {# kartu} few {# karty} other {# karet}}. S prázdnou rukou musíte lízat.',
  'help.merchants.play': 'Hraní karet',
  'help.merchants.play.text':
    'Položte 1 až {market} karet jednoho zboží na různá pole tržiště. Co tam leželo, i téhož zboží, je zakryto a mimo hru. Potom se prodává toto zboží a žádné jiné.',
  'help.merchants.sale': 'Prodej',
  'help.merchants.sale.text':
    'Každý dostane mince: viditelné karty zboží × vlastní žetony tohoto zboží. Žetony zůstávají na lodích.',
  'help.merchants.sale.example': 'Příklad. Viditelné karty zboží: {visible}.',
  'help.merchants.sale.markers': '{n, plural, one {# žeton} few {# žetony} other {# žetonů}}',
  'help.merchants.sale.contract': '{n, plural, one {# žeton} few {# žetony} other {# žetonů}} a smlouva',
  'help.merchants.specials': 'Trvalý účinek',
  'help.merchants.specials.text': 'Působí od koupě a víc stejných se sčítá. Na konci nemají cenu.',
  'help.merchants.ship.text': 'Místo pro další žeton; naložíte ho hned ze zásoby.',
  'help.merchants.docks.text':
    'O jednu výměnu víc v každé fázi I, i když pasujete; ne na lodi právě koupené.',
  'help.merchants.contract.text':
    '+{bonus, plural, one {# mince} few {# mince} other {# mincí}}, kdykoli vám prodej přinese mince.',
  'help.merchants.office.text': 'V každém svém tahu si smíte líznout kartu.',
  'help.merchants.special.figures': 'Cena: {price}. Ve hře: {n}.',
  'help.merchants.officeDraw': 'Volba: kdy kancelář líže',
  'help.merchants.officeDraw.text':
    'Na konci fáze I (obvykle): kartu lze zahrát ještě v tomto tahu.\nNa konci tahu: karta je až na příští.',
  'help.merchants.end': 'Konec a výsledek',
  'help.merchants.end.text':
    'Hra končí ihned, když je líznuta poslední karta balíčku, i uprostřed lízání; nic se už neprodá. Vyhrává, kdo má nejvíc mincí; při shodě je vítězství společné. Karty v ruce a zvláštní karty nemají cenu.',
  'help.merchants.open': 'Veřejné a skryté',
  'help.merchants.open.text': 'Skryté jsou karty v rukou a pořadí balíčku. Vše ostatní je veřejné, i mince.',
  'help.merchants.figure.startMoney': 'Mince na začátku',
  'help.merchants.figure.specials': 'Počty zvláštních karet',
} satisfies Translated<typeof english.help>;
