import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { feedText, type FeedEvent } from '../worker/wording/feedText.ts';

/** The feed of deadlines, as an independent reader of RFC 5545 reads it. */

const NOW = Date.UTC(2026, 0, 1, 9);
const HARD = 'Žluťoučký; kůň, \\n “Ďábelské” ódy\nEND:VEVENT 🎲🎲🎲 '.repeat(5);
const event = (more: Partial<FeedEvent> = {}): FeedEvent => ({
  uid: 'a2-0-x@carrack.example',
  at: Date.UTC(2026, 0, 31, 12, 30),
  summary: 'Goa: your time runs out',
  url: 'https://carrack.example/g/a222222222222222',
  ...more,
});

const read = (text: string) => new ICAL.Component(ICAL.parse(text));
const eventsIn = (text: string) =>
  read(text)
    .getAllSubcomponents('vevent')
    .map((one) => new ICAL.Event(one));

test('an event has its moment, its words and its address', () => {
  const [found] = eventsIn(feedText('Carrack', [event()], NOW));
  expect(found?.startDate.toJSDate().toISOString()).toBe('2026-01-31T12:30:00.000Z');
  expect([found?.uid, found?.summary]).toEqual(['a2-0-x@carrack.example', 'Goa: your time runs out']);
  expect(found?.component.getFirstPropertyValue('url')).toBe('https://carrack.example/g/a222222222222222');
  expect(`${found?.component.getFirstPropertyValue('dtstamp')}`).toBe('2026-01-01T09:00:00Z');
});

test('what has a meaning in the format comes back as it was, in any script', () => {
  const text = feedText(HARD, [event({ summary: HARD }), event({ uid: 'second' })], NOW);
  const found = eventsIn(text);
  expect(found.map(({ uid }) => uid)).toEqual(['a2-0-x@carrack.example', 'second']);
  expect(found[0]?.summary).toBe(HARD);
});

test('no line has more than 75 octets, each ends as the format wants, and no character is cut', () => {
  const text = feedText(HARD, [event({ summary: HARD })], NOW);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  const lines = text.split('\r\n');
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(lines.join('')).not.toContain('\uFFFD');
  expect(lines.at(-1)).toBe('');
});

test('a feed without events has a component, as the format demands', () => {
  const empty = read(feedText('Carrack', [], NOW));
  expect(empty.getAllSubcomponents('vevent')).toEqual([]);
  expect(empty.getAllSubcomponents()).toHaveLength(1);
});
