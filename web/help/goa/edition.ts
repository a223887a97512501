import { EDITIONS, type Edition } from '../../../shared/games/goa/meta.ts';
import type { Memory } from '../../models/world.ts';

const KEPT = 'carrack.help.goa';

const editionIn = (value: unknown): Edition | undefined => EDITIONS.find((edition) => edition === value);

/** Whose rules are shown: the address's, else those last looked at on this device, else the newer ones. */
export const firstEdition = (search: string, device: Memory): Edition =>
  editionIn(new URLSearchParams(search).get('edition')) ?? editionIn(device.read(KEPT)) ?? '2012';

/** Remembers the choice on this device. */
export const keepEdition = (device: Memory, edition: Edition): void => device.write(KEPT, edition);
