import { evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';

export const roomOf = (id: string) => env.ROOMS.getByName(id);

/** How often an eviction is asked for. Each time it waits some seconds for what the room is doing. */
const ASKED = 10;

/** Puts an object to sleep when it has done what it is doing: its memory is gone, its storage and its sockets stay. */
export async function putToSleep(object: DurableObjectStub): Promise<void> {
  for (let asked = 1; ; asked += 1)
    try {
      return await evictDurableObject(object);
    } catch (error) {
      if (asked === ASKED || !String(error).includes('active references')) throw error;
    }
}

export const evict = (id: string): Promise<void> => putToSleep(roomOf(id));

/** Runs inside the room's object; wakes it if it sleeps. */
export const inRoom = <R>(id: string, work: (ctx: DurableObjectState) => R | Promise<R>): Promise<R> =>
  runInDurableObject(roomOf(id), (_room, ctx) => work(ctx));

/** Runs the room's alarm handler, even if no alarm is set. */
export const ringAlarm = (id: string): Promise<void> =>
  runInDurableObject(roomOf(id), (room) => room.alarm());

export const alarmOf = (id: string): Promise<number | null> => inRoom(id, (ctx) => ctx.storage.getAlarm());

/** Deletes everything the room keeps, its alarm included, and puts it to sleep. */
export async function wipe(id: string): Promise<void> {
  await inRoom(id, async (ctx) => {
    await ctx.storage.deleteAlarm();
    await ctx.storage.deleteAll();
  });
  await evict(id);
}
