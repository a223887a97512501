import type * as english from './help.en.ts';
import type { Translated } from '../../../words/languages.ts';

/** The rules of Merchants in French. */
export const help = {
  'help.merchants.part.game': 'Le jeu',
  'help.merchants.part.turn': 'Un tour',
  'help.merchants.part.specials': 'Cartes spéciales',
  'help.merchants.part.end': 'La fin',
  'help.merchants.goal': 'But du jeu',
  'help.merchants.goal.text':
    'Vos navires transportent des marchandises. Les cartes du marché montrent la demande de chacune. Quand une marchandise est vendue, tous ceux qui la transportent gagnent – aussi au tour des autres. Qui a le plus de pièces l’emporte.',
  'help.merchants.things': 'Matériel',
  'help.merchants.things.text':
    'Il y a {goods} marchandises ; de chacune, {cards} cartes pour le marché et {markers} marqueurs pour les navires.',
  'help.merchants.setup': 'Mise en place',
  'help.merchants.setup.text':
    'Chacun a {hand} cartes en main et {ships} navires vides. {market} cartes sont visibles au marché ; le reste est la pioche. Le sort désigne le premier joueur.\nÀ tour de rôle, chacun charge sur un navire le marqueur de son choix, puis encore une fois sur l’autre.',
  'help.merchants.planning': 'Phase I : planification',
  'help.merchants.planning.text':
    'Faites une de ces choses :\néchanger le marqueur d’un de vos navires contre une autre marchandise de la réserve,\nacheter une carte spéciale,\npasser.',
  'help.merchants.trade': 'Phase II : commerce',
  'help.merchants.trade.text':
    'Faites une de ces choses ; passer est impossible :\njouer des cartes d’une marchandise et la vendre,\npiocher {n} cartes. La main vide, vous devez piocher.',
  'help.merchants.play': 'Jouer des cartes',
  'help.merchants.play.text':
    'Posez de 1 à {market} cartes d’une même marchandise sur des cases différentes du marché. Ce qui s’y trouvait, même de cette marchandise, est couvert et hors jeu. Puis cette marchandise est vendue, et aucune autre.',
  'help.merchants.sale': 'Une vente',
  'help.merchants.sale.text':
    'Chacun reçoit des pièces : cartes visibles de la marchandise × ses propres marqueurs. Les marqueurs restent à bord.',
  'help.merchants.sale.example': 'Exemple. Cartes visibles de la marchandise : {visible}.',
  'help.merchants.sale.markers': '{n, plural, one {# marqueur} other {# marqueurs}}',
  'help.merchants.sale.contract': '{n, plural, one {# marqueur} other {# marqueurs}} et un contrat',
  'help.merchants.specials': 'Effets permanents',
  'help.merchants.specials.text':
    'Elles agissent dès l’achat, et plusieurs s’additionnent. À la fin, elles ne valent rien.',
  'help.merchants.ship.text': 'De la place pour un marqueur de plus, chargé aussitôt depuis la réserve.',
  'help.merchants.docks.text':
    'Un échange de plus à chaque phase I, même en passant ; pas sur le navire qui vient d’être acheté.',
  'help.merchants.contract.text':
    '+{bonus, plural, one {# pièce} other {# pièces}} chaque fois qu’une vente vous rapporte des pièces.',
  'help.merchants.office.text': 'À chacun de vos tours, vous pouvez piocher une carte.',
  'help.merchants.special.figures': 'Prix : {price}. Dans le jeu : {n}.',
  'help.merchants.officeDraw': 'Option : quand un bureau pioche',
  'help.merchants.officeDraw.text':
    'À la fin de la phase I (d’ordinaire) : la carte peut servir dans ce tour.\nÀ la fin du tour : la carte est pour le suivant.',
  'help.merchants.end': 'Fin et score',
  'help.merchants.end.text':
    'La partie s’arrête dès que la dernière carte est piochée, même au milieu d’une pioche ; plus rien n’est vendu. Qui a le plus de pièces l’emporte ; à égalité, la victoire est partagée. Mains et cartes spéciales ne valent rien.',
  'help.merchants.open': 'Visible et caché',
  'help.merchants.open.text':
    'Les mains et l’ordre de la pioche sont cachés. Tout le reste est visible, les pièces aussi.',
  'help.merchants.figure.startMoney': 'Pièces au début',
  'help.merchants.figure.specials': 'Nombre de cartes spéciales',
} satisfies Translated<typeof english.help>;
