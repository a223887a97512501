import * as v from 'valibot';
import { OFFICE_DRAW } from './meta.ts';

/** Schema of the options, with their defaults. */
export const options = v.strictObject({ officeDraw: v.optional(v.picklist(OFFICE_DRAW), 'planning') });
