import type * as english from './help.en.ts';
import type { Translated } from '../../../words/languages.ts';

/** The rules of Goa in French. */
export const help = {
  'help.goa.edition': 'Édition',
  'help.goa.part.game': 'Le jeu',
  'help.goa.part.auctions': 'Enchères',
  'help.goa.part.actions': 'Actions',
  'help.goa.part.colonies': 'Colonies',
  'help.goa.part.tiles': 'Tuiles',
  'help.goa.part.cards': 'Cartes d’expédition',
  'help.goa.part.scoring': 'Score',
  'help.goa.part.options': 'Options',
  'help.goa.part.editions': 'Deux éditions',

  'help.goa.goal': 'But du jeu',
  'help.goa.goal.text':
    'Vous faites commerce des épices de Goa. Les ducats achètent des plantations et d’autres tuiles, plantations et colonies portent des épices, épices et navires paient la progression, et la progression renforce chaque action. Après {rounds} manches de l’étape A et {rounds} de l’étape B, le plus de points de victoire l’emporte.',
  'help.goa.things': 'Matériel',
  'help.goa.things.text':
    'Rien de cela ne s’épuise. Une épice occupe une case où elle peut pousser ; sans case libre, elle est perdue. Les cartes d’expédition sont limitées ; quand il faut piocher et que la pioche est vide, la défausse est mélangée. Quand les deux sont vides, on ne pioche rien.',
  'help.goa.boards': 'Les plateaux',
  'help.goa.boards.text':
    'Sur le plateau de jeu sont posées 25 tuiles, cinq sur cinq.\nVotre entrepôt a quatre emplacements pour des plantations et un pour chacune des quatre colonies.\nVotre tableau de développement a cinq colonnes de cinq rangées. Le marqueur d’une colonne dit combien vaut l’action ; tous commencent à la rangée 1.',
  'help.goa.reading': 'Comment lire les plateaux',
  'help.goa.reading.text':
    'Sur un tableau de développement :\nLe grand nombre d’une case est ce que donne sa rangée ; à l’Expédition : combien de cartes on pioche, et combien la main peut alors en tenir.\nLes épices d’une case et les navires à gauche de sa rangée sont le prix du pas vers elle.\nÀ gauche se trouvent aussi les points de victoire d’une rangée. Le sablier est une carte d’action supplémentaire, quand le dernier de vos marqueurs y arrive ; une carte dans une case est pour le premier joueur à l’atteindre.\n« +2 » à une action dit ce qu’elle apporterait maintenant.',
  'help.goa.setup': 'Mise en place',
  'help.goa.setup.text':
    'Chacun a {ships} navires, {colonists} colons et {ducats} ducats ; le premier joueur, qui a le drapeau, seulement {starting}. On retourne tour à tour des cartes d’expédition. Le premier joueur à trouver ce symbole commence : {symbol}. Ce premier drapeau n’apporte pas de carte d’action supplémentaire.',
  'help.goa.setup.seen':
    'Sur {tiles} tuiles, {removed} sont écartées face visible, dont au plus {plantations} plantations ; les autres sont posées.',
  'help.goa.setup.unseen':
    'Sur {tiles} tuiles, {removed} sont écartées sans être vues ; les autres sont posées.',
  'help.goa.round': 'Une manche',
  'help.goa.round.text':
    'Placer les marqueurs d’enchère.\nMettre aux enchères ce qu’ils couvrent, dans l’ordre de leurs numéros.\nÀ partir du premier joueur, dans le sens horaire, une action chacun, {actions} fois autour de la table.\nJouer des cartes d’action supplémentaire pour agir encore.',
  'help.goa.phases': 'Étape A, étape B',
  'help.goa.phases.text':
    'Après la manche {rounds}, les tuiles restées sur le plateau sont hors jeu. On pose les tuiles plus riches de l’étape B, et on en écarte autant qu’avant. Tout ce que vous avez reste. Après la manche {rounds} de l’étape B, on compte les points.',
  'help.goa.first': 'Votre première partie',
  'help.goa.first.text':
    'Ce qui aide au début :\nAchetez une ou deux plantations dont les épices paient les premiers pas : les pas de chaque colonne commencent par une autre épice.\nPuis récoltez, construisez et progressez tour à tour : chaque pas renforce son action pour le reste de la partie.\n{colony} ne demande que {need} colons, et les {scouts} cartes retournées en apportent de {least} à {most}. En cas d’échec, vous en avez un de plus pour l’essai suivant.\nUne offre élevée pour la tuile sous votre marqueur est bienvenue : les ducats sont à vous.\nLes tuiles rouges valent surtout tôt : elles servent à chaque manche.',

  'help.goa.placing': 'Placer les marqueurs',
  'help.goa.placing.text':
    'Le premier joueur pose le drapeau avec le marqueur 1 sur une case vide, ou dehors le long du bord, juste à côté d’une tuile.\nDans le sens horaire, chacun pose le marqueur suivant sur une tuile qui touche le précédent, par un côté ou un coin.\nLe premier joueur pose aussi le dernier. Si aucune tuile voisine n’est libre, toute tuile sans marqueur convient.',
  'help.goa.placing.picture':
    'Quatre joueurs : le drapeau avec le marqueur 1 au bord, les marqueurs 2 à 5 sur des tuiles.',
  'help.goa.bidding': 'Enchérir',
  'help.goa.bidding.text':
    'Le propriétaire du marqueur mène l’enchère. À partir de sa gauche, chacun parle une fois : offrir plus que l’offre la plus haute, ou passer. Personne n’offre plus de ducats qu’il n’en a ; qui ne peut pas surenchérir passe. Le propriétaire parle en dernier.\nS’il passe, le plus offrant a la tuile et le paie. Si personne n’a offert, le propriétaire l’a pour rien.',
  'help.goa.bidding.2004':
    'Pour garder la tuile, il doit dépasser l’offre la plus haute et paie la sienne à la banque.',
  'help.goa.bidding.2012':
    'Pour garder la tuile, il paie à la banque un ducat de moins que l’offre la plus haute.',
  'help.goa.flag': 'Le drapeau',
  'help.goa.flag.text':
    'Il est mis aux enchères en premier. Qui l’obtient reçoit {n, plural, one {# carte} other {# cartes}} d’action supplémentaire et devient premier joueur : pour les actions de cette manche et pour la suivante.',
  'help.goa.example': 'Exemple',
  'help.goa.example.auctioneer': 'propriétaire du marqueur',
  'help.goa.example.pass': 'passe',
  'help.goa.example.bids': 'offre {n}',
  'help.goa.example.sell':
    'Le propriétaire passe : {winner} a la tuile et lui paie {n, plural, one {# ducat} other {# ducats}}.',
  'help.goa.example.keep.2004':
    'Ou il offre {n}, a lui-même la tuile et paie à la banque {n, plural, one {# ducat} other {# ducats}}.',
  'help.goa.example.keep.2012':
    'Ou il garde lui-même la tuile et paie à la banque {n, plural, one {# ducat} other {# ducats}}.',
  'help.goa.taking': 'Prendre une tuile',
  'help.goa.taking.text':
    'Une plantation se pose sur un emplacement libre et se remplit aussitôt. Les tuiles immédiates s’exécutent et s’en vont. Toutes les autres restent devant vous jusqu’à leur emploi, ou jusqu’à la fin.\nPas de place : défaussez d’abord une plantation avec ses épices. Celles à une case comptent encore.',
  'help.goa.taking.2004': 'Ce peut être la nouvelle elle-même.',
  'help.goa.taking.2012': 'Ce doit être l’une des quatre déjà posées.',

  'help.goa.turn': 'Un tour d’action',
  'help.goa.turn.text':
    'Faites l’une des six actions. Avant et après, vous pouvez utiliser des tuiles et jouer une carte d’expédition. On ne peut pas passer, mais les taxes sont toujours possibles.\nSi l’on peut encore jouer après l’action, « {next} » garde votre choix et continue ; « {end} » l’envoie et finit le tour.',
  'help.goa.columns': 'Les colonnes',
  'help.goa.columns.text': 'Ce que donne chaque rangée, et ce que coûte le pas vers la suivante.',
  'help.goa.columns.row': 'Rangée',
  'help.goa.columns.yield': 'Donne',
  'help.goa.columns.cost': 'Coût de la rangée suivante',
  'help.goa.expedition.text':
    'Piochez au plus autant de cartes que le dit le premier nombre de votre rangée. Le second est la limite de votre main pendant ce temps : pour faire de la place, jouez une carte ou défaussez avant de piocher. Hors de cette action, la main n’a pas de limite.',
  'help.goa.found.text':
    'Nommez une colonie que vous n’avez pas et retournez {scouts, plural, one {# carte} other {# cartes}} d’expédition ; elles apportent ensemble de {least} à {most} colons. Additionnez : colons de votre rangée + colons de ces cartes. Ce qui manque, vous pouvez le payer avec vos colons.\nAvant de décider, on ne peut jouer que ce qui apporte des colons. Fondez-la alors : prenez une de ses tuiles et remplissez-la aussitôt d’épices qu’elle admet. Si vous ne pouvez ou ne voulez pas, vous ne payez rien et recevez {consolation, plural, one {# colon} other {# colons}}.',
  'help.goa.found.example':
    'Exemple : {colony} demande {need}. La rangée donne {row}, les cartes montrent {a} et {b} ; reste à payer {missing, plural, one {# colon} other {# colons}}.',
  'help.goa.bonuses': 'Bonus de progression',
  'help.goa.bonuses.text':
    'Le premier à atteindre la rangée 4 d’une colonne, et le premier à atteindre la rangée 5, pioche {cards, plural, one {# carte} other {# cartes}} d’expédition, quelle que soit la limite.\nQuand votre dernier marqueur quitte la rangée 1, 2, 3 ou 4, vous recevez {extra, plural, one {# carte} other {# cartes}} d’action supplémentaire.',
  'help.goa.extra': 'Actions supplémentaires',
  'help.goa.extra.text':
    'Après les dernières actions, chacun à son tour, encore et encore, joue une carte d’action supplémentaire pour une action de plus, ou passe et sort de la manche. En passant, on peut garder au plus {kept, plural, one {# de ces cartes} other {# de ces cartes}}. Les cartes gagnées entre-temps peuvent encore servir. La manche finit quand tous sont sortis.',
  'help.goa.plays': 'Cartes et tuiles',
  'help.goa.plays.text':
    'Une carte d’expédition par tour d’action : avant, pendant ou après l’action. Les cartes marquées A vont avec une action et se jouent avec elle.\nAutant de tuiles que vous voulez. Ce qui n’apporterait rien ne peut pas servir. On peut défausser des cartes à volonté. Rien de cela n’est une action, ni n’interrompt un paiement ou une récolte.',

  'help.goa.colonies': 'Les fonder',
  'help.goa.colonies.text':
    'Chacun peut fonder chaque colonie une fois. Les épices qu’une tuile admet sont dessinées.',
  'help.goa.colony.text':
    'Colons nécessaires : {need}. {fields, plural, one {# case} other {# cases}} ; {n, plural, one {# tuile} other {# tuiles}} dans le jeu.',
  'help.goa.colony.any': 'toute épice',

  'help.goa.tiles': 'Cinq sortes',
  'help.goa.tiles.text':
    'Les plantations portent des épices. Les tuiles immédiates agissent quand on les prend. Les rouges agissent une fois par manche, aussi dans celle où on les prend. Certaines agissent une fois dans la partie, d’autres à la fin. Sous chacune : combien il y en a dans l’étape A et dans l’étape B.',
  'help.goa.tiles.count': 'A : {a} · B : {b}',
  'help.goa.kind.plantation': 'plantation',
  'help.goa.kind.immediate': 'immédiate',
  'help.goa.kind.red': 'rouge : une fois par manche',
  'help.goa.kind.once': 'une fois',
  'help.goa.kind.end': 'pour la fin',
  'help.goa.plantations': 'Plantations à {n, plural, one {# case} other {# cases}}',
  'help.goa.plantations.text':
    'Posées dans votre entrepôt et remplies aussitôt de l’épice qu’elles montrent.',

  'help.goa.cards': 'Trois choses sur chacune',
  'help.goa.cards.text':
    'Il y a {n} cartes de {kinds} sortes. L’image dit à quoi elle se joue. Le nombre compte quand la carte est retournée pour une colonie. À la fin, les symboles égaux en main rapportent des points.',

  'help.goa.bonanza': 'Tuiles Bonanza (option de 2012)',
  'help.goa.bonanza.text':
    'Au début de chaque étape, une tuile est cachée sous chaque tuile de coin. Qui prend la tuile de coin reçoit aussitôt ce que montre la Bonanza. Une épice sans case est perdue.',
  'help.goa.quickStart': 'Départ rapide',
  'help.goa.quickStart.text':
    'Avant la première manche, chacun à son tour prend {ducats} ducats ou avance {markers} marqueurs différents à la rangée 2.',
  'help.goa.money': 'Ducats cachés',
  'help.goa.money.text':
    'Les ducats des autres ne sont pas montrés avant la fin, même si le journal permet de les compter. L’option « visibles » les montre.',

  'help.goa.scoring': 'Points de victoire',
  'help.goa.scoring.text':
    'Qui a le plus de points l’emporte ; à égalité, le plus de ducats ; ensuite la victoire est partagée.',
  'help.goa.scoring.left':
    'Rien d’autre ne compte : ni navires, ni colons, ni épices, ni cartes d’action supplémentaire, ni autres tuiles.',
  'help.goa.score.what': 'Pour',
  'help.goa.score.rows': 'chaque marqueur, selon sa rangée',
  'help.goa.score.colonies': 'colonies, selon leur nombre',
  'help.goa.score.symbols': 'symboles égaux en main, selon leur nombre, pour chaque symbole',
  'help.goa.score.richest': 'le plus de ducats ; à égalité, chacun',
  'help.goa.score.small': 'chaque plantation à une case, même défaussée',
  'help.goa.score.foreman': 'de même, avec la tuile {tile} ; la Rotation des cultures ne compte jamais',
  'help.goa.score.duty': 'accomplie : {tile}',
  'help.goa.sample': 'Exemple de score',
  'help.goa.sample.text':
    'Rangées {rows} ; colonies : {colonies} ; cartes à symboles égaux : {cards} ; le plus de ducats ; une plantation à une case.',

  'help.goa.editions': 'Ce qui diffère',
  'help.goa.editions.text': 'Cette page montre l’édition choisie en haut.',
  'help.goa.diff.start': 'Ducats du premier joueur',
  'help.goa.diff.symbol': 'Symbole du premier joueur',
  'help.goa.diff.tilesIn': 'Tuiles de chaque étape',
  'help.goa.diff.removed': 'Tuiles écartées',
  'help.goa.diff.removed.2004': '{n}, cachées',
  'help.goa.diff.removed.2012': '{n}, visibles',
  'help.goa.diff.price': 'Qui mène l’enchère garde une tuile pour',
  'help.goa.diff.price.2004': 'sa propre offre, plus haute',
  'help.goa.diff.price.2012': 'l’offre la plus haute, moins un',
  'help.goa.diff.discard': 'Avec quatre plantations, on défausse',
  'help.goa.diff.discard.2004': 'l’une des cinq, la nouvelle comprise',
  'help.goa.diff.discard.2012': 'l’une des quatre anciennes',
  'help.goa.diff.tiles': 'Seulement dans cette édition',
  'help.goa.diff.none': '–',
  'help.goa.diff.any': 'autant qu’on veut',
  'help.goa.diff.sell': '{card} : au plus',
  'help.goa.diff.payDucats.2004': 'est l’action',
  'help.goa.diff.payDucats.2012': 'n’est pas une action',
  'help.goa.diff.thirdScout.2004': 'avant de retourner les cartes',
  'help.goa.diff.thirdScout.2012': 'avant ou après',
  'help.goa.diff.espionage.2004':
    'prendre navires, épices ou ducats, ou, pour fonder, les colons de sa rangée',
  'help.goa.diff.espionage.2012': 'faire une action entière avec son marqueur ; fonder aussi',
  'help.goa.diff.symbols': 'Symboles des cartes',
  'help.goa.diff.steps': 'Colonne « {column} » : épices des pas, dans l’ordre',
  'help.goa.diff.bonanza.2004': 'non',
  'help.goa.diff.bonanza.2012': 'oui, au choix',

  'help.goa.figure.yield': 'Colonne « {column} » : ce que donnent les rangées',
  'help.goa.figure.sources':
    'EN, CZ et FR sont les règles de 2004, PL celles de 2012 ; AID est une aide de jeu publique de 2004. G, P, C, N, L : gingembre, poivre, cannelle, muscade, clou de girofle.',
  'help.goa.figure.cost': 'Colonne « {column} » : ce que coûtent les pas',
  'help.goa.figure.tiles': 'Quelles tuiles de colonie existent : {colony}',
  'help.goa.figure.cardColonists': 'Colons sur les cartes d’expédition',
  'help.goa.figure.cardSymbols': 'Quelle carte d’expédition porte quel symbole',
  'help.goa.figure.payDucatsByStep': 'Prix en ducats : {card}',
  'help.goa.figure.bonanzaGains': 'Ce qu’apportent les tuiles Bonanza',
  'help.goa.figure.tilesA': 'Combien de tuiles de chaque sorte, étape A',
  'help.goa.figure.tilesB': 'Combien de tuiles de chaque sorte, étape B',
} satisfies Translated<typeof english.help>;
