import type * as english from '../en/tables.ts';
import type { Translated } from '../languages.ts';

/** French words of tables before their games begin: the list of open ones, the lobby, groups, and the page of a player one meets there. */
export const tables = {
  'page.tables.title': 'Tables ouvertes',
  'page.tables.what': 'Des parties qui cherchent des joueurs. Chacun peut prendre une place libre.',
  'page.tables.none':
    'Aucune table n’est ouverte en ce moment. Ouvrez-en une : les autres la trouveront ici.',
  'page.tables.noneSuch': 'Aucune table ouverte ne correspond.',
  'page.tables.open': 'Ouvrir une table',
  'page.tables.any': 'peu importe',
  'page.tables.players': 'Joueurs',
  'page.tables.clock': 'avec pendule',
  'page.tables.relaxed': 'sans pendule',
  'page.tables.free': '{n, plural, one {# place libre} other {# places libres}} sur {seats}',
  'page.tables.bots': '{n, plural, one {# bot} other {# bots}}',
  'page.tables.each': 'l’hôte accepte chacun lui-même',
  'page.tables.asked': 'demandé, en attente de l’hôte',
  'page.tables.host': 'hôte',
  'page.tables.record': '{n, plural, one {# partie terminée} other {# parties terminées}}',
  'page.tables.outs': 'temps écoulé {outs, plural, one {# fois} other {# fois}}',
  'page.tables.new': 'aucune partie terminée encore',
  'page.tables.pace': 'trois décisions sur quatre en {duration}',
  'page.tables.awake': 'Éveillés, à votre heure',
  'page.tables.awake.unknown': 'Personne n’y a dit quand il est éveillé.',
  'page.tables.together':
    'environ {n, plural, one {# heure} other {# heures}} par jour en même temps que vous',
  'page.tables.speaks': 'Langue de l’hôte : {language}',
  'page.tables.since': 'ouverte {when}',
  'page.tables.look': 'Voir la table de {name}',
  'page.listing.title': 'Ouvrir à tous',
  'page.listing.what':
    'Pendant une semaine, la partie figure dans la liste des tables ouvertes, avec ses réglages, les noms à la table, leur fiabilité et leurs heures d’éveil. Quiconque peut être averti de son tour peut prendre une place libre. Les places proposées par mail restent réservées.',
  'page.listing.yes': 'Mettre sur la liste',
  'page.listing.each': 'J’accepte chacun moi-même',
  'page.listing.each.why':
    'Qui veut jouer vous le demande d’abord. Vous en êtes averti, et vous acceptez ou refusez.',
  'page.listing.on.each':
    'Cette table est ouverte : chacun peut demander une place jusqu’au {when}, et l’hôte accepte.',
  'page.listing.on': 'Cette table est ouverte : chacun peut la rejoindre jusqu’au {when}.',
  'page.listing.off': 'Retirer de la liste',
  'page.listing.ended.host': 'L’hôte a retiré cette table de la liste. Qui y est assis reste.',
  'page.listing.ended.time':
    'Cette table a été ouverte une semaine et n’est plus sur la liste. Qui y est assis reste.',
  'page.listing.ended.owner': 'Le propriétaire du groupe lui a fermé cette table. Qui y est assis reste.',
  'page.listing.ended.operator': 'L’exploitant a retiré cette table de la liste : {reason}',
  'page.listing.on.group':
    'Cette table est ouverte à un groupe : ses membres peuvent la rejoindre jusqu’au {when}.',
  'page.listing.group.page': 'Page du groupe {name}',
  'page.listing.group.title': 'L’ouvrir à un groupe',
  'page.listing.group.what':
    'Pendant une semaine, les membres du groupe qui peuvent être prévenus de leur tour peuvent prendre une place libre. La page du groupe montre la partie et son résultat.',
  'page.listing.group.yes': 'L’ouvrir à {name}',
  'page.listing.group.off': 'La fermer au groupe',
  'page.listing.agree': 'Pour ma part, on peut commencer avec des bots aux places libres',
  'page.listing.agreed': 'Prêts à commencer avec des bots : {names}',
  'page.listing.waits': 'Pour commencer avec des bots, tous les autres à la table doivent être d’accord.',
  'page.joining.title': 'Prendre une place libre',
  'page.joining.take': 'Rejoindre la table',
  'page.joining.why':
    'Les autres vous attendraient : quelque chose doit vous avertir quand c’est à vous, un mail ou une notification sur cet appareil.',
  'page.joining.nobody':
    'Les autres vous attendraient : quelque chose doit vous avertir quand c’est à vous. Ce service n’envoie pas de mail. Commencez d’abord une partie à vous, contre des bots par exemple : une notification sur cet appareil ou un webhook pourra ensuite vous avertir, et vous pourrez vous joindre à cette table.',
  'page.joining.asked':
    'Nous avons envoyé un mail à {address}. Son lien ramène à cette table, où vous prendrez votre place.',
  'page.joining.list': 'Autres tables ouvertes',
  'page.joining.ask': 'Demander une place',
  'page.joining.ask.what':
    'L’hôte accepte chacun lui-même. Tant qu’il n’a pas répondu, aucune place ne vous est gardée, et vous pouvez aussi demander à d’autres tables.',
  'page.joining.waits': 'Vous avez demandé une place. L’hôte répondra, et vous serez averti.',
  'page.joining.withdraw': 'Retirer la demande',
  'page.requests.title': 'Qui demande une place',
  'page.requests.none': 'Personne ne demande pour le moment.',
  'page.requests.speaks': 'Langue : {language}',
  'page.requests.since': 'demandé {when}',
  'page.requests.accept': 'Accepter {name}',
  'page.requests.decline': 'Refuser {name}',

  'page.companions.title': 'Partenaires de jeu',
  'page.companions.invite': 'Inviter un partenaire de jeu',
  'page.companions.what':
    'Les personnes avec qui vous avez terminé une partie. Touchez un nom : la personne est prévenue comme pour ses parties, et une place libre lui est gardée ; le lien de cette place ne marche plus.',
  'page.companions.none':
    'Dès que vous aurez terminé une partie avec d’autres, vous pourrez les inviter ici.',
  'page.companions.ask': 'Inviter {name}',
  'page.companions.asked': '{name} : invitation envoyée',
  'page.companions.full': 'Aucune place libre à garder.',
  'page.companions.games':
    '{n, plural, one {# partie ensemble} other {# parties ensemble}}, la dernière {when}',
  'page.companions.own':
    'Les personnes avec qui vous avez terminé une partie. Elles peuvent vous garder une place à leur table, et vous à la vôtre. Vous seul voyez cette liste.',
  'page.companions.may': 'Mes partenaires de jeu peuvent m’inviter',
  'page.companions.off': 'Retirer {name} de la liste',
  'page.companions.offwhat':
    'Hors de la liste : ses invitations ne vous parviennent plus. Personne ne le lui dit.',
  'page.companions.on': 'Remettre {name}',
  'page.companions.kept': 'L’hôte vous garde une place à cette table.',
  'page.companions.take': 'Prendre la place ou décliner',
  'page.lobby.host':
    'Partagez les liens. La partie commence quand toutes les places sont prises, ou quand vous la lancez.',
  'page.lobby.guest': 'La partie commence quand toutes les places sont prises, ou quand son hôte la lance.',
  'page.lobby.waits':
    'La limite du jour pour les parties entre bots est atteinte. Celle-ci commencera toute seule demain.',
  'page.lobby.start': 'Commencer maintenant, avec des bots aux places libres',
  'page.lobby.start.what':
    'Des bots prennent {n, plural, one {# place libre} other {# places libres}} pour toute la partie, et leurs liens ne marchent plus.',
  'page.lobby.start.yes': 'Commencer avec des bots',
  'page.lobby.remove': 'Retirer {name}',
  'page.lobby.remove.what':
    '{name} perd sa place et en est averti ; vous recevez un nouveau lien pour celle-ci. Aucun lien de cette partie ne laissera revenir {name}, mais une invitation par courriel le permet. Si ce service n’envoie pas de courriels, il faudra une nouvelle partie.',
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

  'page.player.since': 'Ici depuis {month}',
  'page.player.results': 'Résultats aux tables ouvertes',
  'page.player.none': 'Pas encore de partie terminée à une table ouverte.',
  'page.player.counted':
    'Les chiffres comptent toutes les parties. Seules celles qui étaient ouvertes à tous sont citées ici.',
  'page.player.hidden': 'Vous masquez cette page : personne d’autre ne la voit.',
  'page.player.back': 'Aller à la partie',
  'page.player.own': 'Votre page de joueur',
  'page.player.own.what':
    'Qui est ou a été à une table avec vous, vous voit à une table ouverte ou est dans un groupe avec vous, y lit depuis quand vous êtes ici, combien de parties vous avez terminées, votre fiabilité et vos résultats aux tables ouvertes. Les parties privées ne sont que comptées.',
  'page.player.own.show': 'Montrer ma page',

  'page.groups.title': 'Vos groupes',
  'page.groups.what':
    'Un groupe réunit des personnes qui jouent régulièrement ensemble : leurs tables ouvertes, leurs résultats et le classement de la saison sur une page que personne d’autre ne voit.',
  'page.groups.none': 'Vous n’êtes encore dans aucun groupe.',
  'page.groups.members': '{n, plural, one {# membre} other {# membres}}',
  'page.groups.new': 'Nouveau groupe',
  'page.groups.new.name': 'Nom du groupe',
  'page.groups.new.make': 'Créer le groupe',
  'page.groups.session':
    'Pour créer un groupe, commencez d’abord une partie ou connectez-vous. Avec un lien, vous pouvez rejoindre un groupe tout de suite.',
  'page.groups.all': 'Tous vos groupes',

  'page.group.none': 'Ce groupe n’existe pas, ou vous n’en faites pas partie.',
  'page.group.invites': 'Invitation à un groupe',
  'page.group.offer': '{name} : un groupe de {owner}, {n, plural, one {# membre} other {# membres}}',
  'page.group.join': 'Rejoindre le groupe',
  'page.group.join.what': 'Les membres voient votre nom et les résultats des parties ouvertes au groupe.',
  'page.group.join.as': 'Vous rejoignez le groupe sous le nom de {name}, celui de votre profil.',
  'page.group.enter': 'Aller au groupe',

  'page.group.tables': 'Tables ouvertes',
  'page.group.tables.none': 'Aucune table n’est ouverte au groupe en ce moment.',
  'page.group.tables.open': 'Ouvrir une table',
  'page.group.members': 'Membres',
  'page.group.owner': 'propriétaire',
  'page.group.you': 'vous',
  'page.group.since': 'depuis le {when}',
  'page.group.running': 'Parties en cours',
  'page.group.results': 'Résultats',
  'page.group.results.none': 'Aucune partie du groupe n’est encore terminée.',
  'page.group.place': '{rank}. {name}',
  'page.group.other': 'une autre personne',
  'page.group.bot': 'bot',

  'page.group.season': 'La saison',
  'page.group.season.which': 'Saison',
  'page.group.season.now': 'depuis le {from}',
  'page.group.season.past': 'du {from} au {to}',
  'page.group.season.how':
    'À chaque partie, un point par autre membre devancé, et un demi-point en cas d’égalité.',
  'page.group.season.none': 'Aucune partie du groupe n’est encore terminée cette saison.',
  'page.group.season.limit': 'Les {n} tables les plus récentes du groupe comptent.',
  'page.group.player': 'Joueur',
  'page.group.points': 'Points',
  'page.group.games': 'Parties',
  'page.group.wins': 'Victoires',
  'page.group.whom': 'Qui a joué contre qui',
  'page.group.whom.how':
    'Sur chaque ligne : combien de fois le joueur a devancé l’autre, sur le nombre de parties communes. Une égalité compte pour un demi.',
  'page.group.whom.cell': '{before} sur {games}',

  'page.group.link': 'Inviter des personnes',
  'page.group.link.what': 'Toute personne qui a ce lien peut rejoindre le groupe.',
  'page.group.link.for': 'le groupe',
  'page.group.link.renew': 'Créer un nouveau lien',
  'page.group.link.renew.what': 'L’ancien lien ne fonctionne plus. Les membres restent.',
  'page.group.link.close': 'Fermer le lien',
  'page.group.link.closed': 'Personne ne peut rejoindre le groupe : le lien est fermé.',
  'page.group.manage': 'Pour le propriétaire',
  'page.group.rename': 'Renommer',
  'page.group.webhook': 'Un webhook pour le groupe',
  'page.group.webhook.what':
    'Il est appelé quand une table est ouverte au groupe, quand quelqu’un le rejoint, et quand une partie commence ou se termine. Il disparaît quand le groupe change de propriétaire.',
  'page.group.webhook.to': 'Il mène à {host}.',
  'page.group.webhook.failed': 'Le dernier appel a échoué : {error}.',
  'page.group.webhook.secret': 'Le secret qui signe ses messages. Il n’est affiché qu’une fois.',
  'page.group.webhook.set': 'Définir le webhook',
  'page.group.webhook.drop': 'Retirer le webhook',
  'page.group.takeOut': 'Retirer une partie du groupe',
  'page.group.takeOut.what':
    'La page du groupe ne la montre plus, et elle ne compte plus dans la saison. Une table ouverte est fermée au groupe ; qui y est assis reste.',
  'page.group.season.new': 'Commencer une nouvelle saison',
  'page.group.season.new.what': 'Le classement repart de zéro. Les saisons passées restent visibles.',
  'page.group.remove': 'Retirer {name}',
  'page.group.remove.what': '{name} ne voit plus le groupe. Le lien pour le rejoindre change.',
  'page.group.hand': 'Confier le groupe à {name}',
  'page.group.hand.what': '{name} devient propriétaire. Vous restez membre.',
  'page.group.leave': 'Quitter le groupe',
  'page.group.leave.what': 'Vous ne voyez plus le groupe. Vos parties restent.',
  'page.group.leave.owner':
    'Vous ne voyez plus le groupe. Il revient au membre le plus ancien ; sans autre membre, il prend fin.',
  'page.group.end': 'Dissoudre le groupe',
  'page.group.end.what': 'Il disparaît pour tous les membres et ne revient pas. Les parties restent.',
  'page.group.sure': 'Oui, le faire',
} satisfies Translated<typeof english.tables>;
