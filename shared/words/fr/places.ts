import type { places as english } from '../en/places.ts';
import type { Translated } from '../languages.ts';

/** The pages around the games, in French. */
export const places = {
  'page.status.aborted': 'Cette partie a été annulée avant de commencer.',
  'page.status.open': 'attend des joueurs',
  'page.status.running': 'en cours',
  'page.status.over': 'terminée',

  'page.term': '{label} :',

  'page.lost': 'Rien ici',
  'page.lost.why': 'Cette adresse ne mène nulle part. Il manque peut-être une partie du lien.',

  'page.home.title': 'Des jeux de société, un coup à la fois',
  'page.home.what':
    'Sur Carrack, les jeux de société se jouent sur plusieurs jours : ouvrez votre partie, jouez, fermez-la. Invitez vos amis par un lien ; personne n’a besoin de compte.',
  'page.home.games': 'Vos parties',
  'page.home.kept': 'Sur cet appareil, telles que vous les avez vues la dernière fois :',
  'page.home.noneWaiting': 'Aucune partie ne vous attend.',
  'page.home.waiting': 'À vous de jouer',
  'page.home.others': 'En attente des autres',
  'page.home.left': 'Places quittées ou perdues',
  'page.home.left.bot': 'un bot joue pour vous ; vous pouvez revenir',
  'page.home.yourTurn': 'à vous',
  'page.home.waitsFor': 'on attend {names}',
  'page.home.won': '{n, plural, one {Victoire} other {Victoire partagée}} : {names}',
  'page.home.scores': 'Scores – {scores}',
  'page.home.touched': 'Ce qui vous a concerné',
  'page.home.finished': 'Parties terminées ({n})',
  'page.home.archive': 'Toutes les parties terminées',
  'page.home.with': 'avec {names}',
  'page.home.open': '{n, plural, one {# place libre} other {# places libres}}',
  'page.home.replay': 'Ouvrir une partie enregistrée',
  'page.home.profile': 'Votre profil',
  'page.home.bots': 'Jouer maintenant contre des bots : {game}',
  'page.home.guide': 'Apprendre en jouant une manche guidée : {game}',
  'page.home.sample': 'Parcourir une partie terminée : {game}',
  'page.sample.note':
    'Une partie d’exemple, jouée jusqu’à la fin par des bots. L’historique et la vérification du hasard fonctionnent comme dans une partie à vous.',

  'page.new.game': 'Jeu',
  'page.new.options': 'Options',
  'page.new.seats': 'Places',
  'page.new.seats.number': 'Nombre de places',
  'page.new.seat': 'Place {seat}',
  'page.new.seat.me': 'Moi',
  'page.new.seat.open': 'Libre : lien à envoyer',
  'page.new.seat.invite': 'Inviter par courriel',
  'page.new.seat.bot': 'Bot, {level}',
  'page.new.title': 'Nom de la partie (facultatif)',
  'page.new.name': 'Votre nom à la table',
  'page.new.name.optional': 'Votre nom à la table (facultatif)',
  'page.new.create': 'Créer la partie',

  'page.lobby.host':
    'Partagez les liens. La partie commence quand toutes les places sont prises, ou quand vous la lancez.',
  'page.lobby.guest': 'La partie commence quand toutes les places sont prises, ou quand son hôte la lance.',
  'page.lobby.waits':
    'La limite du jour pour les parties entre bots est atteinte. Celle-ci commencera toute seule demain.',
  'page.lobby.start': 'Commencer maintenant, avec des bots aux places libres',
  'page.lobby.start.what':
    'Des bots prennent {n, plural, one {# place libre} other {# places libres}} pour toute la partie, et leurs liens ne marchent plus.',
  'page.lobby.start.yes': 'Commencer avec des bots',
  'page.lobby.removed':
    'L’hôte a libéré votre place à cette table, et votre lien ne fonctionne plus. Si c’est une erreur, demandez-lui une invitation par e-mail : elle vous permettra de revenir. À votre propre table, il y a toujours une place pour vous.',
  'page.lobby.remove': 'Retirer {name}',
  'page.lobby.remove.what':
    '{name} perd sa place et en est averti ; vous recevez un nouveau lien pour celle-ci. Aucun lien de cette partie ne laissera revenir {name}, mais une invitation par e-mail le permet.',
  'page.lobby.remove.yes': 'Retirer {name} maintenant',
  'page.lobby.leave': 'Quitter la table',
  'page.lobby.leave.what':
    'Votre place se libère pour quelqu’un d’autre. Pour revenir, il vous faudra un nouveau lien de l’hôte.',
  'page.lobby.leave.host': 'Votre place se libère pour quelqu’un d’autre. Vous restez l’hôte.',
  'page.lobby.leave.yes': 'Quitter maintenant',
  'page.lobby.cancel': 'Annuler la partie',
  'page.lobby.cancel.what':
    'La partie s’arrête pour tous ceux qui y ont une place, et ses liens cessent de fonctionner.',
  'page.lobby.cancel.yes': 'Annuler maintenant',
  'page.lobby.free': 'libre',
  'page.link.for': 'Lien : {label}',
  'page.link.copy': 'Copier',
  'page.link.copy.for': 'Copier le lien : {label}',
  'page.link.share': 'Partager',
  'page.link.share.for': 'Partager le lien : {label}',
  'page.link.copied': 'Copié.',
  'page.link.copyFailed': 'La copie n’est pas permise ici : sélectionnez le lien et copiez-le.',
  'page.link.renew': 'Nouveau lien',
  'page.link.renew.for': 'Nouveau lien : {label} ; l’ancien cesse de fonctionner',
  'page.link.unknown':
    'Cet appareil ne connaît pas le lien. Créez-en un nouveau ; l’ancien cesse de fonctionner.',

  'page.join.title': 'Prendre une place dans {game}',
  'page.join.title.some': 'Prendre une place dans une partie',
  'page.join.others': 'À la table :',
  'page.join.how':
    'La place {seat} vous est proposée. Donnez le nom que verront les autres ; sans mot de passe, sans compte. Ce navigateur garde votre place.',
  'page.join.minute': 'Les règles en une minute',
  'page.join.name': 'Votre nom',
  'page.join.take': 'Prendre la place',
  'page.join.look': 'Regarder la partie',

  'error.LINK_BROKEN': 'Il manque une partie de ce lien. Demandez-le à nouveau et copiez-le en entier.',
} satisfies Translated<typeof english>;
