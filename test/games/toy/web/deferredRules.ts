export { deferredRules } from '../shared/deferredRules.ts';
