import type { FirstRules } from '#shared/kernel/rules.ts';
import { acting } from './acting.ts';
import type { Event } from './events.ts';
import { meta } from './meta.ts';
import { reshape } from './reshape.ts';
import type { State } from './state.ts';

/** The first rules of the toy. The page loads no other rules before the first choice. */
export const firstRules: FirstRules<State, Event> = { meta, acting, upcast: reshape };
