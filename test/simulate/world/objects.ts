import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { putToSleep } from '../../worker/support/rooms.ts';

/** A room or a mailbox, by its name. */
export interface ObjectName {
  readonly kind: 'room' | 'mailbox';
  readonly name: string;
}

const keyOf = ({ kind, name }: ObjectName): string => `${kind} ${name}`;
const namespaceOf = (kind: ObjectName['kind']) => (kind === 'room' ? env.ROOMS : env.MAILBOXES);

/** An object sleeps after so many steps without a call. */
const AWAKE_STEPS = 8;

/** After so long (ms) the platform rings an alarm again whose object was killed. */
const REPEATED_AFTER_MS = 2_000;

type Method = (this: unknown, ...args: unknown[]) => unknown;

/**
 * The rooms and mailboxes that were ever called, and their alarms. The clock is far ahead of the platform's, so no alarm
 * rings by itself: the simulation rings it.
 */
export class Objects {
  readonly #known = new Map<string, ObjectName>();
  readonly #touched = new Map<string, ObjectName>();
  readonly #alarms = new Map<string, number>();
  readonly #undo: (() => void)[] = [];
  /** By key, the steps since an object was called that is awake. */
  readonly #awake = new Map<string, number>();
  /** Work in progress that no answer waits for. */
  #pending = 0;
  /** Kills so far. */
  #kills = 0;

  /** Notes every call of an object, and the work that goes on after its answer. Until `release`. */
  async watch(): Promise<void> {
    const touch = (namespace: DurableObjectNamespace, name: string): void => this.#touch(namespace, name);
    this.#replace(
      Object.getPrototypeOf(env.ROOMS) as object,
      'getByName',
      (original) =>
        function (...args) {
          touch(this as DurableObjectNamespace, String(args[0]));
          return original.apply(this, args);
        },
    );
    const state = await runInDurableObject(
      env.MAILBOXES.getByName('nobody'),
      (_, ctx) => Object.getPrototypeOf(ctx) as object,
    );
    this.#known.clear();
    this.#touched.clear();
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
    this.#shortenTimers();
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

  #touch(namespace: DurableObjectNamespace, name: string): void {
    const isRoom = namespace.idFromName(name).equals(env.ROOMS.idFromName(name));
    const object: ObjectName = { kind: isRoom ? 'room' : 'mailbox', name };
    this.#known.set(keyOf(object), object);
    this.#touched.set(keyOf(object), object);
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
    this.#kills += 1;
    this.#pending = 0;
    this.#awake.delete(keyOf(last));
    const stub = namespaceOf(last.kind).getByName(last.name);
    await runInDurableObject(stub, (_, ctx) => ctx.abort(reason)).catch(() => undefined);
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
    for (let quiet = 0; quiet < 2; quiet += 1) {
      await scheduler.wait(0);
      if (this.#pending > 0) quiet = -1;
    }
  }

  /** Waits until no object works any more, and reads the alarms of those that were called. Returns these. */
  async settled(): Promise<readonly ObjectName[]> {
    await this.quiet();
    const touched = [...this.#touched.values()];
    for (const object of touched) await this.#readAlarm(object);
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

  /** The alarm that rings next; among several at one time the order of names decides. */
  get next(): (ObjectName & { readonly at: number }) | undefined {
    const [first] = [...this.#alarms].toSorted(([a, at], [b, bt]) => at - bt || (a < b ? -1 : 1));
    const object = first && this.#known.get(first[0]);
    return object && { ...object, at: first[1] };
  }

  /** The platform rings the alarm later than it was set. */
  delay(object: ObjectName, until: number): void {
    this.#alarms.set(keyOf(object), until);
  }

  /** An alarm whose object was killed meanwhile rings again, as the platform promises. */
  async ring(object: ObjectName): Promise<void> {
    const stub = (): DurableObjectStub => namespaceOf(object.kind).getByName(object.name);
    const kills = this.#kills;
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
    const stub = namespaceOf(object.kind).getByName(object.name);
    await runInDurableObject(stub, (_, ctx) => ctx.storage.deleteAlarm());
    this.#alarms.delete(keyOf(object));
  }

  /** The object's memory is gone; its storage and its sockets stay. */
  async sleep(object: ObjectName): Promise<void> {
    this.#awake.delete(keyOf(object));
    await putToSleep(namespaceOf(object.kind).getByName(object.name));
  }
}
