import type * as english from '../en/mails.ts';
import type { Translated } from '../languages.ts';

/** French words of mails, and of the page that shows captured ones. Subjects are one line. */
export const mails = {
  'mail.game': '{game} (avec {names})',
  'mail.game.many': '{game} (avec {names} et {n, plural, one {# autre} other {# autres}})',
  'mail.titled': '{game} « {title} »',
  'mail.bot': 'Bot {seat}',
  'mail.seat': 'Place {seat}',
  'mail.hello': 'Bonjour {name},',
  'mail.hello.stranger': 'Bonjour,',
  'mail.more': ' (et encore {n, plural, one {# partie} other {# parties}})',

  'mail.turn.subject': 'À vous de jouer : {games}',
  'mail.turn.reminder.subject': 'Toujours à vous de jouer : {games}',
  'mail.turn.ask': ' – {ask}',
  'mail.turn.also': ' – à vous aussi : {games}',
  'mail.turn.more': '{n, plural, one {# autre partie} other {# autres parties}}',
  'mail.turn.decide': 'C’est à vous : {ask}.',
  'mail.turn.waits': 'Les autres vous attendent toujours : {ask}.',
  'mail.began': 'La partie a commencé.',
  'mail.orders.ask': 'Vos consignes vous laissent cette décision : {why}',
  'mail.orders.did': 'Ce que vos consignes ont fait :',
  'mail.touching': 'Ce qui vous a concerné depuis votre dernier coup :',
  'mail.touching.seat': 'Ce qui vous a concerné depuis que vous avez pris la place :',
  'mail.touching.began': 'Ce qui vous a concerné jusqu’ici :',
  'mail.latest': 'En dernier :',
  'mail.since': 'Tout ce qui s’est passé depuis votre dernier coup :',
  'mail.since.seat': 'Tout ce qui s’est passé depuis que vous avez pris la place :',
  'mail.since.began': 'Tout ce qui s’est passé jusqu’ici :',
  'mail.earlier':
    '… et avant cela {n, plural, one {# phrase} other {# phrases}} dans le journal de la partie.',
  'mail.go.turn': 'Jouer votre coup',
  'mail.moves': 'Ou répondez tout de suite. Chaque bouton demande d’abord confirmation.',
  'mail.moves.more':
    'Ou répondez tout de suite ; d’autres réponses se trouvent plus bas. Chaque bouton demande d’abord confirmation.',
  'mail.moves.others': 'Autres réponses',
  'mail.go.game': 'Ouvrir la partie',
  'mail.others': 'Aussi pour vous :',
  'mail.others.turn': '{game} : à vous de jouer',
  'mail.others.time': '{game} : votre temps s’épuise',
  'mail.others.holiday': '{game} : votre congé a commencé',
  'mail.others.played': '{game} : temps écoulé, un bot a joué pour vous',
  'mail.others.vacant': '{game} : vous avez perdu votre place',
  'mail.others.removed': '{game} : vous n’avez plus de place',
  'mail.removed.what':
    'L’hôte a libéré votre place avant le début de la partie. Le lien par lequel vous êtes venu ne fonctionne plus.',
  'mail.removed.next':
    'Si c’est une erreur, demandez-lui une invitation par courriel : elle vous permettra de revenir. À votre propre table, il y a toujours une place pour vous.',
  'mail.go.removed': 'Vers vos parties',
  'mail.others.request': '{game} : quelqu’un demande à jouer',
  'mail.others.accepted': '{game} : vous avez une place',
  'mail.others.declined': '{game} : pas de place cette fois',
  'mail.others.full': '{game} : les places sont prises',
  'mail.request.what':
    'Quelqu’un aimerait jouer à votre table. La page dit qui demande et si l’on peut compter sur lui ; vous acceptez ou refusez.',
  'mail.go.request': 'Voir qui demande',
  'mail.accepted.what': 'L’hôte vous accueille à sa table. Vous serez averti quand la partie commencera.',
  'mail.declined.what':
    'Cette fois, il n’y a pas eu de place pour vous à cette table. Merci de votre demande : d’autres tables cherchent aussi des joueurs.',
  'mail.full.what':
    'Toutes les places ont été prises avant que l’hôte ne vous réponde, et la partie a commencé. D’autres tables cherchent aussi des joueurs.',
  'mail.go.tables': 'Autres tables ouvertes',
  'mail.others.invited': '{game} : quelqu’un que vous connaissez vous garde une place',
  'mail.others.mention': '{game} : un message pour vous',
  'mail.others.vote': '{game} : la table vous consulte',
  'mail.others.started': '{game} : commencée',
  'mail.others.over': '{game} : terminée',
  'mail.others.more':
    '… et {n, plural, one {# autre partie vous attend} other {# autres parties vous attendent}}.',
  'mail.picture': 'La table telle que tous la voient',
  'mail.picture.who': 'De haut en bas : {names}',
  'mail.lasting':
    'Ces liens ne sont qu’à vous : ne transmettez pas ce courriel. Ils connectent une fois, pendant trois jours ; ensuite ils ne connectent plus.',

  'mail.until': ' – jusqu’au {until}',
  'mail.deadline': 'Vous avez jusqu’au {until}.',
  'mail.atZero.bot': 'Si vous n’avez pas joué d’ici là, un bot jouera ce tour pour vous.',
  'mail.atZero.seat':
    'Si vous n’avez pas joué d’ici là, un bot jouera ce tour et vous perdrez votre place : votre temps s’est déjà écoulé une fois.',
  'mail.atZero.holiday':
    'Si vous n’avez pas joué d’ici là, votre congé commencera de lui-même, s’il vous reste des jours.',
  'mail.time.subject': 'Votre temps s’épuise – {game} : {ask}',
  'mail.time.what': 'Votre temps s’épuise : vous avez jusqu’au {until}.',
  'mail.holiday.what':
    'Votre temps était écoulé : votre congé a donc commencé de lui-même. Il dure jusqu’au {until}, et d’ici là votre temps ne court pas.',
  'mail.played.subject': '{game} : temps écoulé, un bot a joué pour vous',
  'mail.played.what': 'Votre temps s’est écoulé : un bot a joué pour vous.',
  'mail.played.moves': 'Ce qu’il a joué :',
  'mail.played.next': 'Si votre temps s’écoule encore à votre prochain tour, vous perdrez votre place.',
  'mail.vacant.left': 'Vous avez quitté la partie. Un bot joue jusqu’à ce que quelqu’un prenne votre place.',
  'mail.vacant.timeOut':
    'Votre temps s’est écoulé deux fois de suite : votre place est proposée à quelqu’un d’autre. D’ici là, un bot joue.',
  'mail.vacant.vote': 'La table a voté pour proposer votre place à quelqu’un d’autre. D’ici là, un bot joue.',
  'mail.vacant.bot': 'La table a voté pour qu’un bot termine la partie pour vous.',
  'mail.vacant.back': 'Vous pouvez revenir tant que personne d’autre n’a pris la place.',
  'mail.vote.subject': '{game} : {name} demande votre vote',
  'mail.vote.until': 'Vous pouvez voter jusqu’au {until}.',
  'mail.vote.silence': 'Vous pouvez voter jusqu’au {until}. L’absence de réponse vaut accord.',
  'mail.vote.row': 'Vous pouvez voter jusqu’au prochain coup.',
  'mail.mention.what': 'On vous écrit à la table :',
  'mail.mention.said': '{name} : « {text} »',
  'mail.host': 'L’hôte',
  'mail.go.vacant': 'Reprendre votre place',
  'mail.go.vote': 'Voter',

  'mail.started.subject': '{game} : la partie a commencé',
  'mail.started.waits': 'Ce n’est pas encore votre tour. Un courriel vous préviendra.',
  'mail.over.subject': '{game} : la partie est terminée',
  'mail.over.final': 'Score final :',
  'mail.over.rank': '{rank}. {name} : {total}',

  'mail.invited.subject': '{host} vous invite à jouer à {game}',
  'mail.invited.what':
    '{host} vous invite à une partie de {game} sur Carrack, jouée sur plusieurs jours dans le navigateur : ouvrez, jouez, fermez. Sans mot de passe, sans compte.',
  'mail.invited.note': '{host} ajoute : « {note} »',
  'mail.invited.seats': 'À la table : {names}.',
  'mail.kept.what':
    '{host} vous invite à jouer à {game} et vous garde une place. Vous avez déjà terminé une partie ensemble.',
  'mail.kept.clock': 'La partie se joue avec une pendule. La page indique le temps dont vous disposez.',
  'mail.kept.relaxed': 'La partie se joue sans pendule : il n’y a que des rappels.',
  'mail.kept.why':
    'Vous recevez ce courriel parce que vous avez terminé une partie avec {host}. Vous ne voulez plus d’invitations, de cet hôte ou de quiconque ?',
  'mail.invited.take': 'Prendre la place ou décliner',
  'mail.invited.quiet': 'Si vous ne faites rien, rien ne se passe.',
  'mail.invited.until': 'L’invitation est valable jusqu’au {until}.',
  'mail.invited.running':
    'La partie est en cours : vous y reprendriez la place de quelqu’un qui l’a quittée.',
  'mail.invited.refuse': 'Refuser les invitations',
  'mail.invited.why':
    'Vous recevez ce courriel parce que {host} a donné votre adresse. Vous ne voulez plus d’invitations, de cet hôte ou de quiconque ?',

  'mail.in.subject': 'Connexion à Carrack',
  'mail.in.what':
    'Ouvrez ce lien dans le navigateur où vous voulez jouer. Il fonctionne une fois, pendant une heure.',
  'mail.in.later':
    'Ouvrez ce lien dans le navigateur où vous voulez jouer. Il fonctionne une fois, pendant un jour.',
  'mail.code':
    'Ou saisissez ce code dans l’heure, dans le navigateur où vous avez demandé ce courriel : {code}',
  'mail.in.go': 'Se connecter',
  'mail.in.ignore':
    'Si vous ne l’avez pas demandé, ignorez ce courriel : sans ce lien ou ce code, personne n’entre.',

  'mail.own.subject': 'Confirmez votre adresse pour Carrack',
  'mail.own.what':
    '{name} souhaite recevoir un message à cette adresse quand c’est son tour. Le lien fonctionne une fois, pendant un jour, dans le navigateur où l’adresse a été donnée.',
  'mail.own.go': 'Confirmer l’adresse',
  'mail.own.ignore': 'Si ce n’est pas vous, ignorez ce courriel : rien d’autre ne sera envoyé.',

  'mail.former.subject': 'Votre adresse sur Carrack',
  'mail.former.what':
    '{name} n’utilise plus cette adresse. Les liens des courriels précédents ne fonctionnent plus.',
  'mail.former.not':
    'Si ce n’était pas vous, quelqu’un d’autre utilise un navigateur connecté à votre nom. Déconnectez-le dans votre profil.',
  'mail.erased.subject': 'Votre compte Carrack est supprimé',
  'mail.erased.what':
    'Le compte de {name} est supprimé, et cette adresse avec lui. Vos parties restent, sans votre nom. C’est le dernier message envoyé à cette adresse, sauf si quelqu’un l’invite de nouveau.',
  'mail.erased.not':
    'Si ce n’était pas vous, quelqu’un d’autre a utilisé un navigateur connecté à votre nom. C’est irréversible.',
  'mail.test.subject': 'Un courriel d’essai de Carrack',
  'mail.test.what': 'Voici ce que vous avez demandé dans votre profil : les courriels arrivent bien ici.',

  'mail.channel.test.title': 'Un test de Carrack',
  'mail.channel.test.what': 'Voici le test demandé dans votre profil : les messages arrivent bien ici.',
  'mail.group.memberJoined': '{name} a rejoint le groupe.',
  'mail.group.tableOpened': 'Une table est ouverte : {game} ({names}).',
  'mail.group.gameBegan': 'La partie de {game} commence : {names}.',
  'mail.group.gameEnded': 'La partie de {game} est terminée : {names}.',
  'mail.group.bot': 'un bot',
  'mail.group.other': 'une autre personne',
  'mail.off.subject': 'Un webhook a été désactivé',
  'mail.off.what': 'Rien n’a pu être remis à votre webhook « {webhook} » pendant un jour : il est désactivé.',
  'mail.off.next': 'Vous pouvez l’essayer dans votre profil et le réactiver.',

  'mail.stop': 'Arrêter les courriels sur vos parties',
  'mail.stop.why': 'Vous recevez ce courriel parce que vous jouez sur Carrack. Vous n’en voulez plus ?',

  'mail.feed.name': 'Carrack : échéances',
  'mail.feed.deadline': '{game} : votre temps s’achève',

  'mail.dev.title': 'Messages capturés',
  'mail.dev.what':
    'Ce service tourne en développement : les courriels, les notifications push et les appels de webhooks ne sont pas envoyés mais gardés ici. Les plus récents d’abord.',
  'mail.dev.none': 'Pas encore de message.',
  'mail.dev.text': 'Texte',
  'mail.dev.html': 'HTML',
  'mail.dev.headers': 'En-têtes',
  'mail.dev.back': 'Tous les messages',

  // What a messenger shows of a link to a game.
  'preview.invites': '{host} vous invite à {game}',
  'preview.invited': 'Vous êtes invité à {game}',
  'preview.seats': '{taken} places sur {n} sont prises.',
  'preview.names': '{game} : {names}',
  'preview.running': 'La partie est en cours, on peut la regarder.',
  'preview.aborted': 'La partie a été annulée.',
  'preview.won': '{n, plural, one {Vainqueur} other {Vainqueurs}} : {names}.',
  'preview.first': 'Apprendre {game} en jouant une manche guidée',
  'preview.sample': 'Une partie terminée de {game} à parcourir',
  'preview.cover': 'Le matériel de {game} sur une table',
} satisfies Translated<typeof english.mails>;
