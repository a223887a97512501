import { SPICES } from '../../../shared/games/goa/things.ts';
import { CardSymbol, Colonist, Ducat, ExtraAction, Flag, Ship, Spice } from '../../art/goa/Pieces.tsx';
import { t } from '../../voice.ts';
import type { Part, Piece } from '../pieces.ts';
import { piece, tilesIn, type Rules } from './rules.ts';

/** What the game is about and how it runs. */
export const gamePart = (rules: Rules): Part => ({
  id: 'game',
  title: t('help.goa.part.game'),
  pieces: [
    piece('goal', { rounds: rules.figures.rounds }),
    { ...piece('things'), more: <Legend />, words: LEGEND.map(({ name }) => name()) },
    piece('boards'),
    setUp(rules),
    { ...piece('round', { actions: rules.figures.actions }), list: 'steps' },
    piece('phases', { rounds: rules.figures.rounds }),
  ],
});

function setUp({ figures }: Rules): Piece {
  const { start, startDucats, startSymbol, removed } = figures;
  const tiles = {
    tiles: tilesIn(figures, 'A'),
    removed: removed.count,
    plantations: removed.plantationsAtMost ?? 0,
  };
  const text = piece(
    'setup',
    {
      ...start,
      ducats: startDucats.other,
      starting: startDucats.starting,
      symbol: t(`goa.symbol.${startSymbol}`),
    },
    t(removed.seen ? 'help.goa.setup.seen' : 'help.goa.setup.unseen', tiles),
  );
  return { ...text, art: <CardSymbol symbol={startSymbol} size={48} /> };
}

const LEGEND = [
  ...SPICES.map((spice) => ({
    name: () => t(`goa.spice.${spice}`),
    art: <Spice spice={spice} size={40} />,
  })),
  { name: () => t('goa.resource.ships'), art: <Ship size={40} /> },
  { name: () => t('goa.resource.colonists'), art: <Colonist size={40} /> },
  { name: () => t('goa.resource.ducats'), art: <Ducat size={40} /> },
  { name: () => t('goa.resource.extra'), art: <ExtraAction size={40} /> },
  { name: () => t('goa.flag'), art: <Flag size={40} /> },
];

const Legend = () => (
  <ul class="plain legend">
    {LEGEND.map(({ name, art }) => (
      <li key={name()}>
        {art}
        <span>{name()}</span>
      </li>
    ))}
  </ul>
);
