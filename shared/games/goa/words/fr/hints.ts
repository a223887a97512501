import type { goaHints as english } from '../en/hints.ts';
import type { Translated } from '../../../../words/languages.ts';

/** Hints for a first game of Goa, in French: a first line, and what is shown when the hint is opened. */
export const goaHints = {
  'hint.goa.start':
    'Le plus de points après {all} manches gagne. Une manche : enchères, puis {actions} actions.\nTuiles et actions apportent des épices et des navires, et ceux-ci font descendre vos marqueurs : actions plus fortes, plus de points. Touchez presque tout pour lire ce que c’est.',
  'hint.goa.lastOfA':
    'Dernière manche de l’étape A : les tuiles que personne ne prend disparaissent.\nTout ce que vous avez reste. L’étape B a {rounds} manches, avec de nouvelles tuiles.',
  'hint.goa.phaseB':
    'Étape B : nouvelles tuiles, tout ce que vous avez reste. Encore {rounds} manches.\nPoints : les rangées de vos marqueurs, les colonies, les symboles égaux en main, les plantations à une case, le plus de ducats.',
  'hint.goa.last':
    'Dernière manche : navires, colons et épices restants ne rapportent rien.\nFaites-en de la progression et des colonies. Le plus de ducats rapporte {richest} points.',
  'hint.goa.quickStart': 'Les ducats aident aux enchères, les marqueurs renforcent les actions.',
  'hint.goa.flag':
    'Le drapeau d’abord, avec le marqueur 1 ; les autres marqueurs le suivent.\nVous menez l’enchère du drapeau, et celle de la tuile sous le dernier marqueur.',
  'hint.goa.placing':
    'Vous mettez cette tuile aux enchères : on vous la paie, ou vous la prenez.\nLe marqueur va à côté du précédent, par un côté ou un coin. Dans votre enchère, vous parlez en dernier.',
  'hint.goa.forFlag':
    'Le drapeau : {extra, plural, one {# action} other {# actions}} de plus, et vous devenez premier joueur.\nLe premier joueur commence les actions, déjà dans cette manche, et place le premier et le dernier marqueur.',
  'hint.goa.auction':
    'Vous parlez une fois : offrez ce que cela vaut pour vous, ou passez.\nÀ la fin, celui qui mène l’enchère prend vos ducats ou la tuile. Touchez la tuile pour lire ce qu’elle fait. Les ducats ne comptent que pour qui en a le plus : {richest} points.',
  'hint.goa.auctioneer':
    'Vous parlez en dernier : vendez au plus offrant, ou gardez et payez la banque.\nSi personne n’a offert, c’est à vous pour rien.',
  'hint.goa.turn':
    'Touchez une action éclairée, une case éclairée (progression) ou une colonie.\nProgresser coûte les épices de la case et les navires indiqués à gauche. S’il en manque : récoltez ou construisez. Des tuiles et une carte peuvent servir en plus.',
  'hint.goa.redTile':
    'Votre tuile rouge sert une fois par manche, en plus de l’action : touchez-la.\nElle est sous votre tableau. Avant ou après l’action, peu importe.',
  'hint.goa.acted': 'Une seule carte par tour ; une tuile rouge sert une fois par manche.',
  'hint.goa.extra':
    'Chaque carte est une action de plus. Qui passe est hors de cette manche.\nOn peut en garder pour plus tard : {kept}.',
  'hint.goa.fill': 'Choisissez les épices de vos prochains pas : voyez sous vos marqueurs.',
  'hint.goa.spices': 'Choisissez les épices de vos prochains pas : voyez sous vos marqueurs.',
  'hint.goa.discardPlantation': 'Les plantations à une case comptent même défaussées.',
  'hint.goa.either': 'Les navires paient la progression, les colons fondent des colonies.',
  'hint.goa.resupply': 'Navires pour progresser, colons pour fonder, épices pour des cases libres.',
  'hint.goa.mix': 'Pour chaque épice non récoltée, prenez un navire ou un colon.',
  'hint.goa.favor': 'L’une de ces tuiles sera à vous, comme gagnée aux enchères.',
  'hint.goa.founding':
    'Une colonie rapporte et porte des épices. En renonçant, vous recevez un colon.\nLes images sont les épices qui peuvent y pousser ; s’il y a plusieurs tuiles, vous en choisissez une.',
} satisfies Translated<typeof english>;
