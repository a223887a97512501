import type { AnyEvent } from '../../kernel/types.ts';
import { strictly } from '../../kernel/upcast.ts';
import type { Event } from './events.ts';
import { meta } from './meta.ts';

/** An event written with an older `meta.version`, in today's shape: version 1 is today's. */
const reshape = (event: AnyEvent): Event => event as Event;

/** `reshape`, but throws for an unknown version of the events. */
export const upcast = strictly({ meta, upcast: reshape });
