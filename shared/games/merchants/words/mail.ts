import { merchantsAsks as enAsks } from './en/asks.ts';
import { merchants as enNames } from './en/names.ts';
import { merchantsStory as enStory } from './en/story.ts';
import { merchantsAsks as plAsks } from './pl/asks.ts';
import { merchants as plNames } from './pl/names.ts';
import { merchantsStory as plStory } from './pl/story.ts';
import { merchantsAsks as csAsks } from './cs/asks.ts';
import { merchants as csNames } from './cs/names.ts';
import { merchantsStory as csStory } from './cs/story.ts';
import { merchantsAsks as frAsks } from './fr/asks.ts';
import { merchants as frNames } from './fr/names.ts';
import { merchantsStory as frStory } from './fr/story.ts';

/** What a mail about this game needs, by language: names of things, story, what is asked. */
export const mailWords = {
  en: { ...enNames, ...enStory, ...enAsks },
  pl: { ...plNames, ...plStory, ...plAsks },
  cs: { ...csNames, ...csStory, ...csAsks },
  fr: { ...frNames, ...frStory, ...frAsks },
};
