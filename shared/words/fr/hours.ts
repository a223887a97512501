import type { hours as english } from '../en/hours.ts';
import type { Translated } from '../languages.ts';

/** Words of the profile for waking hours and holidays: French. */
export const hours = {
  'hours.title': 'Quand votre temps compte',
  'hours.why':
    'Dans les parties avec horloge, votre temps ne court que pendant vos heures d’éveil. Tant que vous ne les changez pas, ces heures sont une supposition de votre navigateur.',
  'hours.none': 'Aucune heure n’est encore enregistrée : chaque heure compte.',
  'hours.zone': 'Fuseau horaire',
  'hours.here': '{zone} (ce navigateur)',
  'hours.from': 'Éveil à partir de',
  'hours.to': 'Éveil jusqu’à',
  'hours.few': 'Ces heures doivent faire au moins {time} par jour.',
  'hours.save': 'Enregistrer les heures',

  'holiday.title': 'Congés',
  'holiday.why':
    'Pendant vos congés, votre temps s’arrête dans toutes les parties, et elles vous attendent. Les autres voient jusqu’à quand. Le bot qui continue à jouer en votre absence se règle dans les consignes d’une partie.',
  'holiday.left':
    '{n, plural, one {Il vous reste # jour cette année.} other {Il vous reste # jours cette année.}}',
  'holiday.from': 'Premier jour',
  'holiday.until': 'Dernier jour',
  'holiday.take': 'Prendre un congé',
  'holiday.backwards': 'Le dernier jour est avant le premier.',
  'holiday.now': 'Vous êtes en congé jusqu’au {until}.',
  'holiday.planned': 'Votre prochain congé : du {from} au {until}.',
  'holiday.end': 'Terminer le congé maintenant',
  'holiday.cancel': 'Annuler le congé',
  'holiday.automatic': 'Congé automatique',
  'holiday.automatic.why':
    'Quand votre temps est écoulé, un congé de {n, plural, one {# jour} other {# jours}} au plus commence tout seul, s’il vous reste des jours.',
} satisfies Translated<typeof english>;
