import { EDITIONS, type Edition } from '#shared/games/goa/meta.ts';
import type { Memory } from '../../../lib/platform.ts';

const KEPT = 'carrack.help.goa';

const editionIn = (value: unknown): Edition | undefined => EDITIONS.find((edition) => edition === value);

/** The edition whose rules are shown: from the address, else the last one shown on this device, else 2012. */
export const firstEdition = (search: string, device: Memory): Edition =>
  editionIn(new URLSearchParams(search).get('edition')) ?? editionIn(device.read(KEPT)) ?? '2012';

/** Remembers the choice on this device. */
export const keepEdition = (device: Memory, edition: Edition): void => device.write(KEPT, edition);
