import type { afterGame as english } from '../en/afterGame.ts';
import type { Translated } from '../languages.ts';

/** Words of what can be done once a game is over; in Czech. */
export const afterGame = {
  'page.again.title': 'Po hře',
  'page.again.play': 'Hrát znovu',
  'page.again.go': 'Přejít do nové hry',
  'page.again.hint': 'Stejní hráči, stejné nastavení; všichni se posunou o jedno místo.',
  'page.share.make': 'Vytvořit obrázek',
  'page.share.busy': 'Kreslí se …',
  'page.share.share': 'Sdílet',
  'page.share.save': 'Uložit obrázek',
  'page.share.link': 'Kopírovat odkaz',
  'page.share.copied': 'Zkopírováno.',
  'page.share.copyFailed': 'Tento prohlížeč stránce kopírování nedovolí: použijte adresu z řádku.',
  'page.share.picture': 'Obrázek dohrané hry: {lead}',
  'page.share.failed': 'Tento prohlížeč obrázek vytvořit neumí.',
} satisfies Translated<typeof english>;
