import { expect, test } from 'vitest';
import { breaches, breachesIn, circleOf } from '../scripts/layers.ts';

test('every import is one that the table of zones allows', () => {
  expect(breaches()).toEqual([]);
});

/** Files, and a line in each that reaches where its zone may not. */
test.each([
  ['shared/games/chess/state.ts', `import { pay } from '../poker/money.ts';`],
  ['shared/games/chess/state.ts', `import type { State } from '../poker/state.ts';`],
  ['shared/games/chess/decide/move.ts', `export { pay } from '../../poker/money.ts';`],
  ['shared/games/chess/index.ts', `const rest = () => import('../poker/index.ts');`],
  ['shared/games/chess/index.ts', `type Own = import('../poker/state.ts').State;`],
  ['shared/games/chess/index.ts', `import '../../games/./poker/../poker/index.ts';`],
  ['web/games/chess/index.ts', `import { money } from '#shared/games/poker/money.ts';`],
  ['web/games/chess/index.ts', `import '/games/poker/poker.css';`],
  ['web/games/chess/chess.css', `@import '../poker/poker.css';`],
  ['web/games/chess/index.ts', `const all = import.meta.glob('../*/drawings/*.ts');`],
  ['web/games/chess/index.ts', `const all = import.meta.glob(['./*.ts', '../poker/*.ts']);`],
  ['web/games/chess/index.ts', `const worker = new URL('../poker/worker.ts', import.meta.url);`],
  ['test/worker/life.test.ts', `vi.mock('../../shared/games/poker/index.ts');`],
  ['web/games/chess/chess.css', `.board { background: url(../poker/cloth.svg); }`],
  ['web/games/chess/index.ts', 'const any = (id: string) => import(`../${id}/index.ts`);'],
  ['web/games/chess/index.ts', `import {\n  coin,\n} from '../poker/drawings/coin.ts';`],
  ['web/table/log/Log.tsx', `import { coin } from '../../games/poker/drawings/coin.ts';`],
  ['worker/room/storage/write.ts', `import { rules } from '#shared/games/poker/index.ts';`],
  ['shared/kernel/play.ts', `import { rules } from '../games/poker/index.ts';`],
  ['test/worker/life.test.ts', `vi.mock(import('../../shared/games/poker/index.ts'));`],
  ['test/games/chess/play.test.ts', `import { kit } from '../poker/kit.ts';`],
  ['shared/kernel/play.ts', `import { page } from '../words/en/page.ts';`],
  ['shared/kernel/play.ts', `import { readFileSync } from 'node:fs';`],
  ['shared/games/chess/state.ts', `import { signal } from '@preact/signals';`],
  ['shared/games/chess/decide/move.ts', `import { coin } from '../drawings/coin.ts';`],
  ['shared/games/chess/index.ts', `import { portrait } from './portrait.ts';`],
  ['shared/games/chess/words/en.ts', `import { pay } from '../decide/pay.ts';\nimport 'drizzle-orm';`],
  ['shared/games/chess/drawings/coin.ts', `import { page } from '../../../words/en/page.ts';`],
  ['shared/art/things.ts', `import { metas } from '../games/meta.ts';`],
  ['shared/protocol/http.ts', `import { schema } from '../../worker/db/schema.ts';`],
  ['worker/room/storage/write.ts', `import { t } from '../../../web/i18n.ts';`],
  ['worker/app.ts', `import { readFileSync } from 'node:fs';`],
  ['worker/room/views/digest.ts', `import { planMessage } from '../../mailbox/plan/plan.ts';`],
  ['worker/mailbox/send/sendMessage.ts', `const room = () => import('../../room/gameRoom.ts');`],
  ['worker/wording/gameMail.ts', `import type { Person } from '../people/session.ts';`],
  ['worker/db/games/games.ts', `import { Hono } from 'hono';`],
  ['worker/db/games/games.ts', `import { playersTable } from '../people/peopleTables.ts';`],
  ['worker/db/people/players.ts', `import { seatsTable } from '../schema.ts';`],
  ['web/main.tsx', `const room = await import('../worker/room/gameRoom.ts');`],
  ['web/main.tsx', `import { h } from 'hono/jsx';`],
  ['web/features/talk/Talk.tsx', `import { Votes } from '../votes/Votes.tsx';`],
  ['web/features/talk/Talk.tsx', `const votes = () => import('../votes/Votes.tsx');`],
  ['web/features/talk/index.ts', `export { Votes } from '../votes/index.ts';`],
  ['web/games/chess/index.ts', `import { Votes } from '../../features/votes/Votes.tsx';`],
  ['web/games/gameUi.ts', `import type { Game } from '../table/game.ts';`],
  ['web/table/game.ts', `import { Votes } from '../features/votes/index.ts';`],
  ['web/ui/names.tsx', `import type { Game } from '../table/game.ts';`],
  ['web/lib/api.ts', `import { Notice } from '../ui/Notice.tsx';`],
])('%s may not say %s', (file, line) => {
  expect(breachesIn(file, line)).toHaveLength(1);
});

test.each([
  ['shared/games/chess/state.ts', `import { seat } from '../../kernel/seats.ts';`],
  ['shared/games/chess/decide/move.ts', `import { board } from '../state.ts';`],
  ['web/games/chess/index.ts', `import { rules } from '#shared/games/chess/index.ts';`],
  ['web/games/chess/index.ts', `import type { GameUi } from '../gameUi.ts';`],
  ['test/games/chess/page/play.test.ts', `import { gameUi } from '../../../../web/games/chess/index.ts';`],
  ['worker/room/seats/creation.ts', `import { metas } from '#shared/games/meta.ts';`],
  ['shared/games/chess/options.ts', `import * as v from 'valibot';`],
  ['shared/games/chess/words/en.ts', `import { SPICES } from '../data.ts';`],
  ['web/features/talk/Talk.tsx', `import { Votes } from '../votes/index.ts';`],
  ['web/features/talk/Talk.tsx', `import { addressOf } from './identity/address.ts';`],
  ['web/games/chess/index.ts', `import { Votes } from '../../features/votes/index.ts';`],
  ['web/App.tsx', `const page = () => import('./features/home/HomePage.tsx');`],
  ['web/main.tsx', `import { useState } from 'preact/hooks';`],
  ['worker/app.ts', `app.get('/api/openapi.json', answer);`],
  ['worker/routes/games.ts', `import { roomOf } from '../lib/objects.ts';`],
])('%s may say %s', (file, line) => {
  expect(breachesIn(file, line)).toEqual([]);
});

test('a circle of features is found, also by way of a dynamic import', () => {
  const files = new Map([
    ['web/features/talk/Talk.tsx', `import { Votes } from '../votes/index.ts';`],
    ['web/features/votes/Votes.tsx', `const end = () => import('../end/index.ts');`],
  ]);
  expect(circleOf('web/features', files)).toBeUndefined();
  files.set('web/features/end/End.tsx', `import type { Talk } from '../talk/index.ts';`);
  expect(circleOf('web/features', files)).toBe('talk → votes → end → talk');
});
