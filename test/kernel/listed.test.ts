import { describe, expect, test } from 'vitest';
import type { Choice } from '#shared/kernel/choices.ts';
import { boundsOf, openFieldsOf, itemsOf, listed } from '#shared/kernel/listed.ts';

/** What choices list, read by the names of their parameters. */

const SPICES = { 'p1.0': ['clove'], 'p1.1': ['clove', 'ginger'] };
const CHOICE: Choice = {
  type: 'move',
  params: [
    { kind: 'one', name: 'good', of: ['silk', 'tea'] },
    { kind: 'subset', name: 'spaces', of: [0, 2], min: 1, max: 2 },
    { kind: 'range', name: 'amount', min: 3, max: 7 },
    { kind: 'fields', name: 'spices', fields: SPICES, min: 0, max: 1 },
  ],
};

describe('The items of a choice', () => {
  test.each([
    ['good', ['silk', 'tea']],
    ['spaces', [0, 2]],
    ['spices', ['p1.0', 'p1.1']],
    ['amount', []],
    ['none', []],
  ])('listed as %s are %j', (name, items) => {
    expect(itemsOf(CHOICE, name)).toEqual(items);
  });

  test('are none if there is no choice', () => {
    expect(itemsOf(undefined, 'good')).toEqual([]);
  });

  test('keep the order of the list they are compared with', () => {
    const another: Choice = { type: 'move', params: [{ kind: 'one', name: 'good', of: ['salt'] }] };
    expect(listed([CHOICE, another], 'good', ['tea', 'salt', 'wine', 'silk'])).toEqual([
      'tea',
      'salt',
      'silk',
    ]);
  });
});

test.each([
  ['spaces', { min: 1, max: 2 }],
  ['amount', { min: 3, max: 7 }],
  ['spices', { min: 0, max: 1 }],
  ['good', { min: 0, max: 0 }],
  ['none', { min: 0, max: 0 }],
])('The bounds of %s are %j', (name, bounds) => {
  expect(boundsOf(CHOICE, name)).toMatchObject(bounds);
});

test('Fields have the values that they can take', () => {
  expect(openFieldsOf(CHOICE, 'spices')).toEqual(SPICES);
  expect(openFieldsOf(CHOICE, 'good')).toEqual({});
});
