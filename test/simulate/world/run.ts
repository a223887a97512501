import { vi } from 'vitest';
import { emptyService } from '../../worker/support/emptied.ts';
import { AFTER_EACH_STEP, DAILY } from '../invariants/invariants.ts';
import { visit } from '../people/visit.ts';
import type { ObjectName } from './objects.ts';
import { World, type Setting } from './world.ts';

/** How often the cron comes (ms). More seldom than in production, so that lost alarms wait for it for hours. */
const CRON_EVERY = 65 * 60_000;
const DAY = 86_400_000;

interface Step {
  readonly at: number;
  readonly name: string;
  readonly work: () => Promise<void>;
}

/**
 * Runs the service under the setting's people and faults until its days are over or an invariant does not hold. `then`: what
 * is done with the world before it ends.
 */
export async function simulate(
  setting: Setting,
  then: (world: World) => Promise<void> = async () => undefined,
): Promise<World> {
  await emptyService();
  const world = new World(setting);
  await world.begin();
  try {
    await world.faults.around(async () => {
      await live(world);
      await then(world);
    });
  } finally {
    await world.end();
  }
  return world;
}

async function live(world: World): Promise<void> {
  const end = world.start + world.setting.days * DAY;
  const times = { cron: world.start + CRON_EVERY, daily: world.start + DAY };
  for (;;) {
    const step = nextStep(world, times);
    if (step.at > end || world.breaches.length > 0) break;
    vi.setSystemTime(Math.max(step.at, world.now));
    await takeStep(world, step.name, step.work);
  }
  if (world.breaches.length === 0) await checkAll(world);
}

/** Does something, and looks what came of it. */
export async function takeStep(world: World, name: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
    await afterStep(world);
  } catch (error) {
    world.breach('answers', `${name}: ${String(error)}`);
  }
}

/** The checks of a day's end. */
export async function checkAll(world: World): Promise<void> {
  for (const { check } of DAILY) await check(world);
}

/** What is next: a person, an alarm, the cron, the daily check. */
function nextStep(world: World, times: Record<'cron' | 'daily', number>): Step {
  const { people, objects, faults, service } = world;
  const person = people.reduce((first, other) => (other.nextAt < first.nextAt ? other : first));
  const alarm = objects.next;
  const steps: Step[] = [
    { at: person.nextAt, name: person.name, work: () => faults.armed(() => visit(world, person)) },
    {
      at: times.cron,
      name: 'cron',
      work: () => faults.armed(() => ((times.cron += CRON_EVERY), service.cron())),
    },
    {
      at: times.daily,
      name: 'daily',
      work: async () => {
        times.daily += DAY;
        await checkAll(world);
      },
    },
  ];
  if (alarm !== undefined) steps.push({ at: alarm.at, name: alarm.name, work: () => ring(world, alarm) });
  return steps.reduce((first, other) => (other.at < first.at ? other : first));
}

/** An alarm rings: at its time, late, twice, or not at all. */
async function ring(world: World, object: ObjectName): Promise<void> {
  const { objects, faults } = world;
  const name = `${object.kind} ${object.name}`;
  if (faults.strikes('lateAlarm')) {
    world.note(`late ${name}`);
    return objects.delay(object, world.now + 1 + faults.int(7_200_000));
  }
  if (faults.strikes('lostAlarm')) {
    world.note(`lost ${name}`);
    return objects.loseAlarm(object);
  }
  world.note(`alarm ${name}`);
  await faults.armed(() => objects.ring(object));
  if (!faults.strikes('doubledAlarm')) return undefined;
  world.note(`again ${name}`);
  await objects.settled();
  return faults.armed(() => objects.ringAgain(object));
}

/** Lets all work end, hands out mails, checks what must always hold, and puts somebody to sleep. */
async function afterStep(world: World): Promise<void> {
  const { objects, outbox, people, faults } = world;
  const touched = await objects.settled();
  outbox.mayHaveNew();
  for (const mail of await outbox.look()) {
    world.note(`mail ${mail.to} ${mail.subject}`);
    people.find(({ address }) => address === mail.to)?.mails.push(mail);
  }
  for (const { check } of AFTER_EACH_STEP) if (world.breaches.length === 0) await check(world, touched);
  await objects.age();
  if (touched.length === 0 || !faults.strikes('sleep')) return;
  const sleeper = faults.pick(touched);
  world.note(`sleep ${sleeper.kind} ${sleeper.name}`);
  await objects.sleep(sleeper);
}
