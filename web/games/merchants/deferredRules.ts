export { deferredRules } from '#shared/games/merchants/deferredRules.ts';

export const loadOrders = () => import('./orders/index.ts');
export { travels } from './travels.ts';
