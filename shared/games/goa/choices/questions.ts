import type { Choice } from '../../../kernel/choices.ts';
import { assertNever } from '../../../kernel/never.ts';
import type { Seat } from '../../../kernel/types.ts';
import {
  canDraw,
  emptyFields,
  faceOf,
  playerOf,
  recruits,
  yieldOf,
  type Founding,
  type Question,
  type State,
} from '../state.ts';
import { PLANTATIONS, SPICES, TILES, type Field, type Spice } from '../things.ts';
import { discards } from './cards.ts';
import { emptyOnes, heldOf, one, spicesParam } from './params.ts';
import { opponents, unusedTiles } from './tiles.ts';

const EITHER: Choice = { type: 'either', params: [one('what', ['ships', 'colonists'])] };
const DECLINE: Choice = { type: 'decline', params: [] };

/** The answers to a question. */
export function answerChoices(state: State, question: Question): readonly Choice[] {
  const { seat } = question;
  switch (question.ask) {
    case 'fill':
      return [fill(state, seat, question.fields)];
    case 'spices':
      return [{ type: 'placeSpices', params: [spicesParam(state, seat, 1, question.n)] }];
    case 'discardPlantation':
      return [{ type: 'discardPlantation', params: [one('plot', discardable(state))] }];
    case 'either':
      return [EITHER];
    case 'resupply':
      return emptyFields(playerOf(state, seat)) > 0
        ? [EITHER, { type: 'placeSpices', params: [spicesParam(state, seat, 1, question.n)] }]
        : [EITHER];
    case 'mix':
      return [{ type: 'mix', params: [{ kind: 'range', name: 'ships', min: 0, max: question.n }] }];
    case 'favor':
      return [
        {
          type: 'favor',
          params: [
            one(
              'tile',
              TILES.filter((tile) => state.removed.includes(tile)),
            ),
          ],
        },
      ];
    case 'founding':
      return founding(state, question);
    default:
      return assertNever(question);
  }
}

function fill(state: State, seat: Seat, fields: readonly Field[]): Choice {
  const empty = emptyOnes(state, seat);
  const asked: Record<string, readonly Spice[]> = {};
  for (const field of fields) asked[field] = empty[field] ?? [];
  const n = fields.length;
  return { type: 'fill', params: [{ kind: 'fields', name: 'spices', fields: asked, min: n, max: n }] };
}

/** In 2004 the new plantation may be discarded as well (CZ, questions). */
const discardable = ({ options }: State): readonly string[] =>
  options.edition === '2004' ? [...PLANTATIONS, 'new'] : PLANTATIONS;

/** Colonists still missing beside those of board and revealed cards. */
export function shortfall(state: State, { colony, board }: Founding): number {
  const revealed = state.revealed.reduce((sum, card) => sum + faceOf(state, card).colonists, 0);
  return Math.max(0, state.figures.colonies[colony].need - board - revealed);
}

/**
 * Found or decline; before that, plays that bring colonists, and discards (rules 3.6). While the hand holds a
 * card there is more than one answer. So the fact that the player is asked says nothing about the card.
 */
function founding(state: State, asked: Founding): readonly Choice[] {
  const { seat, colony } = asked;
  const enough = shortfall(state, asked) <= playerOf(state, seat).colonists;
  const tiles = state.colonies[colony];
  const alike = state.figures.colonies[colony].tiles.every((allowed) => allowed.length === SPICES.length);
  return [
    ...(enough ? [{ type: 'settle', params: [one('tile', alike ? tiles.slice(0, 1) : tiles)] }] : []),
    DECLINE,
    ...reinforcements(state, asked),
    ...discards(state, seat),
  ];
}

function reinforcements(state: State, { seat, board }: Founding): readonly Choice[] {
  const { step, options } = state;
  const carded = step.phase !== 'turn' || step.carded;
  const scouts = options.edition === '2012' && canDraw(state) ? heldOf(state, seat, 'thirdScout') : [];
  const cards = carded ? [] : [...heldOf(state, seat, 'colonists'), ...scouts];
  const unused = unusedTiles(playerOf(state, seat));
  const tiles = unused.filter((tile) => recruits(state, tile));
  const spied =
    options.edition === '2004' && unused.includes('espionage')
      ? opponents(state, seat).filter((other) => yieldOf(state, other, 'colonists') > board)
      : [];
  return [
    ...(cards.length > 0 ? [{ type: 'play', params: [one('card', cards)] }] : []),
    ...(tiles.length > 0 ? [{ type: 'useTile', params: [one('tile', tiles)] }] : []),
    ...(spied.length > 0 ? [{ type: 'spyColonists', params: [one('seat', spied)] }] : []),
  ];
}
