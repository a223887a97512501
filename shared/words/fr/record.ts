import type { record as english } from '../en/record.ts';
import type { Translated } from '../languages.ts';

/** Words beside a board: log, score, chance, a question to the table; in French. */
export const record = {
  'page.undo': 'Annuler mon dernier coup',
  'page.offline':
    'La connexion en direct est perdue. La page tente de se reconnecter ; ce que vous voyez n’est peut-être plus à jour.',
  'page.outdated':
    'Le serveur joue avec des règles plus récentes que cette page. Rechargez-la dans un moment ; votre brouillon est gardé.',

  'page.question': 'Une question à la table',
  'page.question.pause': '{name} demande une pause jusqu’au {until}.',
  'page.question.resume': '{name} demande de reprendre la partie.',
  'page.question.end': '{name} demande d’arrêter la partie maintenant. Le score actuel compte.',
  'page.question.replace.successor': '{name} demande de proposer la place de {seat} à quelqu’un d’autre.',
  'page.question.replace.bot': '{name} demande qu’un bot termine pour {seat}.',
  'page.question.undo': '{name} voudrait annuler tout ce qui suit le nº {to} du journal.',
  'page.question.pause.own': 'Vous demandez une pause jusqu’au {until}.',
  'page.question.resume.own': 'Vous demandez de reprendre la partie.',
  'page.question.end.own': 'Vous demandez d’arrêter la partie maintenant. Le score actuel compte.',
  'page.question.replace.successor.own': 'Vous demandez de proposer la place de {seat} à quelqu’un d’autre.',
  'page.question.replace.bot.own': 'Vous demandez qu’un bot termine pour {seat}.',
  'page.question.undo.own': 'Vous voudriez annuler tout ce qui suit le nº {to} du journal.',
  'page.question.replace.successor.you': '{name} demande de proposer votre place à quelqu’un d’autre.',
  'page.question.replace.bot.you': '{name} demande qu’un bot termine pour vous.',
  'page.question.waiting': 'Doivent encore répondre : {names}.',
  'page.question.agree': 'Accepter',
  'page.question.refuse': 'Refuser',

  'page.log': 'Ce qui s’est passé',
  'page.log.film': 'Montrer ce qui s’est passé',
  'page.log.history': 'Historique',
  'page.log.text': 'En texte',
  'page.log.empty': 'Rien encore.',
  'page.log.undone': 'annulé',
  'page.log.undid': '{name} annule tout ce qui suit le nº {to}.',
  'page.log.repaired':
    'Le journal était endommagé et a été réparé : tout ce qui suit le nº {to} ne compte plus.',

  'page.score': 'Score final',
  'page.score.won': '{names} gagne.',
  'page.score.wonBy': '{names} gagne avec {ahead} d’avance.',
  'page.score.wonTie': '{names} gagne. Les points sont égaux ; l’égalité profite à {why}.',
  'page.score.shared': '{names} se partagent la victoire.',
  'page.score.rank': 'Rang',
  'page.score.player': 'Joueur',
  'page.score.reasons': 'Détail',
  'page.score.for': 'Pour',
  'page.score.total': 'Total',

  'page.chance': 'Comment le hasard a été tiré',
  'page.chance.before':
    'Le serveur a choisi sa graine avant le premier coup et publié son empreinte ; la graine est montrée à la fin de la partie.',
  'page.chance.after': 'La graine est révélée : qui le souhaite peut recalculer chaque tirage.',
  'page.chance.seedHash': 'Empreinte de la graine',
  'page.chance.hash': 'Empreinte de la graine et des contributions des joueurs',
  'page.chance.seed': 'Graine',
  'page.chance.entropy': 'Contribution de',
  'page.chance.none': 'aucune',

  'page.stale.on': 'La partie a avancé.',
  'page.stale.moved': 'Vous avez joué dans une autre fenêtre ou sur un autre appareil.',
  'page.stale.kept': 'Tout votre brouillon reste possible et est gardé.',
  'page.stale.broken': 'L’étape {step} de votre brouillon n’est plus possible : {why}',
  'page.stale.none': 'Votre brouillon n’est plus possible : {why}',
  'page.stale.gone': 'Le brouillon de cette fenêtre est abandonné.',
  'page.stale.left':
    '{n, plural, one {# étape qui la précède est gardée.} other {# étapes qui la précèdent sont gardées.}}',
} satisfies Translated<typeof english>;
