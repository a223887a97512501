import { render } from 'preact';
import * as v from 'valibot';
import { ENGINE } from '../../../shared/engine.ts';
import { isGameId, metas } from '../../../shared/games/meta.ts';
import { games } from '../../../shared/games/registry.ts';
import type { AnyEvent } from '../../../shared/kernel/types.ts';
import { isLanguage } from '../../../shared/words/languages.ts';
import { createApi } from '../../api.ts';
import { tables } from '../../games/drawing.ts';
import { speak } from '../../language.ts';
import { VisitorModel } from '../../models/visitor.ts';
import { browserWorld } from '../../world.ts';
import type { Route } from '../../routes.ts';
import type { World } from '../../models/world.ts';
import { GamePage } from '../../pages/GamePage.tsx';
import '../../styles/tokens.css';
import '../../styles/base.css';
import '../../styles/page.css';
import '../../styles/azulejo.css';
import { Practice } from './service.ts';

/**
 * A table to look at and to play at, for those who draw it; development only. In the address: `game`, `seats`,
 * `seed` (0 … 255), `options` (JSON), `you` (seat; empty for a spectator), `after` (skip so many commits), `want` (the first decision of
 * yours of this kind: a phase or a question, e.g. `auction`, `turn`, `founding`; `over` for the end), `mode`
 * (`text`, `history`), `lang`. A log's events under `LOG` in the session's storage, as JSON, are the table to start from.
 */
async function start(): Promise<void> {
  const asked = new URLSearchParams(location.search);
  const practice = await setUp(asked);
  const world = worldOf(practice);
  const visitor = new VisitorModel(world);
  const lang = asked.get('lang') ?? '';
  await speak(isLanguage(lang) ? lang : 'en');
  const page = document.getElementById('page');
  if (page !== null)
    render(
      <main id="main" tabIndex={-1}>
        <GamePage place={placeOf(asked, practice.rows.length)} world={world} visitor={visitor} />
      </main>,
      page,
    );
}

function placeOf(asked: URLSearchParams, last: number): Extract<Route, { readonly page: 'game' }> {
  const place = { page: 'game', game: 'practice' } as const;
  const mode = asked.get('mode');
  if (mode === 'history') return { ...place, mode, at: Number(asked.get('at') ?? last) };
  return { ...place, mode: mode === 'text' ? mode : 'table' };
}

/** Where a browser test puts the log it wants to go on from. */
const LOG = 'practice.log';

async function setUp(asked: URLSearchParams): Promise<Practice> {
  const name = asked.get('game') ?? 'goa';
  const game = isGameId(name) ? name : 'goa';
  const rules = await games[game]();
  const options = v.parse(rules.options, JSON.parse(asked.get('options') ?? '{}'));
  const seats = Number(asked.get('seats') ?? metas[game].seats.max);
  const seat = asked.get('you') ?? '0';
  const you = seat === '' ? null : Number(seat);
  const practice = new Practice(
    { game, rules, options, seats, seed: Number(asked.get('seed') ?? 1), you },
    kept(),
  );
  const after = Number(asked.get('after') ?? 0);
  const want = asked.get('want');
  practice.playOn((state) => practice.rows.length > after && (want === null || isWanted(state, want)));
  return practice;
}

function kept(): readonly AnyEvent[] | undefined {
  const log = sessionStorage.getItem(LOG);
  return log === null ? undefined : (JSON.parse(log) as readonly AnyEvent[]);
}

/** Is the decision open in this state of that kind? */
function isWanted(state: unknown, want: string): boolean {
  const { step, questions } = state as {
    readonly step: { readonly phase: string };
    readonly questions?: readonly { readonly ask: string }[];
  };
  return (questions?.[0]?.ask ?? step.phase) === want;
}

const worldOf = (practice: Practice): World => ({
  ...browserWorld(),
  api: createApi(practice.fetch),
  engine: ENGINE,
  rules: async () => (await tables[practice.setting.game]()).table,
  checker: async () => practice.setting.rules,
  live: (_, listener) => {
    practice.listener = listener;
    listener.connection('live');
    return { nudge: () => undefined, close: () => undefined };
  },
  reload: () => false,
});

void start();
