import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { LogQuery, type LogPage } from '../../shared/protocol/http.ts';
import type { AppEnv } from '../app.ts';
import { problem } from '../problem.ts';
import type { Answer } from '../room/failure.ts';
import { about, check, GameParam, heard, reply, roomOf } from './support.ts';

const NDJSON = 'application/x-ndjson';

/** Page after page as lines; the next page is read when the reader asks for it. */
function stream(first: LogPage, load: (from: number) => Promise<Answer<LogPage>>): ReadableStream {
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

export const log = new Hono<AppEnv>()
  .get(
    '/:id/log',
    describeRoute(
      about('The log as the caller may see it', `In pages; as ${NDJSON} all of it, one commit a line.`),
    ),
    check('param', GameParam),
    check('query', LogQuery),
    async (c) => {
      const { from, to } = c.req.valid('query');
      const player = c.get('person')?.playerId ?? null;
      const room = roomOf(c.env, c.req.valid('param').id);
      const page = async (start: number): Promise<Answer<LogPage>> => heard(c, room.log(player, start, to));
      const first = await page(Math.max(1, from));
      if (!first.ok) return problem(c, first.failure);
      if (!c.req.header('accept')?.includes(NDJSON)) return c.json(first.value);
      return c.body(stream(first.value, page), { headers: { 'content-type': NDJSON } });
    },
  )
  .get('/:id/export', describeRoute(about('The game as one JSON')), check('param', GameParam), async (c) => {
    const { id } = c.req.valid('param');
    c.header('content-disposition', `attachment; filename="carrack-${id}.json"`);
    return reply(c, roomOf(c.env, id).export(c.get('person')?.playerId ?? null));
  });
