import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { Mailbox } from '../../../worker/mailbox/mailbox.ts';
import { GameRoom } from '../../../worker/room/gameRoom.ts';
import type { Fault } from '../faults/rates.ts';
import { putToSleep } from '../../worker/support/rooms.ts';

/** A room or a mailbox, by its name. */
export interface ObjectName {
  readonly kind: 'room' | 'mailbox';
  readonly name: string;
}

const keyOf = ({ kind, name }: ObjectName): string => `${kind} ${name}`;
const namespaceOf = (kind: ObjectName['kind']) => (kind === 'room' ? env.ROOMS : env.MAILBOXES);

/** An object sleeps after so many steps without a call. */
const AWAKE_STEPS = 20;

/** After so long (ms) the platform rings an alarm again whose object was killed. */
const REPEATED_AFTER_MS = 2_000;

/** After so many turns of the event loop what was begun is known. */
const TURNS = 2;

/** Lets everything run that can, but for timers. A timer of our own would take a millisecond more. */
const othersRun = (): Promise<unknown> =>
  runInDurableObject(env.MAILBOXES.getByName('nobody'), () => undefined);

/** A room is there twice for so many calls. */
const TWIN_CALLS = 12;

type Method = (this: unknown, ...args: unknown[]) => unknown;

/**
 * The rooms and mailboxes that were ever called, and their alarms. The clock is far ahead of the platform's, so no alarm
 * rings by itself: the simulation rings it.
 */
export class Objects {
  readonly #known = new Map<string, ObjectName>();
  /** What was called in this step; the last call is last. */
  readonly #touched = new Map<string, ObjectName>();
  readonly #alarms = new Map<string, number>();
  readonly #undo: (() => void)[] = [];
  /** By key, the steps since an object was called that is awake. */
  readonly #awake = new Map<string, number>();
  /** Whose storage it is, of the objects that were called since they woke. */
  readonly #owners = new WeakMap<DurableObjectStorage, ObjectName>();
  /** Objects whose alarm comes late, or was lost and has not rung since. */
  readonly #overdue = new Set<string>();
  /** Objects whose alarm may be another than was read. */
  readonly #unread = new Map<string, ObjectName>();
  /** Work in progress. */
  #pending = 0;
  /** Rooms that are there twice, and for how many calls. */
  readonly #twins = new WeakMap<GameRoom, { readonly twin: GameRoom; left: number }>();
  /** Does a fault strike now? */
  strikes: (fault: Fault) => boolean = () => false;
  /** Kills so far. */
  #kills = 0;

  /** Notes every call of an object, what it does with its alarm, and the work that goes on after its answer. Until `release`. */
  async watch(): Promise<void> {
    this.#watchCalls('room', GameRoom.prototype);
    this.#watchCalls('mailbox', Mailbox.prototype);
    const [state, storage] = await runInDurableObject(env.MAILBOXES.getByName('nobody'), (_, ctx) => [
      Object.getPrototypeOf(ctx) as object,
      Object.getPrototypeOf(ctx.storage) as object,
    ]);
    const follow = (work: unknown): void => this.#follow(work);
    this.#replace(
      state,
      'waitUntil',
      (original) =>
        function (...args) {
          follow(args[0]);
          return original.apply(this, args);
        },
    );
    const wrote = (one: unknown): void => this.#wrote(one as DurableObjectStorage);
    for (const name of ['setAlarm', 'deleteAlarm', 'deleteAll'])
      this.#replace(
        storage,
        name,
        (original) =>
          function (...args) {
            wrote(this);
            return original.apply(this, args);
          },
      );
    this.#shortenTimers();
  }

  #watchCalls(kind: ObjectName['kind'], prototype: object): void {
    const either = (object: unknown): unknown =>
      object instanceof GameRoom ? this.#eitherRoom(object) : object;
    const called = (object: unknown): (() => void) =>
      this.#called(kind, (object as { readonly ctx: DurableObjectState }).ctx);
    for (const name of Object.getOwnPropertyNames(prototype).filter((one) => one !== 'constructor'))
      this.#replace(
        prototype,
        name,
        (original) =>
          function (...args) {
            const ended = called(this);
            const answer = original.apply(either(this), args);
            if (answer instanceof Promise) void answer.then(ended, ended);
            else ended();
            return answer;
          },
      );
  }

  /** The room, or another one of the same game, which knows nothing of the first: the platform has started it too early. */
  #eitherRoom(room: GameRoom): GameRoom {
    const { ctx, env: own } = room as unknown as { readonly ctx: DurableObjectState; readonly env: Env };
    const known = this.#twins.get(room);
    if (known !== undefined) {
      known.left -= 1;
      if (known.left === 0) this.#twins.delete(room);
      return known.left % 2 === 0 ? known.twin : room;
    }
    if (this.strikes('secondRoom')) this.#twins.set(room, { twin: new GameRoom(ctx, own), left: TWIN_CALLS });
    return room;
  }

  /** An object is called. It works until the function that this returns is called. */
  #called(kind: ObjectName['kind'], { id, storage }: DurableObjectState): () => void {
    const object: ObjectName = { kind, name: id.name ?? '' };
    this.#known.set(keyOf(object), object);
    this.#touched.delete(keyOf(object));
    this.#touched.set(keyOf(object), object);
    this.#owners.set(storage, object);
    return this.#begin();
  }

  #wrote(storage: DurableObjectStorage): void {
    const object = this.#owners.get(storage);
    if (object !== undefined) this.#unread.set(keyOf(object), object);
  }

  /** Another run may have objects of the same names: they must know nothing of this one. */
  async release(): Promise<void> {
    for (const object of this.#known.values()) {
      await runInDurableObject(namespaceOf(object.kind).getByName(object.name), async (_, { storage }) => {
        await storage.deleteAlarm();
        await storage.deleteAll();
      });
      await this.sleep(object);
    }
    for (const undo of this.#undo.splice(0)) undo();
  }

  #replace(holder: object, name: string, make: (original: Method) => Method): void {
    const original = Reflect.get(holder, name) as Method;
    Reflect.set(holder, name, make(original));
    this.#undo.push(() => Reflect.set(holder, name, original));
  }

  #follow(work: unknown): void {
    const ended = this.#begin();
    void Promise.allSettled([work]).then(ended);
  }

  /** Something is in progress until the function that this returns is called. A kill ends everything that was. */
  #begin(): () => void {
    const born = this.#kills;
    this.#pending += 1;
    return () => {
      if (born === this.#kills) this.#pending -= 1;
    };
  }

  /** Kills the object that was called last in this step, in the midst of its work. */
  async kill(reason: string): Promise<void> {
    const last = [...this.#touched.values()].at(-1);
    if (last === undefined) return;
    this.#awake.delete(keyOf(last));
    const stub = namespaceOf(last.kind).getByName(last.name);
    const abort = (_: unknown, ctx: DurableObjectState): void => {
      this.#kills += 1; // not before: until now the object goes on, and begins work that will never end
      this.#pending = 0;
      ctx.abort(reason);
    };
    await runInDurableObject(stub, abort).catch(() => undefined);
  }

  /** Kills all that are awake, and rooms with open pages, which may sleep: all connections break. */
  async killAll(open: readonly string[]): Promise<void> {
    await this.quiet();
    this.#kills += 1;
    const rooms = open.map((name) => keyOf({ kind: 'room', name }));
    for (const key of new Set([...this.#awake.keys(), ...rooms])) {
      const object = this.#known.get(key);
      if (object === undefined) continue;
      const stub = namespaceOf(object.kind).getByName(object.name);
      await runInDurableObject(stub, (_, ctx) => ctx.abort('simulated deploy')).catch(() => undefined);
    }
    this.#awake.clear();
  }

  /** Timers of a second or less (frames that are gathered) ring at once: the clock does not run while something happens. */
  #shortenTimers(): void {
    const { setTimeout } = globalThis;
    const begin = (): (() => void) => this.#begin();
    globalThis.setTimeout = ((work: () => void, ms = 0) => {
      if (ms > 1_000) return setTimeout(work, ms);
      const done = begin();
      return setTimeout(() => {
        done();
        work();
      }, 0);
    }) as typeof setTimeout;
    this.#undo.push(() => void (globalThis.setTimeout = setTimeout));
  }

  /** Waits until no object works any more. */
  async quiet(): Promise<void> {
    for (let turns = 0; turns < TURNS; turns += 1) await othersRun();
    while (this.#pending > 0) await scheduler.wait(0);
  }

  /** Does an object work of which no answer tells? */
  get areBusy(): boolean {
    return this.#pending > 0;
  }

  /** Waits until no object works any more, and reads the alarms of those that were called. Returns these. */
  async settled(): Promise<readonly ObjectName[]> {
    await this.quiet();
    const touched = [...this.#touched.values()];
    for (const object of this.#unread.values()) await this.#readAlarm(object);
    this.#unread.clear();
    for (const key of this.#touched.keys()) this.#awake.set(key, 0);
    this.#touched.clear();
    return touched;
  }

  /** Puts to sleep what was not called for some steps, before the platform does so by its own clock. */
  async age(): Promise<void> {
    for (const [key, steps] of this.#awake) {
      const object = this.#known.get(key);
      if (steps >= AWAKE_STEPS && object !== undefined) await this.sleep(object);
      else this.#awake.set(key, steps + 1);
    }
  }

  async #readAlarm(object: ObjectName): Promise<void> {
    const stub = namespaceOf(object.kind).getByName(object.name);
    const at = await runInDurableObject(stub, (_, ctx) => ctx.storage.getAlarm());
    if (at === null) this.#alarms.delete(keyOf(object));
    else this.#alarms.set(keyOf(object), at);
  }

  alarmOf(object: ObjectName): number | undefined {
    return this.#alarms.get(keyOf(object));
  }

  /** May what the object does by its alarm not be done yet? */
  isOverdue(object: ObjectName): boolean {
    return this.#overdue.has(keyOf(object));
  }

  /** The alarm that rings next; among several at one time the order of names decides. */
  get next(): (ObjectName & { readonly at: number }) | undefined {
    let first: readonly [key: string, at: number] | undefined;
    for (const one of this.#alarms)
      if (first === undefined || one[1] < first[1] || (one[1] === first[1] && one[0] < first[0])) first = one;
    const object = first && this.#known.get(first[0]);
    return first && object && { ...object, at: first[1] };
  }

  /** The platform rings the alarm later than it was set. */
  delay(object: ObjectName, until: number): void {
    this.#overdue.add(keyOf(object));
    this.#alarms.set(keyOf(object), until);
  }

  /** An alarm whose object was killed meanwhile rings again, as the platform promises. */
  async ring(object: ObjectName): Promise<void> {
    const stub = (): DurableObjectStub => namespaceOf(object.kind).getByName(object.name);
    const kills = this.#kills;
    this.#overdue.delete(keyOf(object));
    this.#unread.set(keyOf(object), object); // that the alarm is taken is not written by the object
    try {
      await runDurableObjectAlarm(stub());
    } catch (error) {
      if (kills === this.#kills) throw error;
      await runInDurableObject(stub(), (_, { storage }) => storage.setAlarm(Date.now() + REPEATED_AFTER_MS));
    }
  }

  /** The alarm handler runs though no alarm is set: the platform repeats one of which it does not know that it was done. */
  async ringAgain({ kind, name }: ObjectName): Promise<void> {
    const kills = this.#kills;
    const again =
      kind === 'room'
        ? runInDurableObject(env.ROOMS.getByName(name), (room) => room.alarm())
        : runInDurableObject(env.MAILBOXES.getByName(name), (mailbox) => mailbox.alarm());
    await again.catch((error: unknown) => {
      if (kills === this.#kills) throw error;
    });
  }

  async loseAlarm(object: ObjectName): Promise<void> {
    this.#overdue.add(keyOf(object));
    const stub = namespaceOf(object.kind).getByName(object.name);
    await runInDurableObject(stub, (_, ctx) => ctx.storage.deleteAlarm());
    this.#alarms.delete(keyOf(object));
  }

  /** The object's memory is gone; its storage and its sockets stay. */
  async sleep(object: ObjectName): Promise<void> {
    this.#awake.delete(keyOf(object));
    await putToSleep(namespaceOf(object.kind).getByName(object.name)).catch((error: unknown) => {
      if (String(error).includes('not currently running')) return; // the platform was faster
      throw new Error(`${object.kind} ${object.name} does not end`, { cause: error });
    });
  }
}
