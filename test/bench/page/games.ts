import * as v from 'valibot';
import { games } from '#shared/games/registry.ts';
import type { GameId } from '#shared/games/meta.ts';
import { seededDice } from '#shared/kernel/dice.ts';
import { foldLog } from '#shared/kernel/fold.ts';
import type { LogRow } from '#shared/kernel/log.ts';
import { play, seatView } from '#shared/kernel/play.ts';
import type { AnyRules } from '#shared/kernel/rules.ts';
import type { Seat } from '#shared/kernel/types.ts';
import { Practice } from '../../../web/gallery/practice/service.ts';
import { goldenGames, type Golden } from '../../support/golden.ts';

/** A game to open, by a name for the table. */
export interface Opened {
  readonly name: string;
  readonly game: GameId;
  readonly practice: Practice;
}

/** The games the page is measured on, by the id they are opened under. */
export type Settings = Readonly<Record<string, Opened>>;

/** Who looks at all of them. */
const YOU: Seat = 0;

/** Rows a log is padded to. */
const LONG = 1_000;

export async function SETTINGS(): Promise<Settings> {
  const [merchants, goa] = await Promise.all([games.merchants(), games.goa()]);
  return {
    a222222222222222: begun('merchants', merchants, 4),
    a333333333333333: begun('goa', goa, 4),
    a444444444444444: largest('merchants', merchants),
    a555555555555555: largest('goa', goa),
    a666666666666666: padded(largest('merchants', merchants)),
    a777777777777777: padded(largest('goa', goa)),
  };
}

function practiceOf(game: GameId, rules: AnyRules, seats: number, options: unknown): Practice {
  return new Practice({ game, rules, options, seats, seed: 7, you: YOU });
}

/** A game in which the first decision of the viewer is open. */
function begun(game: GameId, rules: AnyRules, seats: number): Opened {
  const practice = practiceOf(game, rules, seats, v.parse(rules.options, {}));
  practice.playOn(() => true);
  return { name: `${game}, begun`, game, practice };
}

const bytesOf = ({ rows }: Golden): number => JSON.stringify(rows).length;

/** The largest recorded game, at the viewer's last decision in it. */
function largest(game: GameId, rules: AnyRules): Opened {
  const [golden] = goldenGames(game)
    .map((one) => one.golden)
    .toSorted((a, b) => bytesOf(b) - bytesOf(a));
  if (golden === undefined) throw new Error(`no recorded game of ${game}`);
  const practice = practiceOf(game, rules, golden.seats, golden.options);
  const rows = golden.rows.map(({ seat, events }, i): LogRow => {
    const by = seat === YOU ? 'person' : seat === null ? 'forced' : 'bot';
    return { seq: i + 1, seat, by, moves: [], events, undone: null, at: 60_000 * i, version: golden.version };
  });
  const last = rows.findLastIndex((_, i) => rules.acting(foldLog(rules, rows.slice(0, i + 1))).includes(YOU));
  practice.rows.splice(0, practice.rows.length, ...rows.slice(0, last + 1));
  return { name: `${game}, largest`, game, practice };
}

/** The same position, after the viewer made and took back a move, over and over. */
function padded({ game, practice }: Opened): Opened {
  const { rules } = practice.setting;
  const to = practice.rows.length;
  const state = foldLog(rules, practice.rows);
  const dice = seededDice(new Uint8Array(32).fill(9));
  const move = rules.bot(seatView(rules, state, YOU), 'normal', dice.stream('bot', to));
  const played = play(rules, state, YOU, move, dice);
  if (!played.ok) throw new Error(played.failure.code);
  const row = { seat: YOU, by: 'person', moves: [move], version: rules.meta.version } as const;
  for (let seq = to + 1; seq <= LONG; seq += 1) {
    const undoes = (seq - to) % 2 === 0;
    practice.rows.push({
      ...row,
      seq,
      at: 60_000 * seq,
      events: undoes ? [] : played.value,
      undone: undoes ? to : null,
    });
  }
  if ((LONG - to) % 2 === 1) practice.rows.pop(); // ends with the position as it was
  return { name: `${game}, ${practice.rows.length} rows`, game, practice };
}
