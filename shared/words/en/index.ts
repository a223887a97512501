import { errors } from './errors.ts';
import { goa } from './goa.ts';
import { goaStory } from './goaStory.ts';
import { merchants } from './merchants.ts';
import { merchantsStory } from './merchantsStory.ts';
import { page } from './page.ts';
import { places } from './places.ts';
import { record } from './record.ts';

/** English: the language every key exists in. */
export const en = {
  ...errors,
  ...goa,
  ...goaStory,
  ...merchants,
  ...merchantsStory,
  ...page,
  ...places,
  ...record,
} as const;
