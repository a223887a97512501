import type { Choice } from '../../../kernel/choices.ts';
import { assertNever } from '../../../kernel/never.ts';
import { shortfall } from '../choices/questions.ts';
import { faceOf, gainsOf, yieldOf, type Founding, type Player, type Question } from '../state.ts';
import {
  isPlayed,
  PLANTATIONS,
  plantationOf,
  TILES,
  type CardId,
  type PlayedTile,
  type Tile,
} from '../things.ts';
import { withColony } from './actions.ts';
import { boundsOf, openFieldsOf, itemsOf, listed } from '../../../kernel/listed.ts';
import { cardsIn, giveUp, withPlot, withSpices, type Rated, type BotView } from './botView.ts';
import { fillings } from './spices.ts';
import { tileWorth } from './tilePlays.ts';
import { worth } from './value.ts';

/** Answers to a question, rated: for each the best parameters. */
export function rateAnswers(scene: BotView, question: Question, choice: Choice): readonly Rated[] {
  switch (question.ask) {
    case 'fill':
    case 'spices':
      return placings(scene, choice);
    case 'either':
    case 'resupply':
      return choice.type === 'either' ? eithers(scene, question.n) : placings(scene, choice);
    case 'mix':
      return mixes(scene, question.n);
    case 'discardPlantation':
      return discards(scene, question.tile, choice);
    case 'favor':
      return favors(scene, choice);
    case 'founding':
      return settling(scene, question, choice);
    default:
      return assertNever(question);
  }
}

const placings = ({ player, outlook }: BotView, choice: Choice): readonly Rated[] =>
  fillings(openFieldsOf(choice, 'spices'), boundsOf(choice, 'spices').max, player, outlook).map((spices) => ({
    move: { type: choice.type === 'fill' ? 'fill' : 'placeSpices', spices },
    value: worth(withSpices(player, spices), outlook),
  }));

const withShips = (player: Player, n: number): Player => ({ ...player, ships: player.ships + n });
const withColonists = (player: Player, n: number): Player => ({ ...player, colonists: player.colonists + n });

const eithers = ({ player, outlook }: BotView, n: number): readonly Rated[] => [
  { move: { type: 'either', what: 'ships' }, value: worth(withShips(player, n), outlook) },
  { move: { type: 'either', what: 'colonists' }, value: worth(withColonists(player, n), outlook) },
];

const mixes = ({ player, outlook }: BotView, n: number): readonly Rated[] =>
  Array.from({ length: n + 1 }, (_, ships) => ({
    move: { type: 'mix', ships },
    value: worth(withColonists(withShips(player, ships), n - ships), outlook),
  }));

const favors = ({ player, outlook }: BotView, choice: Choice): readonly Rated[] =>
  listed([choice], 'tile', TILES).map((tile) => ({
    move: { type: 'favor', tile },
    value: tileWorth(tile, player, outlook),
  }));

/** The plantation to give up: the one the player misses least, which may be the new one (2004). */
function discards({ player, outlook }: BotView, tile: Tile, choice: Choice): readonly Rated[] {
  const plantation = plantationOf(tile);
  if (plantation === undefined) return [];
  const kept = plantation.size === 1 ? { ...player, kept: [...player.kept, tile] } : player;
  return [
    ...listed([choice], 'plot', PLANTATIONS).map((plot) => {
      const laid = withPlot(giveUp(player, plot), plot, { name: tile, ...plantation }, outlook);
      return { move: { type: 'discardPlantation', plot } as const, value: worth(laid, outlook) };
    }),
    ...listed([choice], 'plot', ['new']).map((plot) => ({
      move: { type: 'discardPlantation', plot } as const,
      value: worth(kept, outlook),
    })),
  ];
}

function settling(scene: BotView, asked: Founding, choice: Choice): readonly Rated[] {
  const { view, player, outlook } = scene;
  const missing = shortfall(view.state, asked);
  switch (choice.type) {
    case 'settle':
      return itemsOf(choice, 'tile').map((tile) => ({
        move: { type: 'settle', tile: Number(tile) },
        value: worth(
          withColonists(withColony(player, asked.colony, Number(tile), outlook), -missing),
          outlook,
        ),
      }));
    case 'decline':
      return [{ move: { type: 'decline' }, value: worth(withColonists(player, 1), outlook) }];
    default:
      return missing > player.colonists ? reinforcements(scene, asked, choice) : [];
  }
}

/** Plays that bring the missing colonists, if they can bring enough. */
function reinforcements(scene: BotView, asked: Founding, choice: Choice): readonly Rated[] {
  const { view, player, outlook } = scene;
  const enough = shortfall(view.state, asked) - player.colonists;
  const [tile = 0] = view.state.colonies[asked.colony];
  const spent = withColonists(withColony(player, asked.colony, tile, outlook), -player.colonists);
  const value = worth(spent, outlook) - outlook.weights.card;
  const suffices = (n: number): boolean => n >= enough;
  return [
    ...cardsIn(scene, choice).flatMap((card) =>
      suffices(brought(scene, card)) ? [{ move: { type: 'play', card } as const, value }] : [],
    ),
    ...listed([choice], 'tile', TILES.filter(isPlayed)).flatMap((tile) =>
      suffices(recruited(scene, tile)) ? [{ move: { type: 'useTile', tile } as const, value }] : [],
    ),
    ...itemsOf(choice, 'seat').flatMap((seat) =>
      suffices(yieldOf(view.state, Number(seat), 'colonists') - asked.board)
        ? [{ move: { type: 'spyColonists', seat: Number(seat) } as const, value }]
        : [],
    ),
  ];
}

/** Colonists on a revealed card, on average. */
const SCOUTED = 2;

const recruited = ({ view, outlook: { figures } }: BotView, tile: PlayedTile): number => {
  if (tile === 'resupply') return SCOUTED * figures.resupply;
  return tile === 'shipsOrColonists' ? figures.eitherKind : (gainsOf(view.state, tile).colonists ?? 0);
};

const brought = ({ view, outlook }: BotView, card: CardId): number =>
  faceOf(view.state, card).kind === 'thirdScout'
    ? SCOUTED
    : (outlook.figures.gains['card.colonists']?.colonists ?? 0);
