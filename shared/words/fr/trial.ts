import type { trial as english } from '../en/trial.ts';
import type { Translated } from '../languages.ts';

/** Words of trials: going on from a past position in the browser alone; in French. */
export const trial = {
  'page.trial': '{game} : essai depuis le nº {at}',
  'page.trial.private':
    'C’est votre copie privée. Rien n’est envoyé, personne ne la voit, et elle disparaît quand vous la quittez.',
  'page.trial.leave': 'Retour à l’historique',
  'page.trial.back': 'Annuler',
  'page.trial.restart': 'Depuis le début',
  'page.trial.decides': '{name} : {question}',
  'page.trial.over': 'L’essai est arrivé à la fin de la partie.',
  'page.trial.alone': 'Vous jouez',
  'page.trial.all': 'toutes les places',
  'page.trial.dice': 'Hasard',
  'page.trial.dice.own': 'celui de la partie',
  'page.trial.dice.new': 'un nouveau',
  'page.trial.dice.hint': 'Une pioche déjà mélangée garde son ordre.',
  'page.trial.seen':
    'Vous continuez d’après ce que vous voyez : les cartes cachées des autres ne peuvent pas être jouées ici, et l’essai s’arrête là où le hasard ou une carte cachée décide.',
  'page.trial.stopped':
    'Ici décideraient le hasard ou quelque chose que vous ne voyez pas. Annulez, ou choisissez un autre coup.',
  'page.trial.stuck':
    '{name} décide d’après quelque chose que vous ne voyez pas. Annulez pour essayer autrement.',
  'page.trial.steps': 'Coups de l’essai',
  'page.trial.itself': 'automatique',
} satisfies Translated<typeof english>;
