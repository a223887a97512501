import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { beforeEach, expect } from 'vitest';
import { seededDice, type Stream } from '#shared/kernel/dice.ts';

/**
 * No test of the service depends on chance. What the service draws – ids, tokens, the seeds of games – follows from the
 * test's file and title, so that a test that is run again, alone or in another order, plays the same games.
 */
let bytes: Stream;

const pin = (): void => {
  const { testPath, currentTestName } = expect.getState();
  const key = [testPath?.replace(/^.*\/test\//, ''), currentTestName].join('\n');
  bytes = seededDice(sha256(utf8ToBytes(key))).stream('pinned', 0);
};

pin(); // what a file makes before its first test
beforeEach(pin);

crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
  if (!(array instanceof Uint8Array)) throw new Error('the service draws something else than bytes');
  for (let at = 0; at < array.length; at += 1) array[at] = bytes.int(256);
  return array;
};
