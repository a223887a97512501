import type { AnyEvent } from '../../kernel/types.ts';
import type { Event } from './events.ts';

/** An event written with an older `meta.version`, in today's shape: version 1 is today's. */
export const reshape = (event: AnyEvent): Event => event as Event;
