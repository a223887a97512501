import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { CHAIN_START, chainHead } from '#shared/kernel/chain.ts';
import type { Commit } from '#shared/kernel/log.ts';

const commits: readonly Commit[] = [
  { seq: 1, seat: null, events: [{ type: 'started' }], at: 1000, version: 1 },
  { seq: 2, seat: 0, by: 'person', events: [{ type: 'drew' }, { type: 'passed' }], at: 2000, version: 1 },
  { seq: 3, seat: 0, events: [], undone: 1, at: 3000, version: 1 },
];

describe('the head of a chain', () => {
  it('of an empty log is 32 zero bytes', () => {
    expect(chainHead([])).toBe(CHAIN_START);
    expect(CHAIN_START).toBe('0'.repeat(64));
  });

  it('is SHA-256 over the head before and the commit’s canonical JSON', () => {
    const json = '{"at":1000,"events":[{"type":"started"}],"seat":null,"seq":1,"version":1}';
    const expected = createHash('sha256').update(Buffer.alloc(32)).update(json).digest('hex');
    expect(chainHead(commits.slice(0, 1))).toBe(expected);
  });

  it('can be continued from a remembered head', () => {
    for (let at = 0; at <= commits.length; at += 1)
      expect(chainHead(commits.slice(at), chainHead(commits.slice(0, at)))).toBe(chainHead(commits));
  });

  it.each<[string, (rows: Commit[]) => Commit[]]>([
    ['a row is left out', (rows) => rows.toSpliced(1, 1)],
    ['a row is added', (rows) => [...rows, { ...rows[2]!, seq: 4 }]],
    ['rows change places', (rows) => [rows[1]!, rows[0]!, rows[2]!]],
    ['an event changes', (rows) => rows.with(0, { ...rows[0]!, events: [{ type: 'ended' }] })],
    ['events change places', (rows) => rows.with(1, { ...rows[1]!, events: rows[1]!.events.toReversed() })],
    ['another seat is named', (rows) => rows.with(1, { ...rows[1]!, seat: 1 })],
    ['the time changes', (rows) => rows.with(1, { ...rows[1]!, at: 2001 })],
    ['a row says how it came about', (rows) => rows.with(0, { ...rows[0]!, by: 'bot' })],
    ['another row is undone', (rows) => rows.with(2, { ...rows[2]!, undone: 2 })],
    ['another version is named', (rows) => rows.with(0, { ...rows[0]!, version: 2 })],
  ])('changes when %s', (_, tamper) => {
    expect(chainHead(tamper([...commits]))).not.toBe(chainHead(commits));
  });
});
