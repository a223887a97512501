/**
 * Merchants as a boardgame.io 0.50.2 game, in the framework's own idiom: phases and turn orders for who is
 * on, moves that mutate an Immer draft and answer INVALID_MOVE. What it covers of the rules is in README.md.
 * The peer is to be measured at its best, so two of the framework's ways that cost more are left alone: the
 * steps inside a turn are a field of G, not stages, and a turn ends by `turn.endIf`, not `events.endTurn`.
 */
import { INVALID_MOVE } from './boardgameio.mjs';

export const GOODS = ['fish', 'grain', 'wood', 'porcelain', 'spices', 'cloth'];
const MARKERS_PER_GOOD = 5;
const MARKET_SPACES = 6;
const SHIPS_AT_START = 2;
const CARDS_DRAWN = 2;
const CONTRACT_BONUS = 2;
const PRICES = { ship: 10, docks: 12, contract: 11, office: 8 };

/** A figure for each good. */
const perGood = (figure) => Object.fromEntries(GOODS.map((good) => [good, figure]));

/**
 * The start of a game. `deal` is what chance decided elsewhere, so that two engines play the same game:
 * {options: {officeDraw}, firstPlayer, hands: good[][], market: good[6], pile: good[] (next card first)}.
 */
function setup({ ctx }, deal) {
  return {
    officeDraw: deal.options.officeDraw,
    firstPlayer: deal.firstPlayer,
    step: 'loading',
    extraExchanges: 0,
    officeDraws: 0,
    boughtShip: null,
    turnDoneBy: null,
    pile: deal.pile.toReversed(),
    market: [...deal.market],
    supply: perGood(MARKERS_PER_GOOD),
    cards: { ship: 14 - SHIPS_AT_START * ctx.numPlayers, docks: 2, contract: 2, office: 2 },
    players: deal.hands.map((hand) => ({
      hand: hand.reduce((counts, good) => ({ ...counts, [good]: counts[good] + 1 }), perGood(0)),
      ships: [],
      docks: 0,
      contract: 0,
      office: 0,
      money: 0,
    })),
  };
}

const own = ({ G, playerID }) => G.players[playerID];
const handSize = (player) => GOODS.reduce((sum, good) => sum + player.hand[good], 0);

/** Takes a marker from the supply; false where there is none (or no such good). */
function takeMarker(G, good) {
  if (!(G.supply[good] > 0)) return false;
  G.supply[good] -= 1;
  return true;
}

/** Draws up to `count` cards; stops when the pile is out, which ends the game. */
function drawCards(G, player, count) {
  for (let i = 0; i < count && G.pile.length > 0; i += 1) player.hand[G.pile.pop()] += 1;
}

/** After the main action of phase I: extra exchanges, then office draws, then trade. */
function afterAction(context) {
  const { G } = context;
  const player = own(context);
  G.extraExchanges = player.docks;
  G.officeDraws = player.office;
  settlePlanning(G);
}

function settlePlanning(G) {
  if (G.extraExchanges > 0) G.step = 'docks';
  else if (G.officeDraw === 'planning' && G.officeDraws > 0) G.step = 'office';
  else G.step = 'trade';
}

/** After the trade: office draws where the option puts them there, then the next player. */
function settleTrade({ G, playerID }) {
  if (G.officeDraw === 'turnEnd' && G.officeDraws > 0) G.step = 'office';
  else endTurn(G, playerID);
}

/** `turn.endIf` sees that the player who is on has finished. */
function endTurn(G, playerID) {
  G.step = 'action';
  G.extraExchanges = 0;
  G.officeDraws = 0;
  G.boughtShip = null;
  G.turnDoneBy = playerID;
}

/** Everybody's income from the good just played. */
function sell(G, good) {
  const visible = G.market.filter((card) => card === good).length;
  for (const player of G.players) {
    const markers = player.ships.filter((marker) => marker === good).length;
    if (markers > 0) player.money += visible * markers + CONTRACT_BONUS * player.contract;
  }
}

function load(context, { good }) {
  if (!takeMarker(context.G, good)) return INVALID_MOVE;
  own(context).ships.push(good);
}

function exchange(context, { ship, good }) {
  const { G } = context;
  if (G.step !== 'action' && G.step !== 'docks') return INVALID_MOVE;
  const { ships } = own(context);
  const before = ships[ship];
  if (before === undefined || before === good || ship === G.boughtShip) return INVALID_MOVE;
  if (!takeMarker(G, good)) return INVALID_MOVE;
  ships[ship] = good;
  G.supply[before] += 1;
  if (G.step === 'action') return void afterAction(context);
  G.extraExchanges -= 1;
  settlePlanning(G);
}

/** Pays for a special card and takes it from the supply; false where that cannot be. */
function takeCard(G, player, card) {
  if (G.step !== 'action' || !(G.cards[card] > 0) || player.money < PRICES[card]) return false;
  player.money -= PRICES[card];
  G.cards[card] -= 1;
  return true;
}

function buyShip(context, { good }) {
  const { G } = context;
  const player = own(context);
  if (!takeCard(G, player, 'ship') || !takeMarker(G, good)) return INVALID_MOVE;
  G.boughtShip = player.ships.push(good) - 1;
  afterAction(context);
}

function buy(context, { card }) {
  const player = own(context);
  if (card === 'ship' || !takeCard(context.G, player, card)) return INVALID_MOVE;
  player[card] += 1;
  afterAction(context);
}

function pass(context) {
  if (context.G.step !== 'action') return INVALID_MOVE;
  afterAction(context);
}

function done({ G }) {
  if (G.step !== 'docks') return INVALID_MOVE;
  G.extraExchanges = 0;
  settlePlanning(G);
}

function officeDraw(context) {
  const { G, playerID } = context;
  if (G.step !== 'office') return INVALID_MOVE;
  drawCards(G, own(context), 1);
  G.officeDraws -= 1;
  settleOffice(G, playerID);
}

function officeSkip({ G, playerID }) {
  if (G.step !== 'office') return INVALID_MOVE;
  G.officeDraws = 0;
  settleOffice(G, playerID);
}

function settleOffice(G, playerID) {
  if (G.officeDraws > 0) return;
  if (G.officeDraw === 'planning') G.step = 'trade';
  else endTurn(G, playerID);
}

function play(context, { good, spaces }) {
  const { G } = context;
  const player = own(context);
  if (G.step !== 'trade' || !Array.isArray(spaces)) return INVALID_MOVE;
  if (spaces.length < 1 || !(player.hand[good] >= spaces.length)) return INVALID_MOVE;
  if (new Set(spaces).size !== spaces.length || !spaces.every(isSpace)) return INVALID_MOVE;
  player.hand[good] -= spaces.length;
  for (const space of spaces) G.market[space] = good;
  sell(G, good);
  settleTrade(context);
}

const isSpace = (space) => Number.isInteger(space) && space >= 0 && space < MARKET_SPACES;

function draw(context) {
  const { G } = context;
  if (G.step !== 'trade') return INVALID_MOVE;
  drawCards(G, own(context), CARDS_DRAWN);
  settleTrade(context);
}

const fromFirstPlayer = {
  first: ({ G }) => G.firstPlayer,
  next: ({ ctx }) => (ctx.playOrderPos + 1) % ctx.numPlayers,
};

/** What a player may see: no pile, other hands as their size. */
function playerView({ G, playerID }) {
  const players = G.players.map((player, seat) =>
    String(seat) === playerID ? player : { ...player, hand: handSize(player) },
  );
  return { ...G, pile: G.pile.length, players };
}

export const merchants = {
  name: 'merchants',
  setup,
  playerView,
  endIf: ({ G }) => (G.pile.length === 0 ? { money: G.players.map(({ money }) => money) } : undefined),
  phases: {
    loading: {
      start: true,
      moves: { load },
      turn: { order: fromFirstPlayer, minMoves: 1, maxMoves: 1 },
      endIf: ({ G }) => G.players.every(({ ships }) => ships.length === SHIPS_AT_START),
      onEnd: ({ G }) => {
        G.step = 'action';
      },
      next: 'turns',
    },
    turns: {
      moves: { exchange, buyShip, buy, pass, done, officeDraw, officeSkip, play, draw },
      turn: { order: fromFirstPlayer, endIf: ({ G, ctx }) => G.turnDoneBy === ctx.currentPlayer },
    },
  },
};
