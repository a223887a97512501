import { createApp } from './app.ts';
import { consumeMailEvents } from './mail/mailEvents.ts';
import { sweep } from './sweep.ts';

export { Mailbox } from './mailbox/mailbox.ts';
export { Backup } from './operator/backup.ts';
export { GameRoom } from './room/gameRoom.ts';

const app = createApp();

export default {
  fetch: app.fetch,
  queue: consumeMailEvents,
  scheduled: ({ scheduledTime }, env) => sweep(env, scheduledTime),
} satisfies ExportedHandler<Env>;
