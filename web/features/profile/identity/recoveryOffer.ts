import { createModel, signal } from '@preact/signals';
import { accountApi } from '../../../lib/accountApi.ts';
import type { Memory, Platform } from '../../../lib/platform.ts';

/** Whether a guest who has just taken a seat is to be offered a recovery code. */

const KEY = 'carrack.offer.recovery';

export const offerRecovery = (device: Memory): void => device.write(KEY, true);
export const isRecoveryOffered = (device: Memory): boolean => device.read(KEY) === true;
export const forgetOffer = (device: Memory): void => device.forget(KEY);

/** The offer where it is shown. Each time it is asked anew whether anything leads this player back. */
export const RecoveryOfferModel = createModel(({ api, device }: Pick<Platform, 'api' | 'device'>) => {
  const needed = signal(false);
  const close = (): void => {
    forgetOffer(device);
    needed.value = false;
  };
  const ask = async (): Promise<void> => {
    const account = accountApi(api);
    const [channels, recovery] = await Promise.all([account.channels(), account.recovery()]);
    if (!channels.ok || !recovery.ok) return;
    if (channels.value.mail.address === null && recovery.value.since === null) needed.value = true;
    else close();
  };
  void ask();
  return { needed, close };
});
