import type { records as english } from '../en/records.ts';
import type { Translated } from '../languages.ts';

/** Words of finished games and of the people who played them; in French. */
export const records = {
  'page.results.title': 'Mes résultats',
  'page.results.none': 'Vous n’avez encore terminé aucune partie.',
  'page.results.game': 'Jeu',
  'page.results.played': 'Jouées',
  'page.results.won': 'Ga\u00ADgnées',
  'page.results.rank': 'Place moyen\u00ADne',
  'page.results.length': 'Durée',
  'page.results.moves': '{n, plural, one {# coup} other {# coups}}',
  'page.results.each': 'Partie par partie',
  'page.results.place': 'place {rank} sur {seats}',
  'page.results.points': '{n, plural, one {# point} other {# points}}',
  'page.results.left': 'pas jouée jusqu’au bout',
  'page.results.more': 'Afficher la suite',

  'page.statistics.title': 'Statistiques',
  'page.statistics.of': 'Statistiques : {game}',
  'page.statistics.none': 'Aucune partie n’est encore terminée.',
  'page.statistics.seats': '{n, plural, one {# joueur} other {# joueurs}}',
  'page.statistics.games': '{n, plural, one {# partie terminée} other {# parties terminées}}',
  'page.statistics.few': 'Si peu de parties ne disent pas grand-chose.',
  'page.statistics.length': 'En moyenne {moves}, {duration}.',
  'page.statistics.seat': 'Place à la table',
  'page.statistics.rate': '{won} sur {played}',

  'page.archive.title': 'Parties terminées',
  'page.archive.search': 'Nom d’un joueur ou d’un jeu',
  'page.archive.find': 'Chercher',
  'page.archive.none': 'Rien trouvé.',

  'page.people.title': 'À propos des joueurs',
  'page.people.games': 'Parties jouées jusqu’au bout : {finished} sur {begun}',
  'page.people.timeOuts': 'Tours où le temps s’est écoulé : {n}',
  'page.people.times':
    'La moitié des décisions prend au plus {median} ; une sur quatre prend plus de {upper}.',
  'page.people.noTimes': 'Pas encore de partie terminée.',
  'page.people.block': 'Bloquer {name}',
  'page.people.unblock': 'Ne plus bloquer {name}',
  'page.people.block.why': '{name} ne pourra plus rejoindre vos parties. Personne n’en est informé.',
  'page.people.report': 'Signaler à l’exploitant',
  'page.people.report.text': 'Que s’est-il passé ?',
  'page.people.report.send': 'Envoyer le signalement',
  'page.people.report.sent': 'Merci. L’exploitant le lira ; personne à la table n’en est informé.',

  'page.blocks.title': 'Joueurs que vous avez bloqués',
  'page.blocks.some': 'un joueur',
  'page.record.title': 'Votre fiabilité vue par les autres',

  'page.watch.title': 'Les personnes sans place peuvent regarder',
  'page.watch.when': 'Quand',
  'page.watch.now': 'tout de suite',
  'page.watch.hour': 'une heure plus tard',
  'page.watch.day': 'un jour plus tard',
  'page.watch.delayed': 'Vous voyez cette partie en différé : {duration} plus tard.',
  'page.watch.soon':
    'La partie a commencé. Les personnes sans place la voient en différé ({duration} plus tard) : revenez alors.',
} satisfies Translated<typeof english>;
