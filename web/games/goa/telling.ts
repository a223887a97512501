import './storyWords.ts';

export { telling } from '../../../shared/games/goa/telling.ts';
