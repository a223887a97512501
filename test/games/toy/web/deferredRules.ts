export { deferredRules } from '../shared/deferredRules.ts';
import './text/storyWords.ts';
