import * as v from 'valibot';
import { EDITIONS } from './meta.ts';

/** Schema of the options, with their defaults. */
export const options = v.pipe(
  v.strictObject({
    edition: v.optional(v.picklist(EDITIONS), '2012'),
    quickStart: v.optional(v.boolean(), false),
    bonanza: v.optional(v.boolean(), false),
    money: v.optional(v.picklist(['hidden', 'open']), 'hidden'),
  }),
  v.check(({ edition, bonanza }) => !bonanza || edition === '2012', 'bonanza belongs to the 2012 edition'),
);
