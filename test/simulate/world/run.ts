import { vi } from 'vitest';
import { emptyService } from '../../worker/support/emptied.ts';
import { checkAll, checkDay, checkHour, checkStep } from '../invariants/invariants.ts';
import { acquaint } from '../people/past.ts';
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
 * Runs the service under the setting's people and faults until its days are over or an invariant does not hold. `first` and
 * `then`: what is done with the world before it begins and before it ends.
 */
export async function simulate(
  setting: Setting,
  then: (world: World) => Promise<void> = async () => undefined,
  first: (world: World) => void = () => undefined,
): Promise<World> {
  await emptyService();
  const world = new World(setting);
  await world.begin();
  first(world);
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
  const { days, until = Infinity } = world.setting;
  const end = Math.min(until, world.start + days * DAY);
  await takeStep(world, 'past', () => acquaint(world));
  world.faults.haveBegun = true;
  const times: Times = { cron: world.start + CRON_EVERY, daily: world.start + DAY, planned: 0 };
  for (;;) {
    const step = nextStep(world, times);
    if (step.at > end || world.breaches.length > 0) break;
    vi.setSystemTime(Math.max(step.at, world.now));
    await takeStep(world, step.name, step.work);
  }
  if (world.breaches.length === 0) await takeStep(world, 'end', () => checkAll(world));
}

/** When the cron comes and the day ends, and which visit of a script comes. */
interface Times {
  cron: number;
  daily: number;
  planned: number;
}

/** Does something, and looks what came of it. */
export async function takeStep(world: World, name: string, work: () => Promise<void>): Promise<void> {
  world.beginStep(name);
  try {
    await work();
    await afterStep(world);
  } catch (error) {
    world.breach('answers', `${name}: ${String(error)}`);
  }
}

/** What is next: a person, an alarm, the cron, the daily check. */
function nextStep(world: World, times: Times): Step {
  const { objects, faults, service } = world;
  const alarm = objects.next;
  const steps: Step[] = [
    nextVisitOf(world, times),
    {
      at: times.cron,
      name: `cron ${times.cron}`,
      work: async () => {
        times.cron += CRON_EVERY;
        await world.operator.consider(world);
        await faults.armed(() => service.cron());
        await checkHour(world);
      },
    },
    {
      at: times.daily,
      name: `daily ${times.daily}`,
      work: async () => {
        times.daily += DAY;
        await checkDay(world);
      },
    },
  ];
  const { next } = world.operator;
  if (next !== undefined)
    steps.push({ at: next, name: 'restore', work: () => world.operator.restore(world) });
  if (alarm !== undefined)
    steps.push({
      at: alarm.at,
      name: `${alarm.kind} ${alarm.name} ${alarm.at}`,
      work: () => ring(world, alarm),
    });
  return steps.reduce((first, other) => (other.at < first.at ? other : first));
}

/** Somebody's visit: of whoever comes next, or the next of the script. */
function nextVisitOf(world: World, times: Times): Step {
  const { people, faults, setting } = world;
  const planned = setting.script?.visits[times.planned];
  const soonest = people.reduce((first, other) => (other.nextAt < first.nextAt ? other : first));
  const person = planned === undefined ? soonest : people[planned.person];
  if (person === undefined) throw new Error(`no person ${planned?.person}`);
  const number = planned?.number ?? person.visits;
  const isOver = setting.script !== undefined && planned === undefined;
  return {
    at: isOver ? Infinity : (planned?.at ?? person.nextAt),
    name: `visit ${person.number} ${number}`,
    work: () => ((times.planned += 1), faults.armed(() => visit(world, person, planned))),
  };
}

/** An alarm rings: at its time, late, twice, or not at all. */
async function ring(world: World, object: ObjectName): Promise<void> {
  const { objects, faults } = world;
  const name = `${object.kind} ${object.name}`;
  if (faults.strikes('lateAlarm')) {
    world.note(`late ${name}`);
    return objects.delay(object, world.now + 1 + faults.detail.int(7_200_000));
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
  const { objects, outbox, people, faults, service } = world;
  await faults.carryOutLate();
  const touched = await objects.settled();
  for (const { address, isComplaint } of world.network.returned.splice(0))
    await service.report(address, isComplaint);
  for (const mail of outbox.fresh()) {
    world.note(`mail ${mail.to} ${mail.subject}`);
    people.find(({ address }) => address === mail.to)?.mails.push(mail);
  }
  if (world.breaches.length === 0) await checkStep(world, touched);
  await objects.age();
  if (touched.length === 0 || !faults.strikes('sleep')) return;
  const sleeper = faults.detail.pick(touched.toSorted((a, b) => (a.name < b.name ? -1 : 1)));
  world.note(`sleep ${sleeper.kind} ${sleeper.name}`);
  await objects.sleep(sleeper);
}
