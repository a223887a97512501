import { SPICES } from '#shared/games/goa/things.ts';
import { CardSymbol, Colonist, Ducat, ExtraAction, Flag, Ship, SpicePicture } from '../drawings/Pieces.tsx';
import { t } from '../../../lib/i18n.ts';
import type { HelpPart, Piece } from '../../../features/help/index.ts';
import { doubtsOf, piece, scouted, tilesIn, type EditionRules } from './rules.ts';
import { helpStyles } from '../../../features/help/index.ts';

/** The aim of the game and its course. */
export const gamePart = (rules: EditionRules): HelpPart => ({
  id: 'game',
  title: t('help.goa.part.game'),
  pieces: [
    piece('goal', { rounds: rules.figures.rounds }),
    { ...piece('things'), more: <Legend />, words: LEGEND.map(({ name }) => name()) },
    piece('boards'),
    { ...piece('reading'), list: 'choice' },
    setUp(rules),
    { ...piece('round', { actions: rules.figures.actions }), list: 'steps' },
    piece('phases', { rounds: rules.figures.rounds }),
    firstGame(rules),
  ],
});

/** The colony that needs the fewest colonists. */
const NEAREST = 'Quilon';

/** Advice for a first game. */
const firstGame = (rules: EditionRules): Piece => ({
  ...piece('first', {
    colony: t(`goa.colony.${NEAREST}`),
    need: rules.figures.colonies[NEAREST].need,
    ...scouted(rules),
  }),
  list: 'choice',
  doubts: doubtsOf(rules.edition, 'cardColonists'),
});

function setUp({ figures }: EditionRules): Piece {
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
    art: <SpicePicture spice={spice} size={40} />,
  })),
  { name: () => t('goa.resource.ships'), art: <Ship size={40} /> },
  { name: () => t('goa.resource.colonists'), art: <Colonist size={40} /> },
  { name: () => t('goa.resource.ducats'), art: <Ducat size={40} /> },
  { name: () => t('goa.resource.extra'), art: <ExtraAction size={40} /> },
  { name: () => t('goa.flag'), art: <Flag size={40} /> },
];

const Legend = () => (
  <ul class={`plain ${helpStyles.legend}`}>
    {LEGEND.map(({ name, art }) => (
      <li key={name()}>
        {art}
        <span>{name()}</span>
      </li>
    ))}
  </ul>
);
