import { errors } from './errors.ts';
import { page } from './page.ts';
import { places } from './places.ts';
import { record } from './record.ts';

/** English: the words of page and service, without those of games. Every key exists in English. */
export const en = {
  ...errors,
  ...page,
  ...places,
  ...record,
} as const;
