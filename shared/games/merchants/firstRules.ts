import type { FirstRules } from '../../kernel/rules.ts';
import { acting } from './acting.ts';
import { meta } from './meta.ts';
import type { State } from './state.ts';

/** The first rules of Merchants. The page loads no other rules before the first choice. */
export const firstRules: FirstRules<State> = {
  meta,
  acting,
};
