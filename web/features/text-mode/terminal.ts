import type { Choice } from '#shared/kernel/choices.ts';
import { sinceOwnMove } from '../../table/absence.ts';
import type { Game } from '../../table/game.ts';
import { readMove, type Misread } from './commands.ts';
import type { Platform } from '../../lib/platform.ts';
import { sendUndo, sendVote } from '../votes/index.ts';
import type { TokenNames } from '../../lib/tokens.ts';

/** What a typed line did. */
export type Reply =
  /** The move is a step of the draft now. */
  | { readonly kind: 'drafted' }
  | { readonly kind: 'backed' }
  /** The draft is sent to the server, which answers in its own time. */
  | { readonly kind: 'sent' }
  /** So is a request for the table: to take a move back, or an answer to an open question. */
  | { readonly kind: 'asked' }
  /** What happened after this row is to be told. */
  | { readonly kind: 'recap'; readonly after: number }
  | { readonly kind: 'help'; readonly choices: readonly Choice[] }
  /** There is nothing this command could be about. */
  | { readonly kind: 'nothing'; readonly verb: string }
  /** The rules refuse the move; the game says why. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'misread'; readonly line: string; readonly why: Misread };

/** Everything that is done with a game other than moves; by its full name. */
const VERBS = ['send', 'back', 'undo', 'agree', 'refuse', 'recap', 'help'] as const;
type Verb = (typeof VERBS)[number];

/** The page that is typed at. At a guided table there is nobody to ask, and nothing is taken back. */
type TypedAt = Pick<Platform, 'api' | 'guide'>;

/** Does what a line asks for: one of the verbs above, or one of the offered moves, as the game spells them. */
export function enter(game: Game, platform: TypedAt, line: string, spell?: TokenNames): Reply {
  const word = line.trim().toLowerCase();
  const verb = VERBS.find((known) => known === word);
  if (verb !== undefined) return obey(game, platform, verb);
  const read = readMove(line, game.offered.peek(), spell);
  if (!read.ok) return { kind: 'misread', line: line.trim(), why: read.failure };
  game.choose(read.value);
  return { kind: game.refusal.peek() === undefined ? 'drafted' : 'refused' };
}

function obey(game: Game, platform: TypedAt, verb: Verb): Reply {
  switch (verb) {
    case 'help':
      return { kind: 'help', choices: game.offered.peek() };
    case 'recap':
      return recap(game);
    case 'send':
      if (!game.canSend.peek()) return { kind: 'nothing', verb };
      game.send();
      return { kind: 'sent' };
    case 'back':
      if (game.planned.peek().length === 0) return { kind: 'nothing', verb };
      game.back();
      return { kind: 'backed' };
    case 'undo':
      if (game.undoTo.peek() === undefined || platform.guide !== undefined) return { kind: 'nothing', verb };
      void sendUndo(game, platform);
      return { kind: 'asked' };
    case 'agree':
    case 'refuse':
      return answer(game, platform, verb);
  }
}

function recap(game: Game): Reply {
  const after = sinceOwnMove({ you: game.you.peek(), log: game.log.peek() });
  return after === undefined ? { kind: 'nothing', verb: 'recap' } : { kind: 'recap', after };
}

function answer(game: Game, platform: TypedAt, verb: 'agree' | 'refuse'): Reply {
  const question = game.view.peek()?.question ?? null;
  if (question === null) return { kind: 'nothing', verb };
  void sendVote(game, platform, question, verb === 'agree' ? 'yes' : 'no');
  return { kind: 'asked' };
}
