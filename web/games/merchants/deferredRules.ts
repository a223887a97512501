export { deferredRules } from '#shared/games/merchants/deferredRules.ts';
import './storyWords.ts';
