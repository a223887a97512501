import type { Choice } from '../../../kernel/choices.ts';
import { ducatPrice } from '../choices/cards.ts';
import { faceOf, yieldOf } from '../state.ts';
import { COLUMNS, type CardId } from '../things.ts';
import { stepped } from './actions.ts';
import { drawWorth } from './cards.ts';
import type { Outlook } from './outlook.ts';
import { boundsOf, openFieldsOf, listed } from '../../../kernel/listed.ts';
import { cardsIn, fieldsIn, lessCard, lessFields, withSpices, type Rated, type BotView } from './botView.ts';
import { fillings, spare } from './spices.ts';
import { rateTilePlays } from './tilePlays.ts';
import { worth } from './value.ts';

/** Free plays of cards and tiles, rated: for each the best parameters. Other choices give no moves here. */
export function plays(scene: BotView, choice: Choice): readonly Rated[] {
  switch (choice.type) {
    case 'play':
      return cardsIn(scene, choice).map((card) => ({
        move: { type: 'play', card },
        value: played(scene, card),
      }));
    case 'playSpices':
      return playSpices(scene, choice);
    case 'sell':
      return sales(scene, choice);
    case 'payDucats':
      return scene.outlook.edition === '2012' ? payments(scene, choice, scene.outlook) : [];
    default:
      return rateTilePlays(scene, choice);
  }
}

/** Ships, colonists or ducats. */
function played({ view, player, outlook }: BotView, card: CardId): number {
  const {
    ships = 0,
    colonists = 0,
    ducats = 0,
  } = outlook.figures.gains[`card.${faceOf(view.state, card).kind}`] ?? {};
  const less = lessCard(player, card);
  return worth(
    {
      ...less,
      ships: less.ships + ships,
      colonists: less.colonists + colonists,
      ducats: less.ducats + ducats,
    },
    outlook,
  );
}

function playSpices(scene: BotView, choice: Choice): readonly Rated[] {
  const { player, outlook } = scene;
  const [card] = cardsIn(scene, choice);
  if (card === undefined) return [];
  return fillings(openFieldsOf(choice, 'spices'), boundsOf(choice, 'spices').max, player, outlook).map(
    (spices) => ({
      move: { type: 'playSpices', card, spices },
      value: worth(withSpices(lessCard(player, card), spices), outlook),
    }),
  );
}

function sales(scene: BotView, choice: Choice): readonly Rated[] {
  const { player, outlook } = scene;
  const [card] = cardsIn(scene, choice);
  if (card === undefined) return [];
  return Array.from({ length: boundsOf(choice, 'fields').max }, (_, i) => {
    const fields = spare(fieldsIn(player, choice), i + 1, player, outlook);
    const sold = lessFields(lessCard(player, card), fields);
    const ducats = sold.ducats + fields.length * outlook.figures.sell.price;
    return { move: { type: 'sell', card, fields }, value: worth({ ...sold, ducats }, outlook) };
  });
}

/** A marker down for ducats: a free play in 2012, the action in 2004. */
export const payments = (scene: BotView, choice: Choice, outlook: Outlook): readonly Rated[] =>
  cardsIn(scene, choice)
    .slice(0, 1)
    .flatMap((card) =>
      listed([choice], 'column', COLUMNS).map((column) => {
        const { view, player } = scene;
        const price = ducatPrice(view.state, view.seat, column) ?? 0;
        const step = stepped(lessCard(player, card), column);
        return {
          move: { type: 'payDucats', card, column },
          value: worth({ ...step, ducats: step.ducats - price }, outlook),
        };
      }),
    );

/** Cards to discard so that an expedition can draw others, the least valuable first. */
export function clearings(scene: BotView, choice: Choice, room: number): readonly Rated[] {
  const { view, player, after } = scene;
  const draws = yieldOf(view.state, view.seat, 'expeditions');
  const ways: Rated[] = [];
  let left = player;
  const gone: CardId[] = [];
  for (let n = room; n < draws && left.hand.length > 0; n += 1) {
    const [least] = cardsIn({ ...scene, player: left }, choice, 'cards')
      .map((card) => ({ card, value: worth(lessCard(left, card), after) }))
      .toSorted((a, b) => b.value - a.value);
    if (least === undefined) break;
    left = lessCard(left, least.card);
    gone.push(least.card);
    const cards = player.hand.filter((card) => gone.some((other) => other === card));
    const value = worth(left, after) + (n + 1) * drawWorth(left.hand, left, after);
    ways.push({
      move: { type: 'discard', cards: cards.flatMap((card) => (card === 'hidden' ? [] : [card])) },
      value,
    });
  }
  return ways;
}
