import type { GameDigest } from '../../../worker/wording/digest.ts';
import type { Translator } from '../../../worker/wording/translator.ts';
import type { GameMessage, MessageGame } from '../../../worker/wording/gameMessage.ts';
import { VEHICLE } from '../../support/vehicle.ts';

/** Made-up messages about a player's games. */

/** A game in which it is the turn of the reader. */
export const LEAD: MessageGame = {
  gameId: 'a222222222222222',
  game: VEHICLE,
  title: null,
  seat: 1,
  kind: 'turn',
  isOnHoliday: false,
  others: ['Ann'],
};

export const READER = { playerId: 'player1', name: 'Bob', email: 'bob@example.org' };

export const brief = (more: Partial<GameDigest>): GameDigest => ({
  game: VEHICLE,
  seat: 1,
  seq: 7,
  isOver: false,
  asks: [],
  moves: [{ move: { type: 'pass' }, label: 'x', effect: '' }],
  isFirst: false,
  storyFrom: 'move',
  relevant: ['x'],
  since: Array.from({ length: 50 }, () => 'x'),
  orders: { did: ['x'], because: 'x' },
  head: 'f'.repeat(64),
  lastAt: 0,
  names: ['Ann', 'Bob'],
  zone: 'Europe/Prague',
  deadline: null,
  missed: 0,
  atZero: 'bot',
  holiday: null,
  played: [],
  vacancy: null,
  question: null,
  endedEarly: null,
  table: [{ seat: 0, name: 'Ann', total: 7, acts: true }],
  mentions: [{ by: 'Ann', text: 'x' }],
  hasOlderMessages: false,
  standings: [],
  tie: null,
  offer: null,
  ...more,
});

/** A message about it. */
export const told = (translator: Translator, more: Partial<GameMessage>): GameMessage => ({
  translator,
  recipient: READER,
  ids: ['1'],
  isReminder: false,
  lead: LEAD,
  digest: brief({ asks: ['load'] }),
  others: [],
  waiting: [],
  unnamed: 0,
  picture: 'http://carrack.test/api/pictures/ab.png',
  ...more,
});
