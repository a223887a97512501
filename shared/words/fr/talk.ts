import type { talk as english } from '../en/talk.ts';
import type { Translated } from '../languages.ts';

/** Messages at the table and private notes: French. */
export const talk = {
  'page.talk': 'Messages',
  'page.talk.new': '{n, plural, one {# nouveau} other {# nouveaux}}',
  'page.talk.jump': '{n, plural, one {# nouveau message} other {# nouveaux messages}}',
  'page.talk.none': 'Aucun message pour l’instant.',
  'page.talk.earlier': 'Messages précédents',
  'page.talk.write': 'Votre message',
  'page.talk.send': 'Envoyer le message',
  'page.talk.all': 'Tous ceux qui voient cette partie peuvent les lire.',
  'page.talk.from': 'Nouveau message : {name}',
  'page.talk.host': 'Hôte',
  'page.notes': 'Mes notes',
  'page.notes.own': 'Personne d’autre ne les voit.',
  'page.notes.write': 'Notes sur cette partie',
  'page.notes.unsaved': 'Pas encore enregistré.',
  'page.notes.saving': 'Enregistrement …',
  'page.notes.saved': 'Enregistré.',
  'page.notes.changed': 'Vos notes ont été modifiées ailleurs. L’autre version :',
  'page.notes.mine': 'Garder cette version',
  'page.notes.theirs': 'Prendre l’autre version',
} satisfies Translated<typeof english>;
