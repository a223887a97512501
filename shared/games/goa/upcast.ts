import { strictly } from '../../kernel/strictly.ts';
import { meta } from './meta.ts';
import { reshape } from './reshape.ts';

/** `reshape`, but throws for an unknown version of the events. */
export const upcast = strictly({ meta, upcast: reshape });
