import './storyWords.ts';

export { telling } from '../../../shared/games/merchants/telling.ts';
