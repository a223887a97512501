import { parseArgs } from 'node:util';
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { isGameId, metas } from '#shared/games/meta.ts';
import { games } from '#shared/games/registry.ts';
import { seededDice, type Dice, type Stream } from '#shared/kernel/dice.ts';
import { play, seatView } from '#shared/kernel/play.ts';
import type { AnyRules } from '#shared/kernel/rules.ts';
import type { AnyEvent, Seat, Viewer } from '#shared/kernel/types.ts';
import { gameWordsIn } from '#shared/games/words.ts';
import { common } from '#shared/words/en/page.ts';
import { render, fillWords, type Translation } from '#shared/words/render.ts';
import { keyOf } from '../test/support/playout.ts';
import { jsonGiven, runCommand, wholeNumber } from './lib/command.ts';
import { asker, askMove, type Ask } from './lib/prompt.ts';

const en = { ...common, ...gameWordsIn('en') };

/**
 * Plays in the terminal: people answer on stdin, bots play the last seats. A script is played first; after it the
 * game goes on only with `--bots`. Exit code 0; 1 if a move of the script is refused; 2 for a wrong call.
 */
const USAGE = `usage: npm run play -- <${Object.keys(metas).join('|')}>
  [--seats N] [--options JSON] [--bots N] [--seed N] [--script FILE] [--json]`;

const given = () =>
  parseArgs({
    allowPositionals: true,
    options: {
      seats: { type: 'string' },
      options: { type: 'string' },
      bots: { type: 'string' },
      seed: { type: 'string' },
      script: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });

const voice: Translation = { language: 'en', words: en, name: (seat) => `Seat ${seat}` };

interface Game {
  readonly rules: AnyRules;
  readonly dice: Dice;
  readonly people: number;
  readonly json: boolean;
  state: unknown;
  decisions: number;
}

/** The viewer at the terminal: the only person, or a spectator if there are several. */
const viewerOf = (people: number): Viewer => (people === 1 ? 0 : 'spectator');

/** Prints events: all as JSON, or what the viewer may see in words. */
function happen(game: Game, events: readonly AnyEvent[]): void {
  const { rules, people, json } = game;
  for (const event of events) {
    game.state = rules.evolve(game.state, event);
    const sentence = json
      ? JSON.stringify(event)
      : render(rules.story(rules.redact(event, viewerOf(people))), voice);
    console.log(sentence);
  }
}

/** Plays a move; prints the reason if it is refused. */
function move(game: Game, seat: Seat, asked: unknown): boolean {
  const played = play(game.rules, game.state, seat, asked, game.dice);
  if (played.ok) {
    game.decisions += 1;
    happen(game, played.value);
    return true;
  }
  const { code, params } = played.failure;
  console.error(`refused: ${code} ${fillWords(voice, `error.${code}`, params)}`);
  return false;
}

/** One decision of a person or a bot; false if the input has ended. */
async function decide(game: Game, seat: Seat, ask: Ask): Promise<boolean> {
  const { rules } = game;
  const view = seatView(rules, game.state, seat);
  if (seat >= game.people)
    return move(game, seat, rules.bot(view, 'normal', game.dice.stream('bot', game.decisions)));
  console.error(`\n${rules.show(view.state)}\nseat ${seat} decides:`);
  const asked = await askMove(rules.choices(view), ask);
  if (asked === undefined) return false;
  move(game, seat, asked);
  return true;
}

async function finish(game: Game): Promise<void> {
  const { ask, close } = asker(process.stdin);
  for (;;) {
    const seat = game.rules.acting(game.state)[0];
    if (seat === undefined || !(await decide(game, seat, ask))) return close();
  }
}

/** The state and the standings. Hands are shown only when the game is over. */
function showEnd({ rules, state, people, json }: Game): void {
  if (json) return;
  const over = rules.acting(state).length === 0;
  console.log(`\n${rules.show(over ? state : rules.view(state, viewerOf(people)))}`);
  for (const { rank, seat, total, lines } of rules.standings(state)) {
    const reasons = lines.map(({ reason, points }) => `${render(reason, voice)} ${points}`);
    console.log(`${rank}. seat ${seat}: ${total} (${reasons.join(', ')})`);
  }
}

async function begin(): Promise<Game & { readonly script: Script | undefined; readonly goesOn: boolean }> {
  const { values, positionals } = given();
  const [id, ...more] = positionals;
  if (id === undefined || !isGameId(id) || more.length > 0) throw new RangeError(USAGE);
  const rules = await games[id]();
  const script = values.script === undefined ? undefined : readScript(values.script);
  const options = values.options ?? JSON.stringify(script?.options ?? {});
  const { min, max } = rules.meta.seats;
  const bots = wholeNumber('bots', values.bots ?? '0', { max });
  const seats = wholeNumber('seats', values.seats ?? `${script?.seats ?? Math.max(min, bots)}`, { min, max });
  if (bots > seats) throw new RangeError(`0 to ${seats} bots`);
  const seed = wholeNumber('seed', values.seed ?? `${crypto.getRandomValues(new Uint32Array(1))[0]}`);
  if (!values.json) console.error(`--seed ${seed}`);
  const dice = scriptedDice(script?.dice, seededDice(keyOf(seed)));
  const game = {
    rules,
    dice,
    people: seats - bots,
    json: values.json,
    state: undefined,
    decisions: 0,
    script,
    goesOn: script === undefined || values.bots !== undefined,
  };
  happen(game, rules.setup(jsonGiven('--options', options, rules.options), seats, dice));
  return game;
}

const value = v.union([v.string(), v.number()]);
const schema = v.strictObject({
  options: v.optional(v.unknown()),
  seats: v.optional(v.number()),
  dice: v.optional(v.record(v.string(), v.union([value, v.array(value)]))),
  moves: v.array(v.strictObject({ seat: v.number(), move: v.looseObject({ type: v.string() }) })),
});

/**
 * A scripted game: seats, moves and chance. `dice` fixes streams by `purpose/ordinal`: a number, the item picked,
 * or the first items of a shuffle; the seed decides the rest. E.g. `{"seats": 2, "dice": {"pile/0": ["fish",
 * "wood"], "firstPlayer/0": 1}, "moves": [{"seat": 1, "move": {…}}]}`.
 */
export type Script = v.InferOutput<typeof schema>;

/** Throws if the file is not a script. */
const readScript = (file: string): Script => jsonGiven(file, readFileSync(file, 'utf8'), schema);

/** Dice with the script's results, and else those of `dice`. */
const scriptedDice = (fixed: Script['dice'], dice: Dice): Dice => ({
  kind: 'dice',
  stream: (purpose, ordinal) => {
    const stream = dice.stream(purpose, ordinal);
    const result = fixed?.[`${purpose}/${ordinal}`];
    return result === undefined ? stream : scriptedStream(result, stream);
  },
});

function scriptedStream(result: NonNullable<Script['dice']>[string], stream: Stream): Stream {
  return {
    int: (bound) =>
      typeof result === 'number' && result < bound ? result : misfit(result, `0 … ${bound - 1}`),
    pick: (items) => items.find((item) => item === result) ?? misfit(result, items),
    shuffle: (items) => (Array.isArray(result) ? ordered(items, result, stream) : misfit(result, items)),
  };
}

/** The items, with these first. */
function ordered<T>(items: readonly T[], first: readonly unknown[], stream: Stream): T[] {
  const rest = stream.shuffle(items);
  const top = first.map((wanted) => {
    const at = rest.findIndex((item) => item === wanted);
    if (at < 0) misfit(wanted, items);
    return rest.splice(at, 1);
  });
  return [...top.flat(), ...rest];
}

function misfit(result: unknown, items: unknown): never {
  throw new RangeError(`the script's ${JSON.stringify(result)} is none of ${JSON.stringify(items)}`);
}

await runCommand(USAGE, async () => {
  const game = await begin();
  for (const { seat, move: asked } of game.script?.moves ?? []) if (!move(game, seat, asked)) return 1;
  if (game.goesOn) await finish(game);
  showEnd(game);
  return 0;
});
