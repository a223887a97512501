export { deferredRules } from '#shared/games/goa/deferredRules.ts';
import './text/storyWords.ts';
