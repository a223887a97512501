import { goaAsks as enAsks } from './en/asks.ts';
import { goa as enNames } from './en/names.ts';
import { goaStory as enStory } from './en/story.ts';
import { goaAsks as plAsks } from './pl/asks.ts';
import { goa as plNames } from './pl/names.ts';
import { goaStory as plStory } from './pl/story.ts';
import { goaAsks as csAsks } from './cs/asks.ts';
import { goa as csNames } from './cs/names.ts';
import { goaStory as csStory } from './cs/story.ts';
import { goaAsks as frAsks } from './fr/asks.ts';
import { goa as frNames } from './fr/names.ts';
import { goaStory as frStory } from './fr/story.ts';

/** What a mail about this game needs, by language: names of things, story, what is asked. */
export const mailWords = {
  en: { ...enNames, ...enStory, ...enAsks },
  pl: { ...plNames, ...plStory, ...plAsks },
  cs: { ...csNames, ...csStory, ...csAsks },
  fr: { ...frNames, ...frStory, ...frAsks },
};
