import type { talk as english } from '../en/talk.ts';
import type { Translated } from '../languages.ts';

/** Messages at the table and private notes: Czech. */
export const talk = {
  'page.talk': 'Zprávy',
  'page.talk.new': '{n, plural, one {# nová} few {# nové} other {# nových}}',
  'page.talk.jump': '{n, plural, one {# nová zpráva} few {# nové zprávy} other {# nových zpráv}}',
  'page.talk.none': 'Zatím žádné zprávy.',
  'page.talk.earlier': 'Dřívější zprávy',
  'page.talk.write': 'Vaše zpráva',
  'page.talk.send': 'Odeslat zprávu',
  'page.talk.all': 'Číst je může každý, kdo vidí tuto hru.',
  'page.talk.from': 'Nová zpráva: {name}',
  'page.talk.host': 'Hostitel',
  'page.notes': 'Moje poznámky',
  'page.notes.own': 'Vidíte je jen vy.',
  'page.notes.write': 'Poznámky k této hře',
  'page.notes.unsaved': 'Zatím neuloženo.',
  'page.notes.saving': 'Ukládá se …',
  'page.notes.saved': 'Uloženo.',
  'page.notes.changed': 'Vaše poznámky se změnily jinde. Druhá verze:',
  'page.notes.mine': 'Ponechat tuto verzi',
  'page.notes.theirs': 'Použít druhou verzi',
} satisfies Translated<typeof english>;
