export { botsGame, submitNewGame } from './newGame.ts';
