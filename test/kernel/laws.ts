import { describe, it } from 'vitest';
import type { AnyEvent, AnyMove } from '#shared/kernel/types.ts';
import {
  chanceCanBeChecked,
  equalDiceSetUpEqually,
  everyStreamIsDrawnOnceAndChecked,
  whatNobodyHasSeenIsRedrawn,
} from './laws/chance.ts';
import {
  foldingIsPure,
  logsAndSnapshotsAreJson,
  prefixThenRest,
  takingBackBringsTheSameAgain,
  todaysEventsStayAsTheyAre,
  unknownVersionsAreRefused,
} from './laws/folding.ts';
import type { Kit, Law, Mutant } from './laws/kit.ts';
import {
  answersByOrdersPlay,
  noOrdersSayNothing,
  ordersLeaveNoTrace,
  ordersSeeWhatTheirSeatSees,
  theTurnAheadBegins,
} from './laws/orders.ts';
import {
  actingSeatsChoose,
  automaticAnswersAreTheOnlyMove,
  invariantsHold,
  nobodyActsOnceItIsOver,
  offeredMovesPlay,
  otherMovesAreRefused,
  randomPlayEnds,
  setupIsForItsSeats,
  standingsAddUp,
} from './laws/playing.ts';
import {
  decidingOnOnesView,
  seeingTwiceIsSeeingOnce,
  standingsArePublic,
  thePageFindsTheSameChoices,
  viewIsFoldOfRedacted,
} from './laws/secrecy.ts';
import {
  botsComeToAnEnd,
  botsPlayOfferedMoves,
  everythingCanBeTold,
  theReaderIsNotNamed,
} from './laws/telling.ts';
import { automaticAnswersAreAlike, hiddenMovesLookAlike, worldsLookAlike } from './laws/worlds.ts';

export type { Kit, Law, Mutant } from './laws/kit.ts';

/** The laws that hold for every game, by name. */
export const laws = {
  'a set-up is refused for a number of seats that the game is not for': setupIsForItsSeats,
  'random play ends': randomPlayEnds,
  'the invariants hold after every move': invariantsHold,
  'nobody acts, and nothing is offered, once it is over': nobodyActsOnceItIsOver,
  'the standings name every seat, and their lines add up': standingsAddUp,
  'those who act, and only they, have choices, each with a move': actingSeatsChoose,
  'an offered move is played': offeredMovesPlay,
  'an automatic answer is the only move there is': automaticAnswersAreTheOnlyMove,
  'any other move is refused with a code and changes nothing': otherMovesAreRefused,
  'a prefix and then the rest give what the whole gives': prefixThenRest,
  'events, moves and states survive JSON': logsAndSnapshotsAreJson,
  'folding asks for neither clock nor chance and changes nothing it is given': foldingIsPure,
  'an event of this version stays as it is': todaysEventsStayAsTheyAre,
  'an event of a version that is not known is refused, and named with its row': unknownVersionsAreRefused,
  'what is taken back and played again comes out the same': takingBackBringsTheSameAgain,
  'a view is the fold of the redacted events': viewIsFoldOfRedacted,
  'to see a view is to see the state, and spectators see no more than a seat': seeingTwiceIsSeeingOnce,
  'the standings follow from what everybody sees': standingsArePublic,
  'the page finds the choices that the server finds': thePageFindsTheSameChoices,
  'a draft on one’s own view comes to what the server says': decidingOnOnesView,
  'two worlds that differ in what one may not see are the same to one': worldsLookAlike,
  'whether an answer is automatic is the same in two worlds that one cannot tell apart':
    automaticAnswersAreAlike,
  'two moves that differ in what one may not see are told alike': hiddenMovesLookAlike,
  'equal dice set up equally, others otherwise': equalDiceSetUpEqually,
  'every stream of the dice is drawn once and checked': everyStreamIsDrawnOnceAndChecked,
  'chance drawn again is the same, and forged chance is found out': chanceCanBeChecked,
  'what nobody has seen is drawn anew, and nobody sees a difference': whatNobodyHasSeenIsRedrawn,
  'bots play offered moves, the same ones from the same stream': botsPlayOfferedMoves,
  'a game of bots ends': botsComeToAnEnd,
  'every event can be told to everybody': everythingCanBeTold,
  'what affects a player is told to them and does not name them': theReaderIsNotNamed,
  'an answer of orders is offered and plays': answersByOrdersPlay,
  'no orders say nothing': noOrdersSayNothing,
  'orders answer by what their seat sees': ordersSeeWhatTheirSeatSees,
  'orders of one seat change nothing that others see': ordersLeaveNoTrace,
  'the turn ahead begins, and shows what its seat sees': theTurnAheadBegins,
} satisfies Record<string, Law>;

export type LawName = keyof typeof laws;
const NAMES = Object.keys(laws) as LawName[];

/** Tries a law on the game with this seed. The error says how to play that game again. */
export function tryLaw<S, M extends AnyMove, E extends AnyEvent, O>(
  name: LawName,
  kit: Kit<S, M, E, O>,
  seed: number,
): void {
  try {
    laws[name](kit, seed);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`LAW_SEED=${seed} plays again where "${name}" does not hold: ${reason}`, {
      cause: error,
    });
  }
}

/** Seeds of the games to play. The variable LAW_SEED selects a single one. */
const seedsOf = (runs: number): number[] =>
  process.env.LAW_SEED === undefined
    ? Array.from({ length: runs }, (_, seed) => seed)
    : [Number(process.env.LAW_SEED)];

/**
 * Laws that take most of the time: a whole game of bots, or bots deciding twice in many positions. `npm test`
 * tries them on every third game, which covers all options and seat counts. `npm run test:all` (LAWS=all) tries
 * them on all games.
 */
const LONG: ReadonlySet<LawName> = new Set([
  'a game of bots ends',
  'bots play offered moves, the same ones from the same stream',
]);

const isTried = (name: LawName, seed: number): boolean =>
  !LONG.has(name) || seed % 3 === 0 || process.env.LAWS === 'all' || process.env.LAW_SEED !== undefined;

/** The laws broken by a game, each tried on all its games until it fails. */
export const brokenLaws = <S, M extends AnyMove, E extends AnyEvent, O>(
  kit: Kit<S, M, E, O>,
  names: readonly LawName[] = NAMES,
): LawName[] =>
  names.filter((name) => seedsOf(kit.runs).some((seed) => fails(() => tryLaw(name, kit, seed))));

function fails(run: () => void): boolean {
  try {
    run();
    return false;
  } catch {
    return true;
  }
}

/** The laws that keep secrets. */
const SECRECY = [
  'a view is the fold of the redacted events',
  'two worlds that differ in what one may not see are the same to one',
  'whether an answer is automatic is the same in two worlds that one cannot tell apart',
  'two moves that differ in what one may not see are told alike',
] as const satisfies readonly LawName[];

export const leaking = <S, M extends AnyMove, E extends AnyEvent, O>(
  kit: Kit<S, M, E, O>,
  { redact, view, automatic }: Mutant<S, E>,
): Kit<S, M, E, O> => ({
  ...kit,
  ...(automatic && { automatic }),
  rules: { ...kit.rules, ...(redact && { redact }), ...(view && { view }) },
});

const TIMEOUT = 60_000; // ms; a law plays dozens of games, also on a busy machine

/** All laws for one game, and a proof that its leaks would be noticed. */
export function describeLaws<S, M extends AnyMove, E extends AnyEvent, O>(kit: Kit<S, M, E, O>): void {
  const { id } = kit.rules.meta;
  describe(`a law of every game holds in ${id}:`, () => {
    it.each(NAMES)('%s', { timeout: TIMEOUT }, (name) => {
      for (const seed of seedsOf(kit.runs)) if (isTried(name, seed)) tryLaw(name, kit, seed);
    });
  });
  describe(`a leak in ${id} is noticed:`, () => {
    it.each(kit.mutants)('$field', { timeout: TIMEOUT }, (mutant) => {
      const leaky = leaking(kit, mutant);
      if (!seedsOf(kit.runs).some((seed) => SECRECY.some((name) => fails(() => tryLaw(name, leaky, seed)))))
        throw new Error(`no law notices that ${mutant.field} comes to light`);
    });
  });
}
