import type * as english from '../en/tables.ts';
import type { Translated } from '../languages.ts';

/** French words of tables before their games begin: the list of open ones, the lobby, and the page of a player one meets there. */
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
  'page.listing.on': 'Cette table est ouverte : chacun peut la rejoindre jusqu’au {when}.',
  'page.listing.off': 'Retirer de la liste',
  'page.listing.ended.host': 'L’hôte a retiré cette table de la liste. Qui y est assis reste.',
  'page.listing.ended.time':
    'Cette table a été ouverte une semaine et n’est plus sur la liste. Qui y est assis reste.',
  'page.listing.ended.operator': 'L’exploitant a retiré cette table de la liste : {reason}',
  'page.listing.agree': 'Pour ma part, on peut commencer avec des bots aux places libres',
  'page.listing.agreed': 'Prêts à commencer avec des bots : {names}',
  'page.listing.waits': 'Pour commencer avec des bots, tous les autres à la table doivent être d’accord.',
  'page.joining.title': 'Prendre une place libre',
  'page.joining.take': 'Rejoindre la table',
  'page.joining.why':
    'Les autres vous attendraient : quelque chose doit vous avertir quand c’est à vous, un mail ou une notification sur cet appareil.',
  'page.joining.asked':
    'Nous avons envoyé un mail à {address}. Son lien ramène à cette table, où vous prendrez votre place.',
  'page.joining.list': 'Autres tables ouvertes',

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
  'page.player.back': 'Aller à la partie',
  'page.player.own': 'Votre page de joueur',
  'page.player.own.what':
    'Qui est ou a été à une table avec vous, ou vous voit à une table ouverte, y lit depuis quand vous êtes ici, combien de parties vous avez terminées, votre fiabilité et vos résultats aux tables ouvertes. Les parties privées ne sont que comptées.',
  'page.player.own.show': 'Montrer ma page',
} satisfies Translated<typeof english.tables>;
