import type { VapidKeys } from './push.ts';

/** The keys; undefined if the service sends no push messages. */
export function vapidKeys(env: Env): VapidKeys | undefined {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, ORIGIN: origin } = env;
  if (!publicKey || !privateKey || origin === undefined) return undefined;
  return { publicKey, privateKey, subject: subjectFor(env, origin) };
}

/** Push services take an https or a mailto address. */
const subjectFor = ({ MAIL_FROM: address }: Env, origin: string): string =>
  origin.startsWith('https:') || address === undefined ? origin : `mailto:${address}`;

/** Can this service tell players anything while their page is closed? Mail, push and webhooks all need its address for links; webhooks need nothing else. */
export const tellsPlayers = (env: Env): boolean => env.ORIGIN !== undefined;
