import createClient from 'openapi-fetch';
import type { components, paths } from './api.d.ts';

/**
 * `node player.ts <origin> <game>` plays a game against bots to its end. It knows the service by its description only:
 * `api.d.ts` is generated from it, and this file is checked against that.
 */

type Param = components['schemas']['Param'];
type Choice = components['schemas']['Choice'];
type GameView = components['schemas']['GameView'];

/** After these the game is looked at again: it has gone on, or this machine asks too often. */
const LATER: ReadonlySet<string> = new Set(['STALE', 'TOO_MANY_REQUESTS']);

/** How long to wait for the bots before asking again (ms). */
const PAUSE = 200;

let draws = 0;
/** One of `count` numbers, as if drawn; the same in each run. */
const pick = (count: number): number => Math.floor((((draws += 1) * 0.754877666) % 1) * count);

async function playToTheEnd(origin: string, game: string): Promise<GameView> {
  const made = await anybody(origin).POST('/api/games', {
    body: {
      game,
      seats: [
        { kind: 'me', name: 'Stranger' },
        { kind: 'bot', level: 'easy' },
        { kind: 'bot', level: 'easy' },
      ],
    },
  });
  if (made.data === undefined) throw new Error(made.error.code);
  const cookie = made.response.headers
    .getSetCookie()
    .map((one) => one.replace(/;.*/, ''))
    .join('; ');
  const api = createClient<paths>({ baseUrl: origin, headers: { cookie, origin } });
  const params = { path: { id: made.data.id } };
  for (;;) {
    const { data: view, error } = await api.GET('/api/games/{id}', { params });
    if (view === undefined && !LATER.has(error.code)) throw new Error(error.code);
    if (view !== undefined && view.status !== 'running') return view;
    if (view === undefined || view.choices.length === 0) {
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
      continue;
    }
    const move = moveOf(view.choices);
    const played = await api.POST('/api/games/{id}/moves', {
      params,
      body: { expect: view.seq, moves: [move] },
    });
    if (played.error !== undefined && !LATER.has(played.error.code))
      throw new Error(`${played.error.code}: ${JSON.stringify(move)}`);
  }
}

const anybody = (origin: string) => createClient<paths>({ baseUrl: origin, headers: { origin } });

function moveOf(choices: readonly Choice[]): components['schemas']['AnyMove'] {
  const choice = oneOf(choices);
  return {
    type: choice.type,
    ...Object.fromEntries(choice.params.map((param) => [param.name, valueOf(param)])),
  };
}

function oneOf<T>(things: readonly T[]): T {
  const thing = things[pick(things.length)];
  if (thing === undefined) throw new Error('nothing to choose from');
  return thing;
}

function valueOf(param: Param): unknown {
  switch (param.kind) {
    case 'one':
      return oneOf(param.of);
    case 'range':
      return param.min + pick(param.max - param.min + 1);
    case 'subset':
      return param.of.slice(0, param.min + pick(param.max - param.min + 1));
    case 'fields':
      return fieldsOf(param);
  }
}

function fieldsOf({ fields, min, need }: Extract<Param, { kind: 'fields' }>): Record<string, string> {
  const open = Object.entries(fields).filter(([, values]) => values.length > 0);
  if (need === undefined)
    return Object.fromEntries(open.slice(0, min).map(([field, values]) => [field, oneOf(values)]));
  const wanted = Object.entries(need).flatMap(([value, count]) => Array.from({ length: count }, () => value));
  const found = spread(wanted, open);
  if (found === undefined) throw new Error('no such move');
  return found;
}

/** Gives each wanted value a field of its own. */
function spread(
  [value, ...more]: readonly string[],
  open: readonly (readonly [string, readonly string[]])[],
): Record<string, string> | undefined {
  if (value === undefined) return {};
  for (const taken of open.filter(([, values]) => values.includes(value))) {
    const others = spread(
      more,
      open.filter((field) => field !== taken),
    );
    if (others !== undefined) return { ...others, [taken[0]]: value };
  }
  return undefined;
}

const [, , origin = '', game = ''] = process.argv;
process.stdout.write(JSON.stringify(await playToTheEnd(origin, game)));
