import type * as english from '../en/help.ts';
import type { Translated } from '../languages.ts';

/** French words of the pages that explain: help and privacy. */
export const help = {
  // The frame of the help, and how to play on this site.
  'help.title': 'Règles et aide',
  'help.topics': 'Sujets',
  'help.playing': 'Jouer ici',
  'help.guide': 'Jouer une première manche guidée',
  'help.contents': 'Sommaire',
  'help.search': 'Chercher dans cette page',
  'help.search.found': '{n, plural, one {# article trouvé} other {# articles trouvés}}',
  'help.search.none':
    'Rien trouvé ici. Les règles de chaque jeu ont leur propre page : choisissez-la en haut.',
  // One group a line: words that players search for = words that the help uses.
  'help.synonyms': [
    'argent, monnaie, pièce, payer, paiement, coût, prix = ducat, pièce',
    'bateau, vaisseau, caraque, flotte = navire',
    'pv, pts, score, victoire, gagner = point',
    'colonisateur, habitant, ouvrier, pionnier = colon',
    'sac, cube, ressource, marchandise = épice, marchandise',
    'champ, ferme, jardin, case = case, plantation',
    'sablier, bonus, prime = action supplémentaire, actions supplémentaires',
    'améliorer, amélioration, niveau, avancer, développement = progression, développement',
    'jeton, carreau, pion = tuile, marqueur',
    'mise, miser, offre = enchère, offre',
    'explorer, exploration, éclaireur, main = expédition',
    'commencer, commence, ordre = premier joueur, drapeau',
    'revenu, impôt = taxes, ducat',
    'fin, égalité, gagnant, vainqueur = le plus de points, le plus de pièces, à la fin',
    'stratégie, astuce, débutant, tutoriel, débuter = première partie, au début',
    'retour, erreur, revenir = annul, retire la dernière',
    'email, mail, notification = courriel',
    'ordinateur, robot, adversaire = bot, adversaire',
    'aléatoire, dés, triche, chance = hasard, graine, sort',
    'mot, connexion, compte, appareil = place, connect',
    'clavier, raccourci = touche',
    'paquet, talon, pile = pioche',
    'congé, vacances, absent, absence, voyage, repos = congé, en votre absence',
  ].join('\n'),

  'help.doubts': 'Ce qui n’est pas certain',
  'help.doubts.text':
    'Certaines valeurs ne sont que dessinées dans les règles. Elles ont été reconstituées, portent le signe ≈ et sont énumérées ici. Une partie en cours garde les valeurs avec lesquelles elle a commencé.',
  'help.doubts.none': 'Toutes les valeurs sont certaines.',
  'help.doubts.figure': 'Valeurs reconstituées',
  'help.doubts.source': 'Pourquoi',
  'help.doubt.mark': 'pas certain : {sure}',
  'help.doubt.likely': 'probable',
  'help.doubt.likely.why': 'Probable : imprimé en partie, le reste suit une règle claire.',
  'help.doubt.guess': 'notre choix',
  'help.doubt.guess.why': 'Notre choix : seulement dessiné ; une valeur qui se joue bien.',
  'help.doubt.reconstructed': 'reconstitué',
  'help.doubt.reconstructed.why':
    'Reconstitué : imprimé en partie et complété de sorte que tous les totaux et exemples soient justes.',

  'help.playing.part.turn': 'Votre tour',
  'help.playing.part.days': 'Une partie sur plusieurs jours',
  'help.playing.part.page': 'La page',
  'help.playing.draft': 'Brouillon et envoi',
  'help.playing.draft.text':
    'Ce que vous pouvez choisir est entouré sur le plateau ; la barre dit ce qui est demandé.\nChaque choix entre dans votre brouillon. Le plateau montre le résultat ; personne d’autre ne le voit.\n« {send} » le rend définitif. Quand il faut d’abord piocher une carte, « {soFar} » envoie le début, et vous continuez une fois la carte connue.\nUn brouillon reste sur cet appareil. Si la partie avance entre-temps, tout ce qui reste possible est gardé.',
  'help.playing.back': 'Annuler',
  'help.playing.back.text':
    '« {back} » ou Échap retire la dernière étape du brouillon.\nCe qui est envoyé s’annule par « {undo} » : librement tant que personne n’a joué depuis et que rien n’a été révélé, sinon avec l’accord de ceux qui ont vu ou joué. Dès qu’un bot a répondu, tous les autres sont consultés ; les bots eux-mêmes acceptent toujours. Les pioches gardent leur ordre : les mêmes cartes reviennent.',
  'help.playing.look': 'Où chercher',
  'help.playing.look.text':
    'Dans la plupart des jeux, touchez presque n’importe quoi pour en voir l’explication ; si vous ne pouvez pas le choisir, elle dit pourquoi.\n« {log} » raconte chaque coup et chaque paiement : regardez là quand votre argent a changé pendant que d’autres jouaient.\nLes règles de chaque jeu s’ouvrent en haut de cette page et au-dessous de chaque table.',
  'help.playing.days': 'Un coup à la fois',
  'help.playing.days.text':
    'Regardez, décidez, fermez la page. Personne n’a besoin d’être là en même temps.\nAux enchères, chacun enchérit ou passe une fois, à son tour. Qui ne peut pas enchérir passe automatiquement, et une décision qui n’a qu’une réponse est prise pour vous.\nUne partie peut avoir une horloge. Votre temps ne court que pendant votre tour et vos heures d’éveil, que vous réglez sous « {profile} », comme vos congés. Quand il est écoulé, un bot joue ce tour.',
  'help.playing.bots': 'Bots',
  'help.playing.bots.text':
    'Un bot peut prendre n’importe quelle place et joue aussitôt. Il sait ce que sait un joueur à sa place, rien de plus. Le nombre de niveaux dépend du jeu.',
  'help.playing.told': 'Notifications',
  'help.playing.told.text':
    'Confirmez une adresse sous « {profile} », et un courriel vous dit quand une partie vous attend : après trois minutes, un seul pour toutes les parties. Sans horloge, des rappels suivent après un jour, trois jours de plus et encore une semaine ; avec horloge, un courriel vous avertit quand votre temps s’épuise. Aucun pendant que vous regardez la partie. Chaque courriel a un lien qui y met fin.\nVotre téléphone ou votre ordinateur peut aussi afficher une notification : activez-la sous « {profile} », sur chaque appareil. Un webhook prévient un salon de discussion ou un programme à vous.\nSi vous le souhaitez, une partie ouverte émet un son discret ou une vibration quand c’est à vous. Activez-le sous « {profile} » ou sous la table.',
  'help.playing.since': 'Depuis votre départ',
  'help.playing.since.text':
    'À votre retour, la page dit ce qui s’est passé, pas à pas si vous voulez. « {history} » montre la table après chaque coup ; chaque ligne du journal y mène.',
  'help.playing.orders': 'Consignes',
  'help.playing.orders.text':
    '« {orders} », à côté de la décision, permet de répondre d’avance. Personne d’autre ne voit vos consignes ; vous pouvez les changer ou les retirer à tout moment.\nLà où il y a des enchères, une feuille donne une limite pour chaque lot de la manche : touchez-le sur le plateau. Au-delà, vous passez, ou la question vous est posée. Ailleurs, les consignes disent quoi acheter, quand passer et quand finir.\nPendant que les autres jouent, vous pouvez prévoir votre tour sur le plateau. Quand il vient, le plan part tout seul ou d’un seul geste. S’il n’est plus possible, la page dit à quelle étape et pourquoi.\nUne réponse donnée par vos consignes attend d’une demi-minute à trois minutes, pour que personne ne la distingue de la vôtre. En votre absence, un bot peut décider de ce que vos consignes laissent ouvert, et la partie continue ; un congé arrête au contraire votre horloge.',
  'help.playing.seat': 'Votre place',
  'help.playing.seat.text':
    'Une place appartient au navigateur qui l’a prise ; il n’y a pas de mot de passe. Avec une adresse confirmée, vous vous connectez ailleurs par un lien reçu par courriel. Qui regarde voit ce que tout le monde peut voir, si l’hôte le permet.',
  'help.playing.chance': 'Un hasard vérifiable',
  'help.playing.chance.text':
    'À la création de la partie, le serveur publie l’empreinte d’une graine secrète ; les navigateurs des joueurs y ajoutent leur propre hasard. Ainsi personne ne peut diriger les cartes.\nÀ la fin, la graine est montrée, et votre navigateur peut recalculer chaque mélange et chaque tirage.',
  'help.playing.text': 'Mode texte',
  'help.playing.text.text':
    '« {text} » montre la table en mots, avec une ligne de commande : pour les lecteurs d’écran, et pour qui aime taper. La commande « aide » énumère les autres.',
  'help.playing.hints': 'Conseils',
  'help.playing.hints.text':
    'Dans votre première partie d’un jeu, un court conseil accompagne chaque décision ; on le touche pour l’ouvrir. « {done} » range ce conseil, « {never} » tous. Sous « {profile} », vous désactivez les conseils, ou les réactivez pour la prochaine partie.',
  'help.playing.keys': 'Touches',
  'help.playing.keys.text': 'Tab, Entrée et la barre d’espace donnent accès à tout. De plus :',
  'help.playing.key.n': 'vers la prochaine partie qui vous attend',
  'help.playing.key.f': 'montre ce qui s’est passé depuis votre dernier coup',
  'help.playing.key.escape': 'retire la dernière étape ou ferme ce qui est ouvert',
  'help.playing.key.send': 'envoie le brouillon',
  'help.playing.key.slash': 'cherche dans ces pages',
  'help.playing.key.arrows': 'parcourent l’historique, coup par coup',
  'help.playing.key.ends': 'vont au début ou à la fin de l’historique',

  // The history of a game.
  'page.history.of': '{game} : historique',
  'page.history.back': 'Retour à la table',
  'page.history.position': 'Position dans le journal',
  'page.history.at': 'Nº {at} sur {of}',
  'page.history.first': 'Au début',
  'page.history.turnBack': 'Tour précédent',
  'page.history.backwards': 'Étape précédente',
  'page.history.forwards': 'Étape suivante',
  'page.history.turnOn': 'Tour suivant',
  'page.history.last': 'À la fin',
  'page.history.undone': 'Ceci a été annulé plus tard.',
  'page.history.beyond': 'Le journal n’est pas si long : voici sa fin.',
  'page.history.try': 'Essayer d’ici',
  'page.revealed': 'Ce qui était caché',
  'page.revealed.show': 'Montrer ce qui était caché',
  'page.history.part': 'Aller à',

  // Trials: going on from a past position in the browser alone.
  'page.trial': '{game} : essai depuis le nº {at}',
  'page.trial.private':
    'C’est votre copie privée. Rien n’est envoyé, personne ne la voit, et elle disparaît quand vous la quittez.',
  'page.trial.leave': 'Retour à l’historique',
  'page.trial.back': 'Annuler',
  'page.trial.restart': 'Depuis le début',
  'page.trial.decides': '{name} : {question}',
  'page.trial.over': 'L’essai est arrivé à la fin de la partie.',
  'page.trial.alone': 'Vous jouez',
  'page.trial.all': 'toutes les places',
  'page.trial.dice': 'Hasard',
  'page.trial.dice.own': 'celui de la partie',
  'page.trial.dice.new': 'un nouveau',
  'page.trial.dice.hint': 'Une pioche déjà mélangée garde son ordre.',
  'page.trial.seen':
    'Vous continuez d’après ce que vous voyez : les cartes cachées des autres ne peuvent pas être jouées ici, et l’essai s’arrête là où le hasard ou une carte cachée décide.',
  'page.trial.stopped':
    'Ici décideraient le hasard ou quelque chose que vous ne voyez pas. Annulez, ou choisissez un autre coup.',
  'page.trial.stuck':
    '{name} décide d’après quelque chose que vous ne voyez pas. Annulez pour essayer autrement.',
  'page.trial.steps': 'Coups de l’essai',
  'page.trial.itself': 'automatique',

  // Where a finished game was decided.
  'decided.what':
    'Des bots rejouent la suite de la partie à partir de chaque décision, de nombreuses fois et chaque fois avec un nouveau hasard. La fréquence à laquelle un joueur finit premier donne ses chances de victoire. Tout se passe dans ce navigateur, rien n’est envoyé.',
  'decided.busy': 'Les bots rejouent la suite…',
  'decided.stop': 'Arrêter',
  'decided.goOn': 'Continuer',
  'decided.closer': 'Affiner',
  'decided.games': '{n, plural, one {# partie rejouée.} other {# parties rejouées.}}',
  'decided.chances': 'Chances de victoire',
  'decided.curve': 'Courbe des chances de victoire, décision par décision.',
  'decided.curve.seat': '{name} : {from} au début, entre {low} et {high}, {to} à la fin.',
  'decided.moments': 'Les tournants de la partie',
  'decided.soon': 'Aucun n’est encore sûr.',
  'decided.row': 'Nº {seq}',
  'decided.change': '{name} : {from} → {to}',
  'decided.instead': 'Le bot le plus fort : « {text} » {name} aurait alors eu {share} de chances.',
  'decided.same': 'Le bot le plus fort aurait fait de même.',
  'decided.forced': 'Il n’y avait pas d’autre choix.',
  'decided.lucky': 'Le hasard y est pour quelque chose.',
  'decided.bot': 'Ce qu’en dit le bot le plus fort',
  'decided.agreement': '{name} : le choix du bot dans {same} décisions sur {n}',
  'decided.all': 'Toutes les décisions',
  'decided.decision': 'Décision',
  'decided.other': 'Bot : « {text} » ({share})',

  // What is stored, and for how long.
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
} satisfies Translated<typeof english.help>;
