import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold, foldLog, redactRow, standingRows } from '#shared/kernel/fold.ts';
import type { LogRow } from '#shared/kernel/log.ts';
import type { AnyEvent, Viewer } from '#shared/kernel/types.ts';
import { rowOf, undoRow } from '../support/rows.ts';

interface Said extends AnyEvent {
  readonly word: string;
}
const said = (word: string): Said => ({ type: 'said', word });

/**
 * A game whose state is the words said so far. Events of version 0 have words in capitals. Only the owner sees a
 * `whisper`.
 */
const rules = {
  meta: { version: 1 },
  evolve: (state: string | undefined, event: Said) => (state ?? '') + event.word,
  upcast: (event: AnyEvent, version: number): Said => {
    const { word } = event as Said;
    return said(version === 0 ? `${word.toLowerCase()}.` : word);
  },
  redact: (event: Said, viewer: Viewer): Said => (viewer === 0 ? event : said('…')),
};

const seqs = (rows: readonly LogRow[]): number[] => standingRows(rows).map(({ seq }) => seq);
const words = (text: string): LogRow<Said>[] =>
  [...text].map((word, i) => rowOf(i + 1, i === 0 ? null : 0, [said(word)]));

describe('folding events', () => {
  it('gives no state before the first event', () => {
    expect(fold(rules, [])).toBeUndefined();
    expect(fold(rules, [], 'abc')).toBe('abc');
  });

  it('continues from a state', () => {
    expect(fold(rules, [said('c'), said('d')], 'ab')).toBe('abcd');
  });
});

describe('the rows that count', () => {
  it('are all rows if there is no undo', () => {
    expect(seqs(words('abc'))).toEqual([1, 2, 3]);
    expect(standingRows([])).toEqual([]);
  });

  it('leave out the rows taken back and the undo', () => {
    expect(seqs([...words('abcd'), undoRow(5, 0, 2)])).toEqual([1, 2]);
    expect(seqs([...words('abcd'), undoRow(5, 0, 2), rowOf(6, 1, [])])).toEqual([1, 2, 6]);
  });

  it('are right if an undo reaches back over an earlier one', () => {
    const rows = [...words('abcd'), undoRow(5, 0, 3), rowOf(6, 0, []), undoRow(7, 0, 1), rowOf(8, 0, [])];
    expect(seqs(rows)).toEqual([1, 8]);
  });

  it('are right if an undo directly follows an undo', () => {
    expect(seqs([...words('abcd'), undoRow(5, 0, 3), undoRow(6, 0, 2), undoRow(7, 0, 1)])).toEqual([1]);
  });

  it('are the same as in a simple model that removes pages from a pad', () => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.nat(), { freq: 2 }), { maxLength: 20 }), (script) => {
        const rows: LogRow[] = words('a');
        let pad = [1];
        for (const undo of script) {
          const seq = rows.length + 1;
          const to = undo === null ? null : pad[undo % pad.length]!;
          rows.push(to === null ? rowOf(seq, 0, []) : undoRow(seq, 0, to));
          pad = to === null ? [...pad, seq] : pad.slice(0, pad.indexOf(to) + 1);
        }
        expect(seqs(rows)).toEqual(pad);
      }),
      { seed: 9 },
    );
  });
});

describe('folding a log', () => {
  it('leaves out what was taken back', () => {
    expect(foldLog(rules, words('abcd'))).toBe('abcd');
    expect(foldLog(rules, [...words('abcd'), undoRow(5, 0, 2), rowOf(6, 0, [said('e'), said('f')])])).toBe(
      'abef',
    );
  });

  it('gives no state for an empty log', () => {
    expect(foldLog(rules, [])).toBeUndefined();
  });

  it('reads each row in the version it was written with', () => {
    const [first, second] = words('Ab');
    expect(foldLog(rules, [{ ...first!, version: 0 }, second!])).toBe('a.b');
  });
});

describe('a redacted row', () => {
  const row: LogRow<Said> = { ...rowOf(7, 0, [said('whisper')]), moves: [{ type: 'secret' }] };

  it('shows its owner who decided, what, when and how it came about', () => {
    expect(redactRow(rules, row, 0)).toStrictEqual({
      seq: 7,
      seat: 0,
      by: 'person',
      events: [said('whisper')],
      at: 7000,
      version: 1,
    });
  });

  it.each<Viewer>([1, 'spectator'])('shows %s neither secrets nor how it came about', (viewer) => {
    const seen = { seq: 7, seat: 0, events: [said('…')], at: 7000, version: 1 };
    expect(redactRow(rules, row, viewer)).toStrictEqual(seen);
    expect(redactRow(rules, { ...row, by: 'forced' }, viewer)).toStrictEqual(seen);
  });

  it('shows everybody that a bot decided', () => {
    for (const viewer of [0, 1, 'spectator'] as const)
      expect(redactRow(rules, { ...row, by: 'bot' }, viewer).by).toBe('bot');
  });

  it('never contains the moves, nor fields that rows may get later', () => {
    for (const viewer of [0, 1, 'spectator'] as const) {
      const seen = redactRow(rules, { ...row, mail: 'me@example.org' } as LogRow, viewer);
      expect(JSON.stringify(seen)).not.toMatch(/secret|moves|mail/);
    }
  });

  it('of the set-up belongs to no seat', () => {
    for (const viewer of [0, 1, 'spectator'] as const)
      expect(redactRow(rules, rowOf(1, null, []), viewer)).not.toHaveProperty('by');
  });

  it('of an undo says which row is the last that counts', () => {
    expect(redactRow(rules, undoRow(9, 0, 3), 1).undone).toBe(3);
  });

  it('of an older version is in today’s shape and says so, so that it folds to the same state', () => {
    const old: LogRow = { ...rowOf(1, null, [said('OLD')]), version: 0 };
    const seen = redactRow(rules, old, 0);
    expect(seen.version).toBe(1);
    expect(foldLog(rules, [seen])).toBe(foldLog(rules, [old]));
  });
});
