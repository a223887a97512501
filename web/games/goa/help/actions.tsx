import type { Action, Column } from '#shared/games/goa/things.ts';
import { ColumnSign, ExtraAction } from '../drawings/Pieces.tsx';
import { does } from '../explain/effects.ts';
import { t } from '../../../lib/i18n.ts';
import type { HelpPart, Piece } from '../../../features/help/index.ts';
import { columnsPiece } from './columns.tsx';
import { doubtsOf, type FigureName } from './doubts.ts';
import { given, piece, scouted, type EditionRules } from './rules.ts';

/** The actions of a turn. */
export const actionsPart = (rules: EditionRules): HelpPart => ({
  id: 'actions',
  title: t('help.goa.part.actions'),
  pieces: [
    piece('turn', { next: t('page.goa.bar.next'), end: t('page.goa.bar.endTurn') }),
    actionPiece('progress', rules),
    columnsPiece(rules),
    { ...actionPiece('ships', rules), ...sign('ships', rules) },
    { ...actionPiece('harvest', rules), ...sign('harvest', rules) },
    { ...actionPiece('taxes', rules), ...sign('taxes', rules) },
    { ...told('expedition', [t('help.goa.expedition.text')]), ...sign('expeditions', rules) },
    { ...told('found', foundText(rules)), ...sign('colonists', rules, 'cardColonists') },
    bonuses(rules),
    {
      ...piece('extra', { kept: rules.figures.extraKept }),
      art: <ExtraAction size={48} />,
    },
    piece('plays'),
  ],
});

const told = (action: Action, text: readonly string[]): Piece => ({
  id: `action-${action}`,
  title: t(`goa.action.${action}`),
  text,
});

const actionPiece = (action: Action, { edition, figures }: EditionRules): Piece =>
  told(action, does({ kind: 'action', action }, { options: { edition }, figures }));

/** A column's picture, with a mark if its figures are uncertain. */
const sign = (
  column: Column,
  { edition }: EditionRules,
  ...figures: readonly FigureName[]
): Pick<Piece, 'art' | 'doubts'> => ({
  art: <ColumnSign column={column} size={48} />,
  doubts: doubtsOf(edition, `${column}Yield`, ...figures),
});

/** Numbers on the cards of the example. */
const SCOUTED = [2, 3] as const;
const EXAMPLE = 'Cochin';

function foundText(rules: EditionRules): readonly string[] {
  const { figures } = rules;
  const { need } = figures.colonies[EXAMPLE];
  const row = given(figures.columns.colonists.yield[0]);
  const [a, b] = SCOUTED;
  return [
    ...t('help.goa.found.text', {
      ...scouted(rules),
      consolation: given(figures.gains['bonus.notFounded']?.colonists),
    }).split('\n'),
    t('help.goa.found.example', {
      colony: t(`goa.colony.${EXAMPLE}`),
      need,
      row,
      a,
      b,
      missing: need - row - a - b,
    }),
  ];
}

const bonuses = ({ figures: { gains } }: EditionRules): Piece =>
  piece('bonuses', { cards: given(gains['bonus.first']?.cards), extra: given(gains['bonus.row']?.extra) });
