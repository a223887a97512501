import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import * as v from 'valibot';
import { keep } from '../scripts/forget.ts';
import { Kept } from '../scripts/lib/forgetting.ts';

/** What `npm run forget -- keep` notes while the service goes on. `wrangler` stands for the databases. */

const answer = vi.hoisted(() => vi.fn<(sql: string) => readonly object[]>());
vi.mock('../scripts/lib/database.ts', async (original) => ({
  ...(await original<object>()),
  gamesBindings: () => ['GAMES_A'],
  wrangler: (_where: unknown, sql: string) => [answer(sql)],
}));

test('who deletes their account meanwhile is no lost guest, or a restore would bring them back for good', () => {
  const players = new Set(['stayed123456', 'deleted12345']);
  answer.mockImplementation((sql) => {
    if (sql.includes('FROM players')) return [...players].map((id) => ({ id, created_at: 1 }));
    if (sql.includes('FROM erasures')) return [];
    if (!sql.includes("> ('', '')")) return [];
    const found = ['deleted12345', 'lost12345678', 'stayed123456'];
    players.delete('deleted12345'); // once their games are read
    return found.map((id) => ({ player_id: id, game_id: 'a1' }));
  });
  const folder = mkdtempSync(join(tmpdir(), 'forget-'));
  vi.spyOn(console, 'log').mockReturnValue();
  keep('--local', join(folder, 'kept.json'));
  const { ids, lost } = v.parse(Kept, JSON.parse(readFileSync(join(folder, 'kept.json'), 'utf8')));
  rmSync(folder, { recursive: true });
  expect({ ids, lost }).toEqual({ ids: ['stayed123456'], lost: ['lost12345678'] });
});
