/** Turns of the game by which browser tests of the whole page play (`test/support/vehicle.ts`). */
export {
  changed,
  decide,
  FINGER,
  MOUSE,
  playTurn,
  questionOf,
  READY,
  send,
  turnBar,
  type Hand,
} from '../../games/merchants/e2e/turns.ts';
