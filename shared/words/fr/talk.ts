import type { talk as english } from '../en/talk.ts';
import type { Translated } from '../languages.ts';

/** Chat and notes, in French. */
export const talk = {} satisfies Translated<typeof english>;
