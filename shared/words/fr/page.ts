import type { page as english } from '../en/page.ts';
import type { Translated } from '../languages.ts';

/** Words of the page: French. */
export const page = {
  'page.title': 'Carrack',
  'page.title.waiting': '({n}) {title}',
  'page.title.game': '{game} – Carrack',
  'page.title.yourTurn': 'À vous – {game}',
  'page.title.over': 'Terminée – {game}',
  'page.skip': 'Aller au contenu',
  'page.nav': 'Site',
  'page.nav.new': 'Nouvelle partie',
  'page.nav.help': 'Aide',
  'page.nav.rules': 'Règles de {game}',
  'page.nav.next': 'Partie suivante ({n})',
  'page.language': 'Langue',
  'page.loading': 'Chargement …',
  'page.again': 'Réessayer',
  'page.failed': 'Quelque chose n’a pas fonctionné ({code}).',
  'page.notice.info': 'Note :',
  'page.notice.warning': 'Attention :',
  'page.notice.error': 'Problème :',

  'page.fault': 'Cette page n’a pas pu être affichée',
  'page.fault.why': 'Il y a un problème de notre côté. Votre partie est en sûreté ; un brouillon est gardé.',
  'page.fault.reload': 'Recharger la page',

  'page.lost.home': 'Accueil',

  'page.level.easy': 'facile',
  'page.level.normal': 'moyen',
  'page.level.strong': 'fort',

  'page.game.failed': 'Cette partie ne peut pas être affichée',
  'page.seats': 'Joueurs',
  'page.seat.you': 'vous',
  'page.seat.bot': 'bot, {level}',
  'page.seat.botName': 'Bot {seat}',
  'page.seat.openName': 'Place {seat}',
  'page.seat.former': 'Ancien joueur',
  'page.seat.online': 'en ligne',
  'page.seat.away': 'hors ligne',
  'page.seat.turn': 'doit jouer',

  'page.turn.yours': 'À vous : {question}',
  'page.turn.ready': 'À vous : prêt à envoyer',
  'page.turn.left': 'Un bot joue pour vous',
  'page.turn.others': 'On attend {names}',
  'page.turn.watching': 'Vous regardez. C’est à {names}',

  'error.NETWORK': 'Le serveur est injoignable. Cet appareil est-il en ligne ?',
} satisfies Translated<typeof english>;
