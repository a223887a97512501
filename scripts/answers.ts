/**
 * `npm run answers`: writes the JSON Schemas of the service's answers, for the API's description. They follow from the types in
 * shared/protocol, with which page and Worker are compiled. A test compares the file with the types.
 */
import { writeFileSync } from 'node:fs';
import { createGenerator } from 'ts-json-schema-generator';

export const ANSWERS_FILE = 'worker/routes/answers.json';

/** The answers' types. What they are made of comes along. */
const ANSWERS = [
  'Archive',
  'Arrival',
  'AskedForMail',
  'Blocks',
  'CancelledGame',
  'ChannelInfo',
  'Channels',
  'ClaimedSeat',
  'Committed',
  'Companions',
  'CreatedGame',
  'CreatedGroup',
  'CreatedGroupWebhook',
  'CreatedRecoveryCode',
  'CreatedToken',
  'CreatedWebhook',
  'DeletedMe',
  'Export',
  'Feed',
  'GameTelling',
  'GameView',
  'GroupOffer',
  'GroupView',
  'Groups',
  'Health',
  'HolidaysAnswer',
  'KeptCookies',
  'LogPage',
  'MailedMoveAnswer',
  'Me',
  'Message',
  'Messages',
  'MyGames',
  'MyJoinRequests',
  'MyResults',
  'NewPasskeyChallenge',
  'NotesAnswer',
  'JoinedTable',
  'OfferedSeat',
  'OpenTables',
  'OrdersAnswer',
  'OwnData',
  'PasskeyChallenge',
  'PasskeyInfo',
  'Passkeys',
  'PlayerProfile',
  'PlayerRecord',
  'Problem',
  'RecoveryInfo',
  'Redeemed',
  'RematchAnswer',
  'SeatRecord',
  'Sessions',
  'StartedGame',
  'Statistics',
  'StoredPush',
  'Telling',
  'TestedChannel',
  'Tokens',
  'UndoAnswer',
  'WebhookCall',
];

/** A later version may add members to an answer, so the schemas allow more than they name. */
export function answerSchemas(): string {
  const generator = createGenerator({
    path: 'shared/protocol/http.ts',
    tsconfig: 'shared/tsconfig.json',
    skipTypeCheck: true,
    additionalProperties: true,
    encodeRefs: false,
    jsDoc: 'extended',
  });
  const schemas = ANSWERS.flatMap((type) => Object.entries(generator.createSchema(type).definitions ?? {}));
  const byName = Object.fromEntries(schemas.toSorted(([one], [other]) => (one < other ? -1 : 1)));
  return `${JSON.stringify(byName, null, 2).replaceAll('#/definitions/', '#/components/schemas/')}\n`;
}

if (import.meta.main) writeFileSync(ANSWERS_FILE, answerSchemas());
