import { Hono } from 'hono';
import { accepts } from 'hono/accepts';
import { describeRoute } from 'hono-openapi';
import { LogQuery, type LogPage } from '#shared/protocol/http.ts';
import { type AppEnv, problem } from '../http/context.ts';
import type { RoomResult } from '../lib/failure.ts';
import { callerOf } from '../people/session.ts';
import { roomOf } from '../lib/objects.ts';
import { validate, GameParam, callRoom, respond } from './requests.ts';
import { routeDoc } from './routeDoc.ts';

const JSON_TYPE = 'application/json';
const NDJSON = 'application/x-ndjson';

/** The pages as one stream of lines. The next page is loaded only when the consumer pulls. */
function stream(first: LogPage, load: (from: number) => Promise<RoomResult<LogPage>>): ReadableStream {
  let page: LogPage = first;
  const lines = new ReadableStream<string>({
    async pull(controller) {
      for (const commit of page.commits) controller.enqueue(`${JSON.stringify(commit)}\n`);
      if (page.next === null) return controller.close();
      const next = await load(page.next);
      if (!next.ok) return controller.error(new Error(next.failure.code));
      page = next.value;
    },
  });
  return lines.pipeThrough(new TextEncoderStream());
}

export const logRoutes = new Hono<AppEnv>()
  .get(
    '/:id/log',
    describeRoute(
      routeDoc('getLog', 'The log as the caller may see it', {
        description: `In pages; as ${NDJSON} all of it, one commit a line.`,
        answers: { 200: { 'application/json': 'LogPage', 'application/x-ndjson': 'text' } },
        refuses: ['WATCHING_OFF'],
      }),
    ),
    validate('param', GameParam),
    validate('query', LogQuery),
    async (c) => {
      const { from, to } = c.req.valid('query');
      const caller = callerOf(c);
      const room = roomOf(c.env, c.req.valid('param').id);
      const page = async (start: number): Promise<RoomResult<LogPage>> =>
        callRoom(c, room.log(caller, start, to));
      const first = await page(Math.max(1, from));
      if (!first.ok) return problem(c, first.failure);
      const type = accepts(c, { header: 'Accept', supports: [JSON_TYPE, NDJSON], default: JSON_TYPE });
      if (type === JSON_TYPE) return c.json(first.value);
      return c.body(stream(first.value, page), { headers: { 'content-type': NDJSON } });
    },
  )
  .get(
    '/:id/export',
    describeRoute(
      routeDoc('exportGame', 'The game as one JSON', {
        answers: { 200: 'Export' },
        refuses: ['WATCHING_OFF'],
      }),
    ),
    validate('param', GameParam),
    async (c) => {
      const { id } = c.req.valid('param');
      c.header('content-disposition', `attachment; filename="carrack-${id}.json"`);
      return respond(c, roomOf(c.env, id).export(callerOf(c)));
    },
  );
