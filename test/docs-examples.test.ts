import { readFileSync } from 'node:fs';
import { Validator, type Schema } from '@cfworker/json-schema';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { GAMES } from '#shared/games/list.ts';
import { Moves } from '#shared/protocol/http.ts';
import { GameIdSchema } from '#shared/protocol/ids.ts';
import { ANSWERS_FILE, answerSchemas } from '../scripts/answers.ts';

/** What the docs show and what the API's description says is what the types say. */

const schemas = readFileSync(ANSWERS_FILE, 'utf8');

it('the schemas of the answers are those of the types (npm run answers)', () => {
  expect(schemas).toBe(answerSchemas());
});

it('docs/webhooks.md shows a call as it is sent, about a game that there is', () => {
  const [, shown = ''] = /```json\n(.*?)```/s.exec(readFileSync('docs/webhooks.md', 'utf8')) ?? [];
  const call = JSON.parse(shown) as { games: { id: string; game: string; url: string }[] };
  const schema = { $ref: '#/components/schemas/WebhookCall', components: { schemas: JSON.parse(schemas) } };
  expect(new Validator(schema as Schema, '2020-12').validate(call).errors).toEqual([]);
  expect(call.games).toHaveLength(1);
  for (const { id, game, url } of call.games) {
    expect(GAMES).toContain(game);
    expect(v.is(GameIdSchema, id)).toBe(true);
    expect(url.endsWith(`/g/${id}`)).toBe(true);
  }
});

it('README shows a request that the service takes', () => {
  const [, shown = ''] = /-d '(.*?)'/s.exec(readFileSync('README.md', 'utf8')) ?? [];
  expect(v.safeParse(Moves, JSON.parse(shown)).issues).toBeUndefined();
});
