import type { DescribeRouteOptions } from 'hono-openapi';
import { ILLEGAL_MOVE_STATUS, statusOf, type ErrorCode } from '#shared/protocol/errors.ts';
import answers from './answers.json' with { type: 'json' };

/** The entry of a route in the API's description. The tests hold every answer of the service against it. */

type SchemaRef = { readonly $ref: string };
type SchemaName = keyof typeof ANSWER_SCHEMAS;
/** JSON by the name of its schema, or bodies of other media types. */
type Answer = SchemaName | Readonly<Record<string, SchemaName | 'text' | 'binary'>>;

interface RouteDocument {
  readonly description?: string;
  /** By status. Default: 200 with an empty object. */
  readonly answers?: Readonly<Record<number, Answer>>;
  /** Codes of failures, besides those that follow from method, path and parameters (`impliedCodes`). */
  readonly refuses?: readonly ErrorCode[];
  /** The game's rules refuse too, with codes of their own. */
  readonly refusedByRules?: boolean;
}

/** The schemas of all answers, by name. `npm run answers` writes them from the types. */
export const ANSWER_SCHEMAS = {
  ...answers,
  Done: { type: 'object', description: 'Done. There is nothing to tell.' },
  OperatorReports: { type: 'object', description: 'Reports that wait for the operator.' },
  OperatorStatus: { type: 'object', description: 'Figures of the service, and games that need somebody.' },
} as const;

export const refTo = (name: SchemaName): SchemaRef => ({ $ref: `#/components/schemas/${name}` });

/** A route's entry in the API's description, without the failures that all such routes have. */
export const routeDoc = (
  operationId: string,
  summary: string,
  { description, answers: given = { 200: 'Done' }, refuses = [], refusedByRules = false }: RouteDocument = {},
): DescribeRouteOptions & Refusing => ({
  operationId,
  summary,
  ...(description === undefined ? {} : { description }),
  responses: Object.fromEntries(
    Object.entries(given).map(([status, answer]) => [
      status,
      { description: STATUS_WORDS[status] ?? 'Done', content: contentOf(answer) },
    ]),
  ),
  'x-refuses': refuses,
  'x-refused-by-rules': refusedByRules,
});

const STATUS_WORDS: Readonly<Record<string, string>> = {
  101: 'Connected',
  201: 'Made',
  202: 'Accepted; a mail follows',
  304: 'Nothing has changed',
};

const contentOf = (answer: Answer) =>
  typeof answer === 'string'
    ? { 'application/json': { schema: refTo(answer) } }
    : Object.fromEntries(Object.entries(answer).map(([type, body]) => [type, { schema: bodySchema(body) }]));

const bodySchema = (body: SchemaName | 'text' | 'binary') => {
  if (body === 'text') return { type: 'string' as const };
  return body === 'binary' ? { type: 'string' as const, format: 'binary' } : refTo(body);
};

/** The failures in a route's entry until all of them are known. */
export interface Refusing {
  readonly 'x-refuses'?: readonly ErrorCode[];
  readonly 'x-refused-by-rules'?: boolean;
}

/** An answer for each status that failures with these codes have: problem documents, with the codes listed. */
export function problemResponses(codes: ReadonlySet<ErrorCode>, refusedByRules: boolean) {
  const byStatus = Map.groupBy([...codes].toSorted(), statusOf);
  if (refusedByRules) byStatus.set(ILLEGAL_MOVE_STATUS, byStatus.get(ILLEGAL_MOVE_STATUS) ?? []);
  return Object.fromEntries(
    [...byStatus].map(([status, listed]) => [
      status,
      refusedByRules && status === ILLEGAL_MOVE_STATUS
        ? problemResponse(
            'Refused by the rules, with a code of the game, or by the service',
            refTo('Problem'),
          )
        : problemResponse(listed.join(', '), {
            allOf: [
              refTo('Problem'),
              { type: 'object', properties: { code: { type: 'string', enum: listed } }, required: ['code'] },
            ],
          }),
    ]),
  );
}

const problemResponse = (description: string, schema: object) => ({
  description,
  content: { 'application/problem+json': { schema } },
});
