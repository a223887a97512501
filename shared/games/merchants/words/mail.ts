import { merchantsAsks as enAsks } from './en/asks.ts';
import { merchantsIntroduction as enIntroduction } from './en/introduction.ts';
import { merchants as enNames } from './en/names.ts';
import { merchantsOrders as enOrders } from './en/orders.ts';
import { merchantsStory as enStory } from './en/story.ts';
import { merchantsAsks as plAsks } from './pl/asks.ts';
import { merchantsIntroduction as plIntroduction } from './pl/introduction.ts';
import { merchants as plNames } from './pl/names.ts';
import { merchantsOrders as plOrders } from './pl/orders.ts';
import { merchantsStory as plStory } from './pl/story.ts';
import { merchantsAsks as csAsks } from './cs/asks.ts';
import { merchantsIntroduction as csIntroduction } from './cs/introduction.ts';
import { merchants as csNames } from './cs/names.ts';
import { merchantsOrders as csOrders } from './cs/orders.ts';
import { merchantsStory as csStory } from './cs/story.ts';
import { merchantsAsks as frAsks } from './fr/asks.ts';
import { merchantsIntroduction as frIntroduction } from './fr/introduction.ts';
import { merchants as frNames } from './fr/names.ts';
import { merchantsOrders as frOrders } from './fr/orders.ts';
import { merchantsStory as frStory } from './fr/story.ts';

/**
 * What a mail about this game needs, by language: names of options and things, story, what is asked, why standing orders leave a
 * decision to the player.
 */
export const mailWords = {
  en: { ...enIntroduction, ...enNames, ...enStory, ...enOrders, ...enAsks },
  pl: { ...plIntroduction, ...plNames, ...plStory, ...plOrders, ...plAsks },
  cs: { ...csIntroduction, ...csNames, ...csStory, ...csOrders, ...csAsks },
  fr: { ...frIntroduction, ...frNames, ...frStory, ...frOrders, ...frAsks },
};
