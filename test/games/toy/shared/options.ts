import * as v from 'valibot';
import { LENGTHS } from './meta.ts';

/** Schema of the options, with their defaults. */
export const options = v.strictObject({ length: v.optional(v.picklist(LENGTHS), 'short') });
