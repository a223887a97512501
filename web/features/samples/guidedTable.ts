import { computed, signal } from '@preact/signals';
import { parse } from 'valibot';
import type { GameId } from '#shared/games/meta.ts';
import type { Choice } from '#shared/kernel/choices.ts';
import { seededDice } from '#shared/kernel/dice.ts';
import type { AnyRules, AnyTableRules } from '#shared/kernel/rules.ts';
import type { AnyEvent, AnyMove } from '#shared/kernel/types.ts';
import type { GameView } from '#shared/protocol/http.ts';
import { botName } from '#shared/protocol/names.ts';
import { createApi } from '../../lib/api.ts';
import type { AnyGuide, GuideModel } from '../../lib/guide.ts';
import { LocalTable } from '../../table/localTable.ts';
import { volatileMemory, type Memory, type Platform } from '../../lib/platform.ts';
import { GuideCard } from '../guide/index.ts';

const YOU = 0;
const NAME = 'Ana';
const LEVEL = 'normal';
const BEGUN = Date.UTC(2026, 0, 10, 18);
/** Milliseconds from the player's move to those of the bots. */
const ANSWER_AFTER = 500;

/** A table against bots in the page, the same for every player who makes the same moves. */
class GuidedTable extends LocalTable<unknown, AnyMove, AnyEvent> {
  guide: GuideModel | undefined;
  /** Stages of the decisions that the player has sent. */
  readonly stages = new Set<number>();
  readonly #platform: Platform;
  readonly #steps: AnyGuide;

  constructor(platform: Platform, game: GameId, rules: AnyRules, steps: AnyGuide) {
    const { seats, seed } = steps;
    super({
      id: `first-${game}`,
      game,
      rules,
      options: parse(rules.options, {}),
      seats: Array.from({ length: seats }, (_, seat) => ({
        seat,
        kind: seat === YOU ? 'person' : 'bot',
        ...(seat === YOU ? {} : { level: LEVEL }),
        name: seat === YOU ? NAME : botName(LEVEL, seat),
        online: seat === YOU,
      })),
      dice: seededDice(new Uint8Array(32).fill(seed)),
      commitment: { seedHash: '', hash: '' },
      you: YOU,
      host: false,
      createdAt: BEGUN,
      pace: 60_000,
    });
    this.#platform = platform;
    this.#steps = steps;
    const kept = keptGuide(platform.device, game);
    this.#playOthers();
    for (const moves of kept.moves) {
      this.#noteStage();
      if (this.tryToPlay(YOU, moves) !== undefined) return;
      this.#playOthers();
    }
  }

  /** The commits that the player has sent. */
  get sent(): readonly (readonly AnyMove[])[] {
    return this.rows.filter(({ seat }) => seat === YOU).map(({ moves }) => moves);
  }

  #playOthers(): void {
    this.playBots(LEVEL, () => this.setup.rules.acting(this.state).includes(YOU));
  }

  override view(): GameView {
    const view = super.view();
    return this.guide === undefined
      ? view
      : { ...view, choices: narrow(view.state, view.choices, this.guide) };
  }

  /** Notes the stage of the decision that is about to be sent. What is offered does not change a step's stage. */
  #noteStage(): void {
    if (!this.setup.rules.acting(this.state).includes(YOU)) return;
    const decision = { now: this.state, partial: null, offered: new Set<string>(), sent: this.sent.length };
    const step = this.#steps.stepAt(decision, YOU);
    if (step !== undefined) this.stages.add(step.stage);
  }

  override answer(path: string, body: unknown): Response {
    const from = this.seq;
    if (path.endsWith('/moves')) this.#noteStage();
    const answer = super.answer(path, body);
    if (!path.endsWith('/moves') || this.seq === from) return answer;
    keepGuide(this.#platform.device, this.setup.game, { moves: this.sent });
    this.#platform.later(ANSWER_AFTER, () => this.#goOn());
    return answer;
  }

  #goOn(): void {
    const from = this.seq;
    this.#playOthers();
    this.announce(from);
  }
}

/** A platform on which a first round is guided. It asks the service nothing, and only the guide is remembered. */
export async function guidedPlatform(platform: Platform, game: GameId, guide: AnyGuide): Promise<Platform> {
  const table = new GuidedTable(platform, game, await platform.checker(game), guide);
  const model = createGuide(platform.device, table, guide);
  table.guide = model;
  return {
    ...platform,
    session: volatileMemory(),
    device: volatileMemory(),
    guide: model,
    api: { ...createApi(table.fetch), me: platform.api.me },
    rules: async (id) => narrowed(await platform.rules(id), model),
    live: table.live,
  };
}

function createGuide(device: Memory, table: GuidedTable, guide: AnyGuide): GuideModel {
  const { game, rules } = table.setup;
  const ended = signal(keptGuide(device, game).ended);
  return {
    game,
    Card: GuideCard,
    track: guide.track,
    isNew: signal(table.sent.length === 0),
    ended: computed(() => ended.value),
    stepOf: ({ before, now, partial, offered }) => {
      const acting = rules.acting(now);
      if (!acting.includes(YOU)) {
        if (acting.length === 0) return 'over';
        return rules.acting(before).includes(YOU) ? (guide.draftedAt?.(before) ?? 'drafted') : 'waiting';
      }
      const types = new Set(offered.map(({ type }) => type));
      return guide.stepAt({ now, partial, offered: types, sent: table.sent.length }, YOU) ?? 'over';
    },
    numberOf: ({ stage }) => {
      const { stages } = table;
      stages.add(stage);
      const n = [...stages].filter((seen) => seen <= stage).length;
      return { n, of: stages.size + guide.stages - Math.max(...stages) };
    },
    end: () => {
      ended.value = true;
      keepGuide(device, game, { ended: true });
      void table.listener?.seatChanged(); // the view offers more from now on
    },
  };
}

/** Rules that offer what the step leads to. */
const narrowed = (rules: AnyTableRules, guide: GuideModel): AnyTableRules => ({
  ...rules,
  choices: (view) => narrow(view.state, rules.choices(view), guide),
});

/** Those of the choices that the step leads to and that are worth doing, if there are any. */
function narrow(now: unknown, offered: readonly Choice[], { ended, stepOf }: GuideModel): readonly Choice[] {
  const step = ended.value ? 'over' : stepOf({ before: now, now, offered, partial: null });
  if (typeof step === 'string') return offered;
  const some = offered.filter(({ type }) => step.moves.includes(type));
  const worth = step.worth === undefined ? some : some.flatMap((choice) => step.worth?.(choice) ?? []);
  return [worth, some].find(({ length }) => length > 0) ?? offered;
}

/** Key of the guided rounds that a device remembers, by game. */
const KEY = 'carrack.guide';

interface KeptGuide {
  /** The player's commits: they make the same table again. */
  readonly moves: readonly (readonly AnyMove[])[];
  /** It was finished or skipped. */
  readonly ended: boolean;
}

const NONE: KeptGuide = { moves: [], ended: false };

const isMove = (value: unknown): value is AnyMove =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const isCommit = (value: unknown): value is readonly AnyMove[] => Array.isArray(value) && value.every(isMove);

/** Entries that another version of the page has left here are ignored. */
const isKept = (value: unknown): value is KeptGuide =>
  typeof value === 'object' &&
  value !== null &&
  'moves' in value &&
  Array.isArray(value.moves) &&
  value.moves.every(isCommit) &&
  'ended' in value &&
  typeof value.ended === 'boolean';

function allKept(device: Memory): Readonly<Record<string, KeptGuide>> {
  const kept = device.read(KEY);
  if (typeof kept !== 'object' || kept === null) return {};
  return Object.fromEntries(Object.entries(kept).filter(([, guide]) => isKept(guide)));
}

export const keptGuide = (device: Memory, game: string): KeptGuide => allKept(device)[game] ?? NONE;

export const keepGuide = (device: Memory, game: string, change: Partial<KeptGuide>): void =>
  device.write(KEY, { ...allKept(device), [game]: { ...keptGuide(device, game), ...change } });

/** The next guided round of this game begins from its beginning. */
export const restartGuide = (device: Memory, game: string): void => keepGuide(device, game, NONE);
