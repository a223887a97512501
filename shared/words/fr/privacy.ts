import type { privacy as english } from '../en/privacy.ts';
import type { Translated } from '../languages.ts';

/** Words of the page that says what is stored, and for how long: French. */
export const privacy = {
  'privacy.title': 'Confidentialité',
  'privacy.lead':
    'Carrack enregistre ce dont vos parties ont besoin. Il n’y a pas de publicité, personne ne compte les visites, et aucune page ne charge quoi que ce soit d’ailleurs.',
  'privacy.why':
    'Tout cela sert vos parties : vous rendre votre place, vous dire quand c’est votre tour, et empêcher les abus.',
  'privacy.operator': 'L’exploitant de ce service répond de vos données, et peut lire sa base de données.',
  'privacy.stored': 'Ce qui est enregistré, et combien de temps',
  'privacy.what': 'Quoi',
  'privacy.kept': 'Durée',
  'privacy.account':
    'Vos nom, langue, fuseau horaire, heures d’éveil, congés et réglages de notification ; votre adresse de courriel, si vous la donnez',
  'privacy.account.kept': 'jusqu’à la suppression de votre compte',
  'privacy.keys':
    'Vos clés d’accès, votre code de secours et vos jetons pour scripts, sous une forme qui ne permet pas de se connecter',
  'privacy.keys.kept': 'jusqu’à ce que vous les retiriez ; le code, jusqu’à son usage',
  'privacy.session':
    'Les navigateurs où votre session est ouverte : type de navigateur, jour du dernier usage',
  'privacy.session.kept': '{days} jours après la connexion, ou jusqu’à la déconnexion',
  'privacy.guest': 'Le nom d’un invité, quand plus personne ne peut se connecter à son nom',
  'privacy.guest.kept': '{days} jours après la première visite',
  'privacy.games':
    'Vos parties : chaque coup, les messages à la table, les résultats et le nom sous lequel vous jouez',
  'privacy.games.kept':
    'pour toujours, car elles sont à tous ; sans votre nom une fois votre compte supprimé',
  'privacy.orders': 'Vos consignes',
  'privacy.orders.kept': 'jusqu’à la fin de la partie, ou jusqu’à ce que vous quittiez votre place',
  'privacy.notes': 'Vos notes privées sur une partie',
  'privacy.notes.kept': '{days} jours après le dernier coup',
  'privacy.calledOff': 'Qui avait une place dans une partie annulée, et ce qui y a été écrit',
  'privacy.calledOff.kept': '{days} jours après sa création',
  'privacy.channels': 'Les appareils et adresses où arrivent vos notifications',
  'privacy.channels.kept': 'jusqu’à ce que vous les retiriez ; {days} jours si plus rien n’y arrive',
  'privacy.notice': 'Quand un courriel vous a été envoyé au sujet d’une partie',
  'privacy.notice.kept': 'jusqu’à la fin de la partie, et au moins {days} jours',
  'privacy.delivery': 'Quand un message vous est parvenu par une autre voie',
  'privacy.delivery.kept': '{days} jours',
  'privacy.invitation': 'Adresse et nom d’une personne invitée par courriel, et le mot de l’hôte',
  'privacy.invitation.kept': '{days} jours après l’envoi, une fois la réponse donnée ou devenue impossible',
  'privacy.delayedMail': 'Un courriel que vous avez demandé et qui n’a pas encore pu partir',
  'privacy.delayedMail.kept': 'jusqu’à l’envoi, {days} jours au plus',
  'privacy.bounce': 'Le fait que les courriels à une adresse reviennent, sous une empreinte de l’adresse',
  'privacy.bounce.kept': '{days} jours, ou jusqu’à nouvelle confirmation de l’adresse',
  'privacy.refusals': 'Le fait qu’une adresse ne veut pas de courriels, sous une empreinte de l’adresse',
  'privacy.refusals.kept': 'jusqu’à ce que la personne change d’avis',
  'privacy.blocks': 'Les joueurs avec qui vous ne voulez pas jouer',
  'privacy.blocks.kept': 'jusqu’à ce que vous les débloquiez',
  'privacy.report': 'Les signalements à l’exploitant',
  'privacy.report.kept': '{days} jours',
  'privacy.links': 'Des empreintes de liens utilisés',
  'privacy.links.kept': 'jusqu’à leur expiration, trois jours au plus',
  'privacy.counts': 'Des compteurs contre les abus, sous des empreintes d’adresses de courriel et de réseau',
  'privacy.counts.kept': 'jusqu’à la fin de la journée',
  'privacy.job':
    'Les données arrivées à échéance sont supprimées en 30 heures environ. Les sauvegardes peuvent les garder {days} jours de plus.',
  'privacy.here': 'Sur votre appareil',
  'privacy.here.what':
    'Votre navigateur garde un cookie qui vous connecte, un autre avec les empreintes des adresses utilisées, pour une minute un troisième qui montre que les cookies sont gardés, les dernières parties ouvertes, les brouillons et les réglages. Rien de cela ne sert à vous suivre.',
  'privacy.seen': 'Qui voit quoi',
  'privacy.seen.table':
    'Quiconque peut voir une partie voit les noms à la table, les coups et les messages, qui est en ligne, et quand un joueur a été prévenu pour la dernière fois que c’est son tour. L’hôte décide si l’on peut regarder.',
  'privacy.seen.nobody':
    'Personne à la table ne voit votre adresse de courriel. Un hôte voit les adresses qu’il a invitées.',
  'privacy.seen.you': 'Personne d’autre ne voit vos notes et vos consignes.',
  'privacy.seen.channels':
    'Si vous activez les notifications, l’éditeur de votre navigateur les transmet sans pouvoir les lire. Un webhook reçoit les mêmes notifications, qui nomment la partie et ses joueurs.',
  'privacy.seen.others':
    'Les entreprises qui hébergent le service et distribuent ses courriels travaillent pour son exploitant.',
  'privacy.can': 'Ce que vous pouvez faire',
  'privacy.can.export':
    'Télécharger tout ce qui est enregistré sur vous, ou supprimer votre compte : les deux sur votre profil.',
  'privacy.can.stop': 'Arrêter les courriels par le lien au bas de chacun.',
  'privacy.can.refuse':
    'Vous n’avez pas envie de jouer ? L’invitation contient un lien pour refuser les suivantes, de cet hôte ou de tous.',
  'privacy.can.profile': 'Vers le profil',
} satisfies Translated<typeof english>;
