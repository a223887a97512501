import type { Edition } from '#shared/games/goa/meta.ts';
import { BonanzaTile } from '../drawings/Pieces.tsx';
import { t } from '../../../lib/i18n.ts';
import { doubtsPart, type HelpPart } from '../../../features/help/index.ts';
import { actionsPart } from './actions.tsx';
import { auctionsPart } from './auctions.tsx';
import { bonanzaEntries, cardsPart } from './cards.tsx';
import { coloniesPart } from './colonies.tsx';
import { uncertain } from './doubts.ts';
import { editionsPart } from './editions.tsx';
import { gamePart } from './game.tsx';
import { piece, editionRules, type EditionRules } from './rules.ts';
import { scoringPart } from './scoring.tsx';
import { tilesPart } from './tiles.tsx';

/** All the rules of an edition. */
export function partsOf(edition: Edition): readonly HelpPart[] {
  const rules = editionRules(edition);
  return [
    gamePart(rules),
    auctionsPart(rules),
    actionsPart(rules),
    coloniesPart(rules),
    tilesPart(rules),
    cardsPart(rules),
    scoringPart(rules),
    optionsPart(rules),
    editionsPart(),
    doubtsPart(uncertain(edition), t('help.goa.figure.sources')),
  ];
}

/** The options of a new game; Bonanza tiles belong to the newer edition. */
const optionsPart = (rules: EditionRules): HelpPart => ({
  id: 'options',
  title: t('help.goa.part.options'),
  pieces: [
    piece('quickStart', rules.figures.quickStart),
    piece('money'),
    ...(rules.edition === '2012'
      ? [{ ...piece('bonanza'), art: <BonanzaTile bonanza="hidden" size={48} /> }]
      : []),
  ],
  entries: rules.edition === '2012' ? bonanzaEntries(rules) : [],
});
