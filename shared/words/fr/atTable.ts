import type { atTable as english } from '../en/atTable.ts';
import type { Translated } from '../languages.ts';

/** Words of the table itself: French. */
export const atTable = {
  'page.question.agreed': 'D’accord : {names}.',
  'page.question.declined': 'Contre : {names}.',
  'page.question.lapses': 'La question expire le {when}.',
  'page.question.counts': 'L’absence de réponse d’ici le {when} vaut accord.',
  'page.question.nextMove': 'Le prochain coup clôt la question.',
  'page.question.majority': 'Plus de la moitié de la table doit être d’accord.',
  'page.question.everybody': 'Toutes les personnes interrogées doivent être d’accord.',
  'page.question.withdraw': 'Retirer la question',
  'page.question.look': 'Voir le nº {to}',

  'page.news.answer': 'Répondre',
  'page.news.show': 'Afficher',

  'page.vacant.open': 'Vous ne jouez pas en ce moment ; un bot joue pour vous.',
  'page.vacant.left': 'Vous avez quitté cette partie ; un bot joue pour vous.',
  'page.vacant.timeOut': 'Vous avez dépassé votre temps deux fois ; un bot joue pour vous.',
  'page.vacant.vote':
    'La table propose votre place à quelqu’un d’autre ; en attendant, un bot joue pour vous.',
  'page.vacant.bot': 'La table laisse un bot terminer pour vous.',
  'page.vacant.back': 'Je suis de retour',
  'page.vacant.gone': 'La place reste la vôtre tant que personne ne la prend.',
  'page.asleep': 'Personne n’a joué depuis longtemps : cette partie dort.',
  'page.asleep.wake': 'Réveiller la partie',
  'page.vacant.seat': 'La place de {name} est libre ; un bot y joue en attendant.',
  'page.vacant.finished': 'Un bot termine la partie pour {name}.',
  'page.vacant.offer': 'Proposer la place de {name}',
  'page.vacant.offer.what':
    'Qui ouvre le lien ou le courriel reprend la place avec tout ce qui s’y trouve, et voit ce que la place peut voir.',
  'page.vacant.link': 'Créer un lien',
  'page.vacant.link.new': 'Créer un autre lien ; l’ancien ne marchera plus',
  'page.vacant.label': 'Place de {name}',

  'page.menu.title': 'Notifications, pause, départ',
  'page.menu': 'Quitter, suspendre ou arrêter la partie',
  'page.menu.voting':
    'Une question à la table est en cours. On pourra en poser une autre quand elle sera réglée.',
  'page.name': 'Nom de la partie',
  'page.name.what': 'Pour la distinguer des autres, par exemple « Table du dimanche ».',
  'page.name.save': 'Enregistrer',
  'page.name.saved': 'Enregistré.',
  'page.menu.leave': 'Quitter la partie',
  'page.menu.leave.what':
    'Un bot joue alors pour vous, et les autres peuvent proposer votre place à quelqu’un d’autre. Tant que personne ne la prend, vous pouvez revenir. Vos consignes sont supprimées.',
  'page.menu.leave.yes': 'Quitter maintenant',
  'page.menu.pause': 'Demander une pause',
  'page.menu.pause.what':
    'Pendant une pause, le temps ne court pour personne ; on peut quand même jouer. Plus de la moitié de la table doit être d’accord ; l’absence de réponse sous un jour, ou avant la moitié d’une pause de moins de deux jours, vaut accord.',
  'page.menu.pause.length': 'Durée',
  'page.menu.pause.days': '{n, plural, one {# jour} other {# jours}}',
  'page.menu.pause.week': '1 semaine',
  'page.menu.pause.date': 'jusqu’à une date',
  'page.menu.pause.until': 'Jusqu’au',
  'page.menu.resume': 'Demander de reprendre maintenant',
  'page.menu.resume.what':
    'La pause s’arrête alors aussitôt. Plus de la moitié de la table doit être d’accord.',
  'page.menu.end': 'Demander d’arrêter la partie maintenant',
  'page.menu.end.what':
    'Tout le monde doit être d’accord. La partie est alors finie, et les scores actuels comptent.',
  'page.menu.replace': '{name} ne joue pas',
  'page.menu.replace.vacant': 'La place de {name}',
  'page.menu.replace.what':
    'Plus de la moitié des autres doit être d’accord. {name} peut revenir tant que personne ne prend la place.',
  'page.menu.replace.successor': 'Demander de proposer la place à quelqu’un d’autre',
  'page.menu.replace.bot': 'Demander qu’un bot termine',
  'page.menu.ask': 'Demander à la table',

  'page.takeBack': 'Demander de revenir ici',
  'page.takeBack.what':
    'Tout ce qui suit le nº {to} ne compte alors plus. Si d’autres ont joué ou vu quelque chose depuis, leur accord est nécessaire.',
  'page.takeBack.yes': 'Revenir au nº {to}',

  'page.takeOver.title': 'Reprendre une place dans {game}',
  'page.takeOver.what':
    'Cette partie est en cours. Vous reprenez la place de {name} avec tout ce qui s’y trouve ; les consignes et notes de {name} restent privées.',
  'page.takeOver.where': 'Elle en est à : {where}.',
  'page.takeOver.turns': '{n, plural, one {# tour a été joué} other {# tours ont été joués}} jusqu’ici.',
  'page.takeOver.noTurns': 'Aucun tour n’a encore été joué.',
  'page.takeOver.yes': 'Reprendre la place',
} satisfies Translated<typeof english>;
