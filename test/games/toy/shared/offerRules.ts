import type { OfferRules } from '#shared/kernel/rules.ts';
import { acting, choices } from './choices.ts';
import type { Event } from './events.ts';
import { meta } from './meta.ts';
import { reshape } from './reshape.ts';
import type { State } from './state.ts';

/** The offer rules of the toy. The page loads no other rules before the first choice. */
export const offerRules: OfferRules<State, Event> = { meta, acting, choices, upcast: reshape };
