import type { Rejection } from '../kernel/result.ts';

/**
 * Every failure code of the service → HTTP status. Codes are stable. The sentence for players is
 * `error.<CODE>` in `shared/words`. A game's own codes for refused moves are not listed here: their status is
 * always 422.
 */
const ERRORS = {
  BAD_REQUEST: 400,
  NOT_JSON: 415,
  BODY_TOO_LARGE: 413,
  NO_SESSION: 401,
  ORIGIN_REFUSED: 403,
  TOO_MANY_REQUESTS: 429,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  GAME_NOT_FOUND: 404,
  UNKNOWN_GAME: 422,
  BAD_OPTIONS: 422,
  BAD_SEATS: 422,
  BAD_NAME: 422,
  NAME_DIFFERS: 422,
  SEED_REFUSED: 422,
  INVITE_BY_MAIL_OFF: 422,
  GAMES_EXHAUSTED: 429,
  QUESTION_OPEN: 409,
  QUESTION_POINTLESS: 409,
  QUESTION_ANSWERED: 409,
  PLAYER_NOT_LATE: 409,
  SEAT_VACANT: 409,
  HOLIDAY_TOO_LONG: 422,
  BLOCKED: 403,
  REPORTS_EXHAUSTED: 429,
  CHANGES_EXHAUSTED: 429,
  UNDOS_EXHAUSTED: 429,
  INVITES_EXHAUSTED: 429,
  INVITATION_CLOSED: 409,
  MAIL_OFF: 422,
  MAIL_FAILED: 502,
  MAILS_EXHAUSTED: 429,
  MESSAGES_EXHAUSTED: 429,
  NOTES_CHANGED: 409,
  BAD_ORDERS: 422,
  ORDERS_CHANGED: 409,
  ADDRESS_MISSING: 409,
  ADDRESS_TAKEN: 409,
  LINK_INVALID: 403,
  LINK_ELSEWHERE: 403,
  CODE_WRONG: 403,
  SESSION_NOT_FOUND: 404,
  TOKEN_SCOPE: 403,
  TOKEN_NOT_FOUND: 404,
  TOKENS_EXHAUSTED: 409,
  RECOVERY_CODE_WRONG: 403,
  PASSKEYS_OFF: 422,
  PASSKEY_REFUSED: 403,
  PASSKEY_NOT_FOUND: 404,
  PASSKEYS_EXHAUSTED: 409,
  PUSH_OFF: 422,
  URL_NOT_PUBLIC: 422,
  CHANNEL_NOT_FOUND: 404,
  CHANNELS_EXHAUSTED: 409,
  TESTS_EXHAUSTED: 429,
  SEAT_NOT_FOUND: 404,
  PAGE_HIDDEN: 404,
  SEAT_LINK_INVALID: 403,
  SEAT_TAKEN: 409,
  ALREADY_SEATED: 409,
  REMOVED: 403,
  NOT_LISTED: 409,
  NOT_AGREED: 409,
  NOT_ASKING: 409,
  REQUESTS_EXHAUSTED: 409,
  JOIN_REFUSED: 403,
  UNREACHABLE: 403,
  LISTINGS_EXHAUSTED: 429,
  NOT_OWNER: 403,
  GROUP_FULL: 409,
  GROUPS_EXHAUSTED: 409,
  WATCHING_OFF: 403,
  NOT_HOST: 403,
  NOT_YOUR_SEAT: 403,
  GAME_NOT_OPEN: 409,
  GAME_NOT_RUNNING: 409,
  REMIND_NOT_NOW: 409,
  GAME_NOT_OVER: 409,
  STALE: 409,
  GAME_OVER: 409,
  ENGINE_CHANGED: 409,
  QUESTION_CLOSED: 409,
  UPGRADE_REQUIRED: 426,
  GAME_DAMAGED: 503,
  OUTCOME_UNKNOWN: 503,
  PEOPLE_CLOSED: 503,
  STORAGE_UNAVAILABLE: 503,
  INTERNAL: 500,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof ERRORS;

/** Status of a move that the rules refuse, whatever the code. */
export const ILLEGAL_MOVE_STATUS = 422;

const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(ERRORS, code);

export const statusOf = (code: string): number => (isErrorCode(code) ? ERRORS[code] : ILLEGAL_MOVE_STATUS);

/**
 * Keys of the sentence that explains a failure to a player, the best first. `params.reason` tells failures of one code
 * apart; where it has no sentence of its own, it is for programs alone, e.g. what a validator says.
 */
export const messageKeys = ({ code, params }: Rejection): readonly string[] => [
  `error.${code}.${String(params?.['reason'])}`,
  `error.${code}`,
];
