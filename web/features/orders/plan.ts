import { computed, createModel, type ReadonlySignal } from '@preact/signals';
import { movesToSend } from '#shared/kernel/orders.ts';
import type { AnyTableRules } from '#shared/kernel/rules.ts';
import { asSeatView } from '#shared/kernel/seatView.ts';
import type { AnyMove, Seat } from '#shared/kernel/types.ts';
import { newDraft, type Broken, type DraftStep, type Position, storeDraft } from '../../table/draft.ts';
import { createDrafting, type Drafting } from '../../table/drafting.ts';
import type { PageRules } from '../../table/pageRules.ts';
import type { Game } from '../../table/game.ts';
import type { Platform } from '../../lib/platform.ts';

/** The outcome of a planned turn as the game stands. */
interface PlanTrial {
  /** The turn begins now: the plan can be sent. */
  readonly isNow: boolean;
  /** The steps that work. */
  readonly steps: readonly DraftStep[];
  /** Where the plan breaks, and why. */
  readonly broken?: Broken;
}

/** Where the seat's next turn begins: now, or ahead. Undefined if no turn is to come that could be planned. */
function plannedTurn(
  { orders }: Pick<AnyTableRules, 'orders'>,
  { seq, state }: Position,
  seat: Seat,
): (Position & { readonly isNow: boolean }) | undefined {
  if (state === null) return undefined;
  const view = asSeatView(state, seat);
  if (orders.isTurnStart(view)) return { seq, state, isNow: true };
  const next = orders.ahead(view);
  return next && { seq, state: next.state, isNow: false };
}

interface PlannedMoves {
  readonly seat: Seat;
  readonly moves: readonly AnyMove[];
}

/** The planned moves as a draft where the seat's next turn begins; undefined if none is to come. */
export function draftOfPlan(
  rules: PageRules,
  position: Position,
  { seat, moves }: PlannedMoves,
): (ReturnType<PageRules['redraft']> & { readonly isNow: boolean }) | undefined {
  const turn = plannedTurn(rules, position, seat);
  if (turn === undefined) return undefined;
  return { isNow: turn.isNow, ...asPlanned(rules).redraft(newDraft(turn, seat), moves) };
}

/** Tries the planned moves; undefined if no turn is to come. */
export function tryPlan(...planned: Parameters<typeof draftOfPlan>): PlanTrial | undefined {
  const tried = draftOfPlan(...planned);
  if (tried === undefined) return undefined;
  const { isNow, draft, broken } = tried;
  return { isNow, steps: draft.steps, ...(broken === undefined ? {} : { broken }) };
}

/** The rules as a plan is tried by them: an end of the turn that has become needless is left out. */
const asPlanned = (rules: PageRules): PageRules => ({
  ...rules,
  redraft: (empty, moves) => {
    const view = asSeatView(empty.on.state, empty.seat);
    return rules.redraft(empty, movesToSend(rules, view, moves));
  },
});

/** A turn being planned: a draft on the turn ahead, which is not sent. */
export interface Planning extends Pick<
  Drafting,
  | 'offered'
  | 'planned'
  | 'partial'
  | 'now'
  | 'shown'
  | 'refusal'
  | 'rebased'
  | 'refusalOf'
  | 'choose'
  | 'compose'
  | 'back'
> {
  /** There is a turn ahead that can be planned. */
  readonly isPossible: ReadonlySignal<boolean>;
  /** The turn has begun: it is played, not planned. */
  readonly isNow: ReadonlySignal<boolean>;
}

interface Setting {
  readonly id: string;
  readonly game: Game;
  readonly platform: Platform;
  /** The plan to go on from. */
  readonly moves: readonly AnyMove[];
  /** Takes the moves after each change that the player makes. */
  keep(moves: readonly AnyMove[]): void;
}

/** The page's own draft on the turn ahead. As the game moves on, the draft moves along and says where it broke. */
export const PlanningModel = createModel(({ id, game, platform, moves, keep }: Setting): Planning => {
  const place = `${id}.plan`;
  const seat = game.you.peek();
  const turn = computed(() =>
    seat === null || game.rules.value === undefined
      ? undefined
      : plannedTurn(game.rules.value, game.position.value, seat),
  );
  const position = computed((): Position =>
    turn.value?.isNow === false ? turn.value : { seq: game.position.value.seq, state: null },
  );
  // Row 0: the plan was made for an earlier position, so that what became of it is said.
  if (seat !== null) storeDraft(platform.session, place, seat, { seq: 0, moves, sent: false });
  const rules = computed(() => game.rules.value && asPlanned(game.rules.value));
  const drafting = createDrafting(place, platform, { ...game, position, rules });
  const kept =
    <A extends readonly unknown[]>(change: (...args: A) => void) =>
    (...args: A): void => {
      change(...args);
      keep(drafting.planned.peek().map(({ move }) => move));
    };
  return {
    ...drafting,
    choose: kept((move: AnyMove) => drafting.choose(move)), // the last move, too, is only kept
    compose: kept(drafting.compose),
    back: kept(drafting.back),
    isPossible: computed(() => position.value.state !== null),
    isNow: computed(() => turn.value?.isNow === true),
  };
});
