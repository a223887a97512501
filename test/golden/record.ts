import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { isGameId, metas } from '#shared/games/meta.ts';
import { games } from '#shared/games/registry.ts';
import { seededDice } from '#shared/kernel/dice.ts';
import { seatView } from '#shared/kernel/play.ts';
import type { BotLevel } from '#shared/kernel/types.ts';
import { writeGolden } from '../support/golden.ts';
import { keyOf, playOut } from '../support/playout.ts';

/**
 * Records a game of bots as a golden game.
 * Use: `node test/golden/record.ts merchants --name 3-turnEnd --seats 3 --options '{…}' --seed 7`.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    name: { type: 'string' },
    seats: { type: 'string' },
    options: { type: 'string', default: '{}' },
    seed: { type: 'string', default: '1' },
  },
});

const [game] = positionals;
if (game === undefined || !isGameId(game) || values.name === undefined) {
  console.error(
    `usage: record.ts <${Object.keys(metas).join('|')}> --name NAME [--seats N] [--options JSON] [--seed N]`,
  );
  process.exit(2);
}

const rules = await games[game]();
const options = v.parse(rules.options, JSON.parse(values.options));
const seats = Number(values.seats ?? rules.meta.seats.min);
const dice = seededDice(keyOf(Number(values.seed)));
const stream = dice.stream('bot', 0);
const levelOf = (seat: number): BotLevel => (seat % 2 === 0 ? 'normal' : 'easy');
const { rows, state } = playOut(rules, { options, seats, dice }, (now, seat) =>
  rules.bot(seatView(rules, now, seat), levelOf(seat), stream),
);
const { version } = rules.meta;
const outcome = rules.standings(state);
writeGolden(values.name, { game, version, options, seats, rows, outcome });
console.log(
  `${values.name}: ${rows.length} rows, ${outcome.map(({ seat, total }) => `seat ${seat}: ${total}`).join(', ')}`,
);
