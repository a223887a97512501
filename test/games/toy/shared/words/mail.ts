import { toyAsks as enAsks } from './en/asks.ts';
import { toyNames as enNames } from './en/names.ts';
import { toyStory as enStory } from './en/story.ts';
import { toyAsks as plAsks } from './pl/asks.ts';
import { toyNames as plNames } from './pl/names.ts';
import { toyStory as plStory } from './pl/story.ts';
import { toyAsks as csAsks } from './cs/asks.ts';
import { toyNames as csNames } from './cs/names.ts';
import { toyStory as csStory } from './cs/story.ts';
import { toyAsks as frAsks } from './fr/asks.ts';
import { toyNames as frNames } from './fr/names.ts';
import { toyStory as frStory } from './fr/story.ts';

/** What a mail about this game needs, by language: names of things, story, what is asked. */
export const mailWords = {
  en: { ...enNames, ...enStory, ...enAsks },
  pl: { ...plNames, ...plStory, ...plAsks },
  cs: { ...csNames, ...csStory, ...csAsks },
  fr: { ...frNames, ...frStory, ...frAsks },
};
