import { UNSENT } from '../../../lib/language.ts';
import { forgetFirstGames } from '../../hints/index.ts';
import type { Platform } from '../../../lib/platform.ts';
import { forgetOffer } from '../identity/recoveryOffer.ts';

/** What this device keeps of a player's games: what they have seen and read, and how they said that they look themselves. */
const OF_PLAYER = ['carrack.seen.', 'carrack.heard.', 'carrack.looks.', 'carrack.witness.'] as const;

/** After signing out: what was being written in this tab, and what is kept of the player's games. The next person finds none. */
export function forgetHere({ session, device }: Pick<Platform, 'session' | 'device'>): void {
  session.forgetAll('carrack.');
  for (const prefix of OF_PLAYER) device.forgetAll(prefix);
  device.forget(UNSENT);
  forgetFirstGames(device);
  forgetOffer(device);
}
