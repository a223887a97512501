import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, expect, inject, it } from 'vitest';
import type { GameView } from '#shared/protocol/http.ts';
import { GAMES } from '#shared/games/list.ts';
import { VEHICLE } from '../support/vehicle.ts';
import { ALL } from './support/extent.ts';

/** Another's project (test/stranger), which knows the service by /api/openapi.json only. */

const PROJECT = fileURLToPath(new URL('../stranger', import.meta.url));
/** The CLI of a generated client and Redocly would ask for updates. */
const ALONE = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

const inProject = async (program: string, ...args: string[]): Promise<string> => {
  const { stdout } = await promisify(execFile)(program, args, { cwd: PROJECT, env: ALONE });
  return stdout;
};

const origin = inject('origin');

beforeAll(async () => {
  await inProject('node_modules/.bin/openapi-typescript', `${origin}/api/openapi.json`, '-o', 'api.d.ts');
});

it('a linter finds nothing in the description', async () => {
  expect(await inProject('node', 'lint.ts', origin)).toBe('');
});

it('a client that is written against it has the right types', async () => {
  expect(await inProject('node_modules/.bin/tsc', '-p', '.')).toBe('');
});

/** The client is the same for every game. `GAMES=all`: a whole game of each. */
const PLAYED = ALL ? GAMES : [VEHICLE];

it.each(PLAYED)('it plays a game of %s to its end', async (game) => {
  const view = JSON.parse(await inProject('node', 'player.ts', origin, game)) as GameView;
  expect(view.status).toBe('over');
  expect(view.standings).toHaveLength(3);
});
