import type { FirstRules } from '../../kernel/rules.ts';
import { acting } from './acting.ts';
import { meta } from './meta.ts';
import type { State } from './state.ts';

/** Goa's first rules. The page loads no other rules before the first choice. */
export const firstRules: FirstRules<State> = {
  meta,
  acting,
};
