import { onceIn } from '../world/chance.ts';
import { isKnown, type Act, type Scene } from './scene.ts';

/** Acts that read, and what nobody may. */

const readOwn: Act = {
  name: 'read own lists',
  often: (scene) => (isKnown(scene) ? 2 : 0),
  do: ({ stream, ask }) =>
    ask(
      'GET',
      stream.pick([
        '/api/me/record',
        '/api/me/results',
        '/api/me/archive',
        '/api/me/blocks',
        '/api/me/passkeys',
        '/api/me/recovery',
        '/api/me/telling',
        '/api/me/holidays',
        '/api/me/companions',
        '/api/groups',
        '/api/tables',
        '/api/statistics?game=goa',
      ]),
    ),
};

const readGame: Act = {
  name: 'read game',
  often: ({ view }) => (view === undefined ? 0 : 2),
  may: 'WATCHING_OFF GAME_NOT_FOUND SEAT_NOT_FOUND GAME_NOT_OVER',
  do: ({ stream, view, path, ask }) =>
    ask(
      'GET',
      stream.pick([
        `${path}/log?from=1`,
        `${path}/export`,
        `${path}/messages`,
        `${path}/seats/${stream.int(view?.seats.length ?? 1)}/record`,
        `/g/${view?.id}`,
      ]),
    ),
};

const title: Act = {
  name: 'title',
  often: ({ view }) => (view?.host === true ? 1 : 0),
  may: 'CHANGES_EXHAUSTED',
  do: ({ stream, path, put }) => put(`${path}/title`, { title: stream.pick([null, 'The long one']) }),
};

const WHAT_STRANGERS_HEAR = `SEAT_TAKEN NOT_YOUR_SEAT NOT_HOST NO_SESSION GAME_NOT_RUNNING GAME_NOT_OPEN GAME_NOT_OVER GAME_OVER
  SEAT_LINK_INVALID WATCHING_OFF GAME_NOT_FOUND QUESTION_CLOSED`;

/** Whatever a person without a seat tries at a table is refused. */
const trespass: Act = {
  name: 'trespass',
  often: (scene) => (isStranger(scene) ? 5 : 0),
  may: WHAT_STRANGERS_HEAR,
  do: async (scene) => {
    const { path, view, stream } = scene;
    const expect = view?.seq ?? 0;
    const tried: readonly (readonly [method: string, path: string, json: object])[] = [
      ['POST', `${path}/moves`, { expect, moves: [{ type: 'pass' }] }],
      ['POST', `${path}/undo`, { expect, to: Math.max(expect - 1, 0) }],
      ['POST', `${path}/votes`, { expect, question: 'x', answer: 'yes' }],
      ['POST', `${path}/questions`, { kind: 'end' }],
      ['DELETE', `${path}/orders`, {}],
      ['POST', `${path}/start`, { bots: 'easy' }],
      ['POST', `${path}/cancel`, {}],
      ['POST', `${path}/seats/0/leave`, {}],
      ['POST', `${path}/seats/0/claim`, { token: 'x'.repeat(32), name: 'Eve' }],
      ['POST', `${path}/messages`, { id: 'message-x', text: 'Hello' }],
      ['GET', `${path}/notes`, {}],
      ['PUT', `${path}/title`, { title: 'Mine' }],
      ['POST', `${path}/rematch`, {}],
    ];
    const [method, where, json] = stream.pick(tried);
    const { status } = await scene.ask(method, where, method === 'GET' ? undefined : json);
    if (status < 300) scene.world.breach('answers', `a stranger may ${method} ${where}`);
  },
};

const isStranger = ({ view }: Scene): boolean => view !== undefined && view.you === null && !view.host;

/** A client that knows nothing of the service. */
const nonsense: Act = {
  name: 'nonsense',
  often: ({ person }) => (person.habits.isHostile ? 2 : 0),
  may: 'BAD_REQUEST NOT_FOUND NO_SESSION NOT_JSON GAME_NOT_FOUND SEAT_NOT_FOUND LINK_INVALID METHOD_NOT_ALLOWED',
  do: async (scene) => {
    const { stream } = scene;
    const path = stream.pick([
      '/api/games/a0000000000000000/moves',
      '/api/games/x/seats/99/claim',
      '/api/me/channels/mail',
      '/api/auth/redeem',
      '/api/mail/move',
      '/api/nothing',
    ]);
    await scene.ask(
      stream.pick(['POST', 'PUT']),
      path,
      onceIn(stream, 2) ? {} : { token: '\u0000', moves: null },
    );
  },
};

export const READING: readonly Act[] = [readOwn, readGame, title, trespass, nonsense];
