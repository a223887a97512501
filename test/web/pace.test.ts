import { expect, test } from 'vitest';
import * as v from 'valibot';
import { metas } from '#shared/games/meta.ts';
import { CLOCK_PRESETS } from '#shared/kernel/clock.ts';
import { ClockSchema } from '#shared/protocol/http.ts';
import { clockOf, DAY, HOUR, PACES, NewGameModel } from '../../web/features/new-game/newGame.ts';
import { GameServer } from './support/server.ts';
import { openTab } from './support/world.ts';

/** The clock that the form of a new game asks for. */

const OWN = { bank: 1.5, increment: 6, cap: 2 };

const form = () => new NewGameModel(openTab(new GameServer()), metas);

test('alone with bots there is no clock; as soon as people are invited there is one', () => {
  const asked = form();
  expect(asked.pace.clock.value).toEqual(CLOCK_PRESETS.normal); // the form begins with an open seat
  asked.plan(1, { kind: 'bot', level: 'normal' });
  expect(asked.pace.clock.value).toBeNull();
  asked.plan(2, { kind: 'invite', email: '' });
  expect(asked.pace.pace.value).toBe('normal');
});

test('a pace that was picked stays, whoever is invited', () => {
  const asked = form();
  asked.pace.pick('relaxed');
  expect(asked.pace.clock.value).toBeNull();
  asked.pace.pick('slow');
  asked.plan(1, { kind: 'bot', level: 'normal' });
  expect(asked.pace.clock.value).toEqual(CLOCK_PRESETS.slow);
});

test('weekends are left out of any clock', () => {
  const asked = form();
  asked.pace.skipWeekends(true);
  expect(asked.pace.clock.value).toEqual({ ...CLOCK_PRESETS.normal, weekendsOff: true });
});

test('own numbers are days and hours', () => {
  expect(clockOf('custom', OWN, false)).toEqual({
    bank: 1.5 * DAY,
    increment: 6 * HOUR,
    cap: 2 * DAY,
    weekendsOff: false,
  });
});

test('the service takes every pace', () => {
  for (const pace of PACES) {
    const clock = clockOf(pace, OWN, true);
    if (clock !== null) expect(v.is(ClockSchema, clock), pace).toBe(true);
  }
});
