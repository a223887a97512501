import { expect, test } from 'vitest';
import { breaches, foreignImports } from '../scripts/isolation.ts';

test('no module outside a game’s folders imports one of its modules', () => {
  expect(breaches()).toEqual([]);
});

/** Files, and a line in each that reaches into the folder of another game. */
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
  ['web/components/Log.tsx', `import { coin } from '../games/poker/drawings/coin.ts';`],
  ['worker/room/storage/write.ts', `import { rules } from '#shared/games/poker/index.ts';`],
  ['shared/kernel/play.ts', `import { rules } from '../games/poker/index.ts';`],
  ['test/worker/life.test.ts', `vi.mock(import('../../shared/games/poker/index.ts'));`],
  ['test/games/chess/play.test.ts', `import { kit } from '../poker/kit.ts';`],
])('%s may not say %s', (file, line) => {
  expect(foreignImports(file, line)).toHaveLength(1);
});

test.each([
  ['shared/games/chess/state.ts', `import { seat } from '../../kernel/seats.ts';`],
  ['shared/games/chess/decide/move.ts', `import { board } from '../state.ts';`],
  ['web/games/chess/index.ts', `import { rules } from '#shared/games/chess/index.ts';`],
  ['web/games/chess/index.ts', `import type { GameUi } from '../gameUi.ts';`],
  ['test/games/chess/page/play.test.ts', `import { gameUi } from '../../../../web/games/chess/index.ts';`],
  ['worker/room/seats/creation.ts', `import { metas } from '#shared/games/meta.ts';`],
  ['shared/games/chess/options.ts', `import * as v from 'valibot';`],
])('%s may say %s', (file, line) => {
  expect(foreignImports(file, line)).toEqual([]);
});
