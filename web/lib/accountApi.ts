import type * as v from 'valibot';
import type {
  Arrival,
  AskedForMail,
  AuthLink,
  ChannelInfo,
  Channels,
  CreatedRecoveryCode,
  CreatedToken,
  CreatedWebhook,
  DeletedMe,
  HolidaysAnswer,
  Hours,
  MailedMoveAnswer,
  MailedMoveRequest,
  Me,
  PutGameTelling,
  NewPasskey,
  NewPasskeyChallenge,
  NewToken,
  NewWebhook,
  PasskeyChallenge,
  PasskeyInfo,
  Passkeys,
  PutHolidays,
  PutMail,
  PutPush,
  Recover,
  RecoveryInfo,
  Redeem,
  Redeemed,
  Sessions,
  StoredPush,
  Telling,
  TestedChannel,
  Tokens,
  UsePasskey,
} from '#shared/protocol/http.ts';
import type { Language } from '#shared/words/languages.ts';
import type { Api, ApiResult } from './api.ts';

/** The part of the HTTP API about the player's account. */
export interface AccountApi {
  /** Reads what the link of a mail would do in this browser. */
  inspectLink(token: string): Promise<ApiResult<Arrival>>;
  /** Uses the link of a mail, or its code. */
  redeem(redeem: Redeem): Promise<ApiResult<Redeemed>>;
  /** Asks for a sign-in link by mail. */
  signInLink(whom: AuthLink): Promise<ApiResult<AskedForMail>>;
  sessions(): Promise<ApiResult<Sessions>>;
  /** Signs another browser out; without an id, all browsers, this one included. */
  endSession(id?: string): Promise<ApiResult<unknown>>;
  /** Reads what a move offered by a mail would do now. */
  inspectMove(request: MailedMoveRequest): Promise<ApiResult<MailedMoveAnswer>>;
  /** Sends it. */
  sendMove(request: MailedMoveRequest): Promise<ApiResult<MailedMoveAnswer>>;
  stopMail(token: string): Promise<ApiResult<unknown>>;
  refuse(token: string, scope: 'host' | 'all' | 'none'): Promise<ApiResult<unknown>>;
  rename(name: string): Promise<ApiResult<Me>>;
  setLanguage(language: Language): Promise<ApiResult<Me>>;
  setHours(hours: Hours): Promise<ApiResult<Me>>;
  hidePage(pageHidden: boolean): Promise<ApiResult<Me>>;
  holidays(): Promise<ApiResult<HolidaysAnswer>>;
  putHolidays(body: PutHolidays): Promise<ApiResult<HolidaysAnswer>>;
  channels(): Promise<ApiResult<Channels>>;
  putMail(mail: v.InferInput<typeof PutMail>): Promise<ApiResult<AskedForMail>>;
  forgetMail(): Promise<ApiResult<unknown>>;
  testMail(): Promise<ApiResult<unknown>>;
  /** Stores this device as a channel, and switches it on. It may be repeated. */
  putPush(subscription: PutPush): Promise<ApiResult<StoredPush>>;
  makeWebhook(webhook: NewWebhook): Promise<ApiResult<CreatedWebhook>>;
  switchChannel(id: string, on: boolean): Promise<ApiResult<ChannelInfo>>;
  removeChannel(id: string): Promise<ApiResult<unknown>>;
  testChannel(id: string): Promise<ApiResult<TestedChannel>>;
  /** All that is stored of the player. */
  exportMe(): Promise<ApiResult<unknown>>;
  /** Deletes the account. `name`: its name, typed to confirm. */
  deleteMe(name: string): Promise<ApiResult<DeletedMe>>;
  telling(): Promise<ApiResult<Telling>>;
  putTelling(body: Telling): Promise<ApiResult<Telling>>;
  gameTelling(game: string): Promise<ApiResult<PutGameTelling>>;
  putGameTelling(game: string, body: PutGameTelling): Promise<ApiResult<PutGameTelling>>;
  passkeys(): Promise<ApiResult<Passkeys>>;
  /** Challenges for making a passkey, and for signing in by one. */
  newPasskeyChallenge(): Promise<ApiResult<NewPasskeyChallenge>>;
  passkeyChallenge(): Promise<ApiResult<PasskeyChallenge>>;
  addPasskey(made: NewPasskey): Promise<ApiResult<PasskeyInfo>>;
  removePasskey(id: string): Promise<ApiResult<unknown>>;
  usePasskey(signed: UsePasskey): Promise<ApiResult<Redeemed>>;
  recovery(): Promise<ApiResult<RecoveryInfo>>;
  makeRecoveryCode(): Promise<ApiResult<CreatedRecoveryCode>>;
  removeRecoveryCode(): Promise<ApiResult<unknown>>;
  recover(typed: Recover): Promise<ApiResult<Redeemed>>;
  tokens(): Promise<ApiResult<Tokens>>;
  makeToken(token: NewToken): Promise<ApiResult<CreatedToken>>;
  removeToken(id: string): Promise<ApiResult<unknown>>;
  /** Signs this browser out. */
  logout(): Promise<ApiResult<unknown>>;
}

export const accountApi = ({ ask }: Pick<Api, 'ask'>): AccountApi => ({
  inspectLink: (token) => ask('POST', '/api/auth/look', { token }),
  redeem: (body) => ask('POST', '/api/auth/redeem', body),
  signInLink: (body) => ask('POST', '/api/auth/link', body),
  sessions: () => ask('GET', '/api/me/sessions'),
  endSession: (id) => ask('DELETE', `/api/me/sessions${id === undefined ? '' : `/${id}`}`, {}),
  inspectMove: (body) => ask('POST', '/api/mail/move/look', body),
  sendMove: (body) => ask('POST', '/api/mail/move', body),
  stopMail: (token) => ask('POST', '/api/mail/stop', { token }),
  refuse: (token, scope) => ask('POST', '/api/invitations/refuse', { token, scope }),
  rename: (name) => ask('PATCH', '/api/me', { name }),
  setLanguage: (language) => ask('PATCH', '/api/me', { language }),
  setHours: (hours) => ask('PATCH', '/api/me', { hours }),
  hidePage: (pageHidden) => ask('PATCH', '/api/me', { pageHidden }),
  holidays: () => ask('GET', '/api/me/holidays'),
  putHolidays: (body) => ask('PUT', '/api/me/holidays', body),
  channels: () => ask('GET', '/api/me/channels'),
  putMail: (body) => ask('PUT', '/api/me/channels/mail', body),
  forgetMail: () => ask('DELETE', '/api/me/channels/mail', {}),
  testMail: () => ask('POST', '/api/me/channels/mail/test', {}),
  putPush: (body) => ask('PUT', '/api/me/channels/push', body),
  makeWebhook: (body) => ask('POST', '/api/me/channels/webhooks', body),
  switchChannel: (id, on) => ask('PUT', `/api/me/channels/by-id/${id}`, { on }),
  removeChannel: (id) => ask('DELETE', `/api/me/channels/by-id/${id}`, {}),
  testChannel: (id) => ask('POST', `/api/me/channels/by-id/${id}/test`, {}),
  exportMe: () => ask('GET', '/api/me/export'),
  deleteMe: (name) => ask('DELETE', '/api/me', { name }),
  telling: () => ask('GET', '/api/me/telling'),
  putTelling: (body) => ask('PUT', '/api/me/telling', body),
  gameTelling: (game) => ask('GET', `/api/me/telling/games/${game}`),
  putGameTelling: (game, body) => ask('PUT', `/api/me/telling/games/${game}`, body),
  passkeys: () => ask('GET', '/api/me/passkeys'),
  newPasskeyChallenge: () => ask('POST', '/api/auth/passkey/new', {}),
  passkeyChallenge: () => ask('POST', '/api/auth/passkey/challenge', {}),
  addPasskey: (made) => ask('POST', '/api/me/passkeys', made),
  removePasskey: (id) => ask('DELETE', `/api/me/passkeys/${id}`, {}),
  usePasskey: (signed) => ask('POST', '/api/auth/passkey', signed),
  recovery: () => ask('GET', '/api/me/recovery'),
  makeRecoveryCode: () => ask('POST', '/api/me/recovery', {}),
  removeRecoveryCode: () => ask('DELETE', '/api/me/recovery', {}),
  recover: (typed) => ask('POST', '/api/auth/recover', typed),
  tokens: () => ask('GET', '/api/me/tokens'),
  makeToken: (token) => ask('POST', '/api/me/tokens', token),
  removeToken: (id) => ask('DELETE', `/api/me/tokens/${id}`, {}),
  logout: () => ask('POST', '/api/auth/logout', {}),
});
