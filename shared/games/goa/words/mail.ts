import { goaAsks as enAsks } from './en/asks.ts';
import { goa as enNames } from './en/names.ts';
import { goaOrders as enOrders } from './en/orders.ts';
import { goaStory as enStory } from './en/story.ts';
import { goaAsks as plAsks } from './pl/asks.ts';
import { goa as plNames } from './pl/names.ts';
import { goaOrders as plOrders } from './pl/orders.ts';
import { goaStory as plStory } from './pl/story.ts';
import { goaAsks as csAsks } from './cs/asks.ts';
import { goa as csNames } from './cs/names.ts';
import { goaOrders as csOrders } from './cs/orders.ts';
import { goaStory as csStory } from './cs/story.ts';
import { goaAsks as frAsks } from './fr/asks.ts';
import { goa as frNames } from './fr/names.ts';
import { goaOrders as frOrders } from './fr/orders.ts';
import { goaStory as frStory } from './fr/story.ts';

/** What a mail about this game needs, by language: names of things, story, what is asked, why orders stop. */
export const mailWords = {
  en: { ...enNames, ...enStory, ...enAsks, ...enOrders },
  pl: { ...plNames, ...plStory, ...plAsks, ...plOrders },
  cs: { ...csNames, ...csStory, ...csAsks, ...csOrders },
  fr: { ...frNames, ...frStory, ...frAsks, ...frOrders },
};
