import type { Memory } from './platform.ts';

/** Whether a guest who has just taken a seat is to be offered a recovery code. */

const KEY = 'carrack.offer.recovery';

export const offerRecovery = (device: Memory): void => device.write(KEY, true);
export const isRecoveryOffered = (device: Memory): boolean => device.read(KEY) === true;
export const forgetOffer = (device: Memory): void => device.forget(KEY);
