import { newVapidKeys } from './vapid.ts';

/** `npm run keys`: prints new keys for web push. With other keys all devices must subscribe anew. */
const { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY } = newVapidKeys();
console.log(`VAPID_PUBLIC_KEY=${VAPID_PUBLIC_KEY}\nVAPID_PRIVATE_KEY=${VAPID_PRIVATE_KEY}`);
