import { ACCOUNT } from './account.ts';
import { CHANNEL_ACTS } from './channels.ts';
import { COMPANIONS } from './companions.ts';
import { ENTRANCES } from './entrances.ts';
import { GROUPS } from './groups.ts';
import { OPEN_TABLES } from './openTables.ts';
import { PLAYING } from './playing.ts';
import { READING } from './reading.ts';
import type { Act } from './scene.ts';
import { SEATING } from './seating.ts';
import { TALKING } from './talking.ts';

/** Everything that people do. A new act goes into the list of its subject. */
export const ACTS: readonly Act[] = [
  ...PLAYING,
  ...SEATING,
  ...OPEN_TABLES,
  ...COMPANIONS,
  ...GROUPS,
  ...TALKING,
  ...ACCOUNT,
  ...CHANNEL_ACTS,
  ...ENTRANCES,
  ...READING,
];
