import { beforeAll, expect, test } from 'vitest';
import { fail } from '#shared/kernel/result.ts';
import { NETWORK } from '../../web/lib/api.ts';
import { helpWords, useWords } from '../../web/lib/language.ts';
import { askingText } from '../../web/features/text-mode/TextCommands.tsx';
import type { Game } from '../../web/table/game.ts';
import { sendUndo } from '../../web/features/votes/votes.ts';
import { myTurn, open, PASS } from './support/openGame.ts';
import { GameServer } from './support/server.ts';
import { settled, type Tab } from './support/world.ts';

/** What a page says of a request that failed. */

beforeAll(() => useWords(helpWords));

const codeOf = ({ asking }: Game): string | undefined =>
  asking.value.kind === 'failed' ? asking.value.failure.code : undefined;

/** The player asks for their last move back, and that fails. */
async function refusedUndo(code: string) {
  const server = new GameServer(0);
  server.playUntilTurnOf(0);
  server.play(0, PASS);
  const { game, tab } = await open(server);
  const ask: Tab['api']['ask'] = async () => fail({ code, status: code === NETWORK ? 0 : 409 });
  tab.listener().connection(code === NETWORK ? 'connecting' : 'live');
  await sendUndo(game, { api: { ...tab.api, ask } });
  return { server, game, tab };
}

test('a request that was refused is told until the game goes on', async () => {
  const { server, game, tab } = await refusedUndo('UNDOS_EXHAUSTED');
  await game.refresh();
  expect(codeOf(game)).toBe('UNDOS_EXHAUSTED');
  server.play(0, { type: 'draw' });
  tab.listener().frame(server.frame());
  await settled();
  expect(codeOf(game)).toBeUndefined();
});

test('a request that was lost is told until the connection is back', async () => {
  const { game, tab } = await refusedUndo(NETWORK);
  expect(codeOf(game)).toBe(NETWORK);
  tab.listener().connection('live');
  expect(codeOf(game)).toBeUndefined();
  tab.listener().connection('connecting');
  expect(codeOf(game)).toBeUndefined(); // told once
  expect(askingText(game.asking.value)).toBe('');
});

test('nothing is said of a request that succeeded, and one is sent at a time', async () => {
  const { game } = await myTurn();
  const answers = [
    game.request(async () => ({ ok: true, value: 1 })),
    game.request(async () => ({ ok: true, value: 2 })),
  ];
  expect(game.asking.value.kind).toBe('busy');
  expect(await Promise.all(answers)).toEqual([1, undefined]);
  expect(askingText(game.asking.value)).toBe('Done.');
});
