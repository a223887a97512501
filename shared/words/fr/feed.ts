import type { feed as english } from '../en/feed.ts';
import type { Translated } from '../languages.ts';

/** Words of the profile for the feed of deadlines: French. */
export const feed = {
  'feed.title': 'Calendrier',
  'feed.why':
    'Vos échéances dans votre calendrier : abonnez-vous à une adresse que personne d’autre ne connaît. Elle montre quand votre temps s’achève, et rien d’autre.',
  'feed.make': 'Créer l’adresse',
  'feed.address': 'Adresse de votre calendrier',
  'feed.copy': 'Copier l’adresse',
  'feed.renew': 'Créer une autre adresse',
  'feed.off': 'Supprimer l’adresse',
  'feed.secret':
    'Quiconque a cette adresse peut lire vos échéances. Si vous en créez une autre, celle-ci ne fonctionne plus.',
  'feed.made': 'L’adresse est créée.',
  'feed.gone': 'L’adresse ne fonctionne plus.',
} satisfies Translated<typeof english>;
