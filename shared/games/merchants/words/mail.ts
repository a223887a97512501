import { merchantsAsks as enAsks } from './en/asks.ts';
import { merchants as enNames } from './en/names.ts';
import { merchantsOrders as enOrders } from './en/orders.ts';
import { merchantsStory as enStory } from './en/story.ts';
import { merchantsAsks as plAsks } from './pl/asks.ts';
import { merchants as plNames } from './pl/names.ts';
import { merchantsOrders as plOrders } from './pl/orders.ts';
import { merchantsStory as plStory } from './pl/story.ts';
import { merchantsAsks as csAsks } from './cs/asks.ts';
import { merchants as csNames } from './cs/names.ts';
import { merchantsOrders as csOrders } from './cs/orders.ts';
import { merchantsStory as csStory } from './cs/story.ts';
import { merchantsAsks as frAsks } from './fr/asks.ts';
import { merchants as frNames } from './fr/names.ts';
import { merchantsOrders as frOrders } from './fr/orders.ts';
import { merchantsStory as frStory } from './fr/story.ts';

/**
 * What a mail about this game needs, by language: names of things, story, what is asked, why standing orders leave a
 * decision to the player.
 */
export const mailWords = {
  en: { ...enNames, ...enStory, ...enOrders, ...enAsks },
  pl: { ...plNames, ...plStory, ...plOrders, ...plAsks },
  cs: { ...csNames, ...csStory, ...csOrders, ...csAsks },
  fr: { ...frNames, ...frStory, ...frOrders, ...frAsks },
};
