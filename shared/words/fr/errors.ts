import type { errors as english } from '../en/errors.ts';
import type { Translated } from '../languages.ts';

/** Error messages for players: French. */
export const errors = {
  'error.BAD_REQUEST': 'Le service n’a pas compris cette page. Rechargez-la et réessayez.',
  'error.BAD_REQUEST.pause': 'Une pause dure au plus {days, plural, one {# jour} other {# jours}}.',
  'error.NOT_JSON': 'La requête doit être en JSON.',
  'error.BODY_TOO_LARGE': 'La requête est trop volumineuse.',
  'error.NO_SESSION': 'Personne n’est connecté dans ce navigateur.',
  'error.ORIGIN_REFUSED': 'La requête venait d’un autre site et a été refusée.',
  'error.TOO_MANY_REQUESTS': 'C’est beaucoup à la fois. Attendez un peu et réessayez.',
  'error.NOT_FOUND': 'Il n’y a rien à cette adresse.',
  'error.METHOD_NOT_ALLOWED': 'Cette adresse n’accepte pas ce type de requête.',
  'error.GAME_NOT_FOUND': 'Aucune partie à cette adresse. Le lien est peut-être incomplet.',
  'error.UNKNOWN_GAME': 'Le jeu « {game} » n’est pas proposé ici.',
  'error.BAD_OPTIONS': 'Ces options ne vont pas avec ce jeu. Rechargez la page et choisissez à nouveau.',
  'error.BAD_SEATS': 'Ces places ne vont pas avec ce jeu. Rechargez la page et choisissez à nouveau.',
  'error.BAD_SEATS.count': 'Ce jeu se joue de {min} à {max} joueurs.',
  'error.BAD_SEATS.me': 'Vous ne pouvez avoir qu’une place.',
  'error.BAD_SEATS.watch':
    'Il faut quelqu’un qui joue ou qui regarde : prenez une place, ou laissez regarder la partie.',
  'error.BAD_SEATS.email': 'La même adresse est invitée deux fois.',
  'error.BAD_SEATS.level': 'Ce jeu n’a pas de bots de ce niveau.',
  'error.NAME_DIFFERS': 'Ce n’est pas le nom de votre compte. Rien n’a été supprimé.',
  'error.BAD_NAME': 'Donnez un nom de 1 à 40 caractères visibles.',
  'error.SEED_REFUSED': 'La graine ne peut être choisie qu’en développement.',
  'error.INVITE_BY_MAIL_OFF':
    'L’invitation par courriel n’est pas disponible. Créez une place libre et transmettez son lien.',
  'error.INVITES_EXHAUSTED':
    'La limite du jour pour les invitations par courriel est atteinte. Les liens peuvent être transmis sans limite.',
  'error.INVITATION_CLOSED': 'Cette invitation a déjà reçu une réponse, ou a été retirée.',
  'error.MAIL_OFF': 'Ce service n’envoie pas de courriels.',
  'error.MAIL_FAILED':
    'Le courriel n’a pas pu être envoyé ({reason}). Vérifiez l’adresse ou réessayez plus tard.',
  'error.MAILS_EXHAUSTED': 'La limite du jour pour les courriels est atteinte. Réessayez demain.',
  'error.MESSAGES_EXHAUSTED':
    'La limite du jour pour les messages et les notes est atteinte. Réessayez demain.',
  'error.NOTES_CHANGED': 'Vos notes ont été modifiées ailleurs entre-temps.',
  'error.BAD_ORDERS':
    'Ces consignes ne vont pas avec cette partie. Rechargez la page et écrivez-les à nouveau.',
  'error.BAD_ORDERS.long': 'Ces consignes sont trop longues. Retirez-en une partie.',
  'error.ORDERS_CHANGED': 'Vos consignes ont été modifiées entre-temps sur un autre appareil.',
  'error.ADDRESS_MISSING': 'Il n’y a pas encore d’adresse confirmée.',
  'error.ADDRESS_TAKEN':
    'Un autre joueur a déjà cette adresse ici. Si c’est la vôtre, connectez-vous avec elle.',
  'error.LINK_INVALID': 'Ce lien ne fonctionne plus. Demandez-en un nouveau.',
  'error.LINK_ELSEWHERE':
    'Cette adresse a été donnée dans un autre navigateur. Ouvrez-y le lien, ou saisissez-y son code.',
  'error.CODE_WRONG':
    'Ce code n’est pas le bon, ou il est trop ancien. Vérifiez-le, ou demandez un nouveau courriel.',
  'error.SESSION_NOT_FOUND': 'Ce navigateur est déjà déconnecté.',
  'error.TOKEN_SCOPE': 'Ce jeton n’en a pas le droit.',
  'error.TOKEN_NOT_FOUND': 'Ce jeton n’existe pas.',
  'error.TOKENS_EXHAUSTED': 'Vous avez déjà le nombre maximal de jetons. Supprimez-en un d’abord.',
  'error.RECOVERY_CODE_WRONG': 'Ce code de secours est erroné, ou il a déjà été utilisé ou remplacé.',
  'error.PASSKEYS_OFF': 'Ce service ne propose pas de clés d’accès.',
  'error.PASSKEY_REFUSED':
    'Cette clé d’accès n’a pas pu être utilisée. Elle a peut-être été supprimée ici, ou l’opération a duré trop longtemps. Réessayez.',
  'error.PASSKEY_NOT_FOUND': 'Cette clé d’accès n’existe pas.',
  'error.PASSKEYS_EXHAUSTED': 'Vous avez déjà le nombre maximal de clés d’accès. Supprimez-en une d’abord.',
  'error.PUSH_OFF': 'Ce service n’envoie pas de notifications push.',
  'error.URL_NOT_PUBLIC':
    'Cette adresse ne convient pas. Elle doit commencer par https:// et mener à un hôte public, sans port ni mot de passe.',
  'error.CHANNEL_NOT_FOUND': 'Ce canal n’existe plus.',
  'error.CHANNELS_EXHAUSTED':
    'Vous avez atteint le nombre maximal d’appareils et de webhooks. Supprimez-en un d’abord.',
  'error.TESTS_EXHAUSTED': 'La limite du jour pour les tests est atteinte. Réessayez demain.',
  'error.SEAT_NOT_FOUND': 'La partie n’a pas cette place.',
  'error.SEAT_LINK_INVALID': 'Ce lien vers une place n’est plus valable. Demandez-en un nouveau à l’hôte.',
  'error.REMOVED':
    'L’hôte a libéré votre place à cette table. Si c’est une erreur, demandez-lui une invitation par e-mail : elle vous permettra de revenir.',
  'error.SEAT_TAKEN': 'Cette place est déjà prise.',
  'error.ALREADY_SEATED': 'Vous avez déjà une place dans cette partie.',
  'error.WATCHING_OFF': 'Seuls ses joueurs peuvent regarder cette partie.',
  'error.NOT_HOST': 'Seul l’hôte de la partie peut faire cela.',
  'error.NOT_YOUR_SEAT': 'Ce n’est pas votre place.',
  'error.GAME_NOT_OPEN': 'La partie a déjà commencé ou a été annulée.',
  'error.GAME_NOT_RUNNING': 'La partie n’est pas en cours.',
  'error.GAME_NOT_OVER': 'Cela sera montré à la fin de la partie.',
  'error.STALE':
    'La partie a avancé depuis l’affichage de cette page. Regardez à nouveau, rien n’a été changé.',
  'error.ENGINE_CHANGED':
    'Les règles ont été mises à jour. La page se recharge et votre brouillon est gardé.',
  'error.GAMES_EXHAUSTED': 'La limite du jour pour les nouvelles parties est atteinte. Réessayez demain.',
  'error.QUESTION_OPEN': 'Une autre question est déjà posée à la table. Attendez la réponse.',
  'error.QUESTION_POINTLESS': 'Il n’y a pas lieu de voter : c’est déjà le cas.',
  'error.PLAYER_NOT_LATE': 'Cette personne a encore du temps.',
  'error.SEAT_VACANT': 'Vous avez quitté ou perdu cette place. Revenez d’abord.',
  'error.HOLIDAY_TOO_LONG': 'Il ne vous reste pas autant de jours de congé cette année.',
  'error.BLOCKED': 'Ces joueurs ne peuvent pas jouer à la même table.',
  'error.CHANGES_EXHAUSTED': 'La limite du jour pour ce changement est atteinte. Réessayez demain.',
  'error.REPORTS_EXHAUSTED': 'La limite du jour pour les signalements est atteinte. Réessayez demain.',
  'error.QUESTION_CLOSED': 'Cette question est déjà réglée.',
  'error.UPGRADE_REQUIRED': 'Cette adresse ne sert qu’aux connexions en direct.',
  'error.GAME_DAMAGED':
    'L’enregistrement de cette partie est endommagé ; elle reste fermée jusqu’à ce que les responsables du site l’aient réparé. Vos autres parties ne sont pas touchées.',
  'error.OUTCOME_UNKNOWN':
    'Il n’est pas certain que votre coup soit arrivé. Renvoyez-le : il ne compte qu’une fois.',
  'error.OUTCOME_UNKNOWN.games':
    'Certaines de vos parties n’ont pas pu être emportées, et la connexion n’a donc pas encore eu lieu. Réessayez dans un instant, ou laissez les autres.',
  'error.STORAGE_UNAVAILABLE': 'La partie est inaccessible pour le moment. Réessayez dans un instant.',
  'error.INTERNAL': 'Un problème est survenu de notre côté (requête {requestId}). Rien n’est perdu.',
  'error.NOT_YOUR_TURN': 'Ce n’est pas votre tour.',
  'error.GAME_OVER': 'La partie est terminée.',
  'error.LIST_OUT_OF_ORDER':
    'Les éléments d’une liste doivent être envoyés dans l’ordre où ils sont proposés.',
  'error.MOVE_NOT_OFFERED': 'Ce coup n’est pas possible maintenant.',
  'error.NEEDS_SERVER': 'La suite dépend d’une carte piochée à l’envoi : envoyez d’abord, puis continuez.',
  'error.UNDO_SETUP': 'La mise en place ne peut pas être annulée.',
  'error.UNDO_NOTHING': 'Il n’y a rien à annuler.',
  'error.UNDOS_EXHAUSTED':
    'La limite du jour pour les annulations est atteinte. Continuez à jouer, demain vous pourrez de nouveau annuler.',
  'error.COOKIES_BLOCKED':
    'Ce navigateur ne garde pas les cookies de ce site : il oublierait aussitôt qui vous êtes. Rien n’est perdu. Autorisez les cookies ici, ou prenez un autre navigateur, puis réessayez.',
  'error.UNREADABLE': 'La réponse du serveur est illisible. Rien n’est perdu ; réessayez.',
} satisfies Translated<typeof english>;
