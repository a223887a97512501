export { deferredRules } from '#shared/games/merchants/deferredRules.ts';
import './text/storyWords.ts';

export const loadOrders = () => import('./orders/index.ts');
export { travels } from './travels.ts';
