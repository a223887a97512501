import type { ownData as english } from '../en/ownData.ts';
import type { Translated } from '../languages.ts';

/** Words of the profile for a player's data: Czech. */
export const ownData = {
  'ownData.title': 'Vaše data',
  'ownData.export.what':
    'Soubor se vším, co o vás máme uloženo: profil, prohlížeče, hry, poznámky, zprávy a výsledky. Nejsou v něm tajemství ostatních hráčů.',
  'ownData.privacy': 'Co je uloženo, jak dlouho a kdo to vidí',
  'ownData.export.do': 'Stáhnout moje data',
  'ownData.delete': 'Smazat můj účet',
  'ownData.delete.cannot': 'Nikdo už to později nevrátí.',
  'ownData.delete.goes':
    'Hned zmizí: jméno, adresa, všechny prohlížeče a klíče, kterými se přihlašujete, kanály, poznámky, příkazy, dovolené, blokace a hlášení.',
  'ownData.delete.stays':
    'Zůstanou: odehrané hry, jejich záznamy a výsledky a napsané zprávy. Je u nich „bývalý hráč“.',
  'ownData.delete.running':
    'V rozehraných hrách opustíte své místo: hraje za vás bot, dokud ho někdo nepřevezme. Hry, které jste založili a které ještě nezačaly, převezme jiný hráč u stolu, nebo se zruší.',
  'ownData.delete.type': 'Pro potvrzení napište své jméno: {name}',
  'ownData.delete.do': 'Smazat všechno teď',
  'ownData.deleted': 'Váš účet je smazaný.',
  'ownData.deleted.rest': 'Váš účet je smazaný. Z posledních her jméno zmizí během několika minut.',
} satisfies Translated<typeof english>;
