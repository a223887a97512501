import type { history as english } from '../en/history.ts';
import type { Translated } from '../languages.ts';

/** Words of the recap, the history, the revealed secrets and the fairness check: French. */
export const history = {
  'page.since': 'Depuis votre départ',
  'page.since.move': 'Depuis votre dernier coup',
  'page.since.start': 'Jusqu’ici',
  'page.since.meanwhile': 'Depuis votre coup :',
  'page.since.meanwhile.start': 'Jusqu’ici :',
  'page.since.untouched': 'Rien de cela ne vous concernait.',
  'page.since.brief': 'En bref',
  'page.since.all': 'Tout ({n})',
  'page.since.undone': 'Quelque chose que vous aviez vu a été annulé.',
  'page.since.play': 'Lire',
  'page.since.pause': 'Pause',
  'page.since.step': 'Étape',
  'page.since.skip': 'Sauter',
  'page.since.close': 'Fermer',
  'page.since.frame': '{at} sur {of} : {text}',
  'page.since.marks': 'Ce qui a changé est marqué sur le plateau.',

  'page.witness.rewritten':
    'Le journal de cette partie a été réécrit : jusqu’au nº {seq}, le serveur montre maintenant autre chose que ce qu’il avait montré à ce navigateur.',
  'page.witness.chance':
    'Le serveur donne maintenant, pour le hasard de cette partie, d’autres empreintes que celles vues auparavant par ce navigateur.',

  'page.history.of': '{game} : historique',
  'page.history.back': 'Retour à la table',
  'page.history.position': 'Position dans le journal',
  'page.history.at': 'Nº {at} sur {of}',
  'page.history.turns': '{n, plural, one {# tour} other {# tours}}',
  'page.history.first': 'Au début',
  'page.history.turnBack': 'Tour précédent',
  'page.history.backwards': 'Étape précédente',
  'page.history.forwards': 'Étape suivante',
  'page.history.turnOn': 'Tour suivant',
  'page.history.last': 'À la fin',
  'page.history.quiet': 'Rien à signaler.',
  'page.history.undone': 'Ceci a été annulé plus tard.',
  'page.history.beyond': 'Le journal n’est pas si long : voici sa fin.',
  'page.history.setup': 'Mise en place',
  'page.history.try': 'Essayer d’ici',

  'page.chart': 'Le score, tour par tour',
  'page.chart.table': 'En tableau',
  'page.chart.turn': 'Après le tour',
  'page.chart.what': 'Courbes des chiffres du tableau ci-dessous.',

  'page.revealed': 'Ce qui était caché',
  'page.revealed.show': 'Montrer ce qui était caché',
  'page.revealed.pile':
    'La pioche telle qu’elle a été mélangée, {n, plural, one {# carte} other {# cartes}}, celle du dessus d’abord : tout ce qui a été distribué, posé et pioché en est venu dans cet ordre.',

  'page.verified': 'Était-ce équitable ?',
  'page.verified.what':
    'Votre navigateur peut recalculer le hasard de cette partie à partir de la graine, et le comparer à ce qui a été publié avant et montré pendant la partie.',
  'page.verified.check': 'Vérifier cette partie',
  'page.verified.busy': 'Vérification …',
  'page.verified.download': 'Télécharger cette partie',
  'page.verified.file': 'Avec ce fichier, chacun peut rejouer et vérifier la partie, même sans ce site.',
  'page.verified.replay': 'Ouvrir une partie enregistrée',
  'page.verified.ok': 'Vérifié : tout concorde.',
  'page.verified.bad': 'Quelque chose ne concorde pas.',
  'page.verified.seed.ok': 'La graine est celle dont l’empreinte a été publiée à la création de la partie.',
  'page.verified.seed.bad':
    'La graine n’est pas celle dont l’empreinte a été publiée à la création de la partie.',
  'page.verified.commitment.ok':
    'La graine et les contributions des joueurs sont celles dont l’empreinte a été publiée avant le premier coup.',
  'page.verified.commitment.bad':
    'La graine et les contributions des joueurs ne sont pas celles dont l’empreinte a été publiée avant le premier coup.',
  'page.verified.draws.ok':
    '{count, plural, one {# mélange ou tirage recalculé, qui correspond} other {# mélanges et tirages recalculés, qui correspondent tous}} à la graine et aux contributions des joueurs.',
  'page.verified.draws.bad':
    'Nº {at} du journal : le tirage ne correspond pas à la graine et aux contributions des joueurs.',
  'page.verified.draws.none': 'Il n’y avait ni mélange ni tirage à recalculer.',
  'page.verified.log.ok':
    'Le journal qui vous a été montré correspond à la partie telle qu’elle a été jouée ({count, plural, one {# entrée} other {# entrées}}).',
  'page.verified.log.bad':
    'Le nº {at} du journal qui vous a été montré ne correspond pas à la partie telle qu’elle a été jouée.',
  'page.verified.memory.same':
    'Le journal n’a pas été réécrit : jusqu’au nº {seq}, il est celui que ce navigateur a vu pendant la partie.',
  'page.verified.memory.untold':
    'Ce navigateur n’a pas vu la partie pendant qu’elle se jouait ; il n’a donc rien à quoi la comparer.',
  'page.verified.memory.incomparable':
    'Ce navigateur a vu la partie pendant qu’elle se jouait, mais sa trace ne peut pas être comparée : elle vient d’une autre version des règles, ou de ce qu’une autre personne pouvait voir.',
  'page.verified.memory.rewritten':
    'Le journal a été réécrit : jusqu’au nº {seq}, il n’est pas celui que ce navigateur a vu pendant la partie.',
  'page.verified.memory.chance':
    'Les empreintes données maintenant ne sont pas celles que ce navigateur a vues pendant la partie.',

  'error.NOTHING_REVEALED': 'Le serveur n’a pas révélé la graine de cette partie.',
  'page.history.part': 'Aller à',
  'page.chart.part': 'Jusqu’à',
  'page.chart.byPart': 'Le score, manche par manche',
  'page.chart.turnOf': '{n} : {who}',
} satisfies Translated<typeof english>;
