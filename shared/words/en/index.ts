import { errors } from './errors.ts';
import { goa } from './goa.ts';
import { merchants } from './merchants.ts';
import { page } from './page.ts';

/** English: the language every key exists in. */
export const en = { ...errors, ...goa, ...merchants, ...page } as const;
