import type { goaIntroduction as english } from '../en/introduction.ts';
import type { Translated } from '../../../../words/languages.ts';

/** What is said of Goa before a game of it is opened, in Czech: the form of a new game, the invitation. */
export const goaIntroduction = {
  'page.new.hint.goa':
    'Dorn 2004. 2–4 hráči, asi 90 minut: dražte žetony, pěstujte koření, zakládejte kolonie.',
  'page.goa.option.edition': 'Vydání',
  'page.goa.edition.2012': '2012',
  'page.goa.edition.2012.hint':
    'Kdo vede dražbu, může koupit o dukát levněji, než je nejvyšší nabídka; na přání žetony Bonanza.',
  'page.goa.edition.2004': '2004',
  'page.goa.edition.2004.hint': 'První vydání: kdo vede dražbu, musí ostatní přeplatit.',
  'page.goa.option.quickStart': 'Rychlý start',
  'page.goa.quickStart.no': 'Ne',
  'page.goa.quickStart.no.hint': 'Všichni začínají nahoře v každém sloupci.',
  'page.goa.quickStart.yes': 'Ano',
  'page.goa.quickStart.yes.hint': 'Před prvním kolem každý posune dvě značky dolů, nebo si vezme dukáty.',
  'page.goa.option.bonanza': 'Žetony Bonanza',
  'page.goa.bonanza.no': 'Ne',
  'page.goa.bonanza.no.hint': 'Pod rohy nic neleží.',
  'page.goa.bonanza.yes': 'Ano',
  'page.goa.bonanza.yes.hint': 'Pod každým rohem plánu je skrytý žeton pro toho, kdo získá žeton nad ním.',
  'page.goa.option.money': 'Dukáty',
  'page.goa.money.hidden': 'Skryté',
  'page.goa.money.hidden.hint':
    'Dukáty ostatních nejsou do konce hry vidět. Plynou z plateb, které vidí všichni.',
  'page.goa.money.open': 'Viditelné',
  'page.goa.money.open.hint': 'Všichni vidí dukáty všech.',
  'page.join.minute.goa':
    'V každém kole se draží žetony: zaplacené dukáty dostane majitel značky na žetonu. Pak má každý tři akce: staví lodě, sklízí koření, vybírá daně, líže karty expedic, zakládá kolonie, nebo zaplatí kořením a loděmi za posun značky na tabulce rozvoje, čímž akci zesílí. Po osmi kolech vítězí, kdo má nejvíc bodů: za značky, kolonie, karty se stejným symbolem a nejvíce dukátů.',
} satisfies Translated<typeof english>;
