import { Validator, type Schema } from '@cfworker/json-schema';
import { exports } from 'cloudflare:workers';

/** Holds every answer of a described route against the API's description. An answer that is not described is an error. */

interface Described {
  readonly content?: Readonly<Record<string, { readonly schema: Schema }>>;
}
interface Operation {
  readonly responses: Readonly<Record<string, Described>>;
}
export interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

interface Route {
  readonly pattern: RegExp;
  readonly operations: Readonly<Record<string, Operation>>;
}

/** A member that no schema names would leak unnoticed, so the tests allow none. The description itself allows more. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const inner = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, closed(value)]));
  const isClosed = 'properties' in inner && !('additionalProperties' in inner);
  return isClosed ? { ...inner, additionalProperties: false } : inner;
}

/** What games and catalogues put together themselves. */
const OPEN: ReadonlySet<string> = new Set(['AnyMove', 'AnyEvent', 'Problem']);

class Contract {
  readonly #routes: readonly Route[];
  readonly #schemas: Readonly<Record<string, unknown>>;
  readonly #validators = new Map<unknown, Validator>();

  constructor({ paths, components }: Description) {
    this.#routes = Object.entries(paths)
      .map(([path, operations]) => ({
        path,
        operations,
        pattern: new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`),
      }))
      .toSorted((one, other) => one.path.split('{').length - other.path.split('{').length);
    this.#schemas = Object.fromEntries(
      Object.entries(components.schemas).map(([name, schema]) => [
        name,
        OPEN.has(name) ? schema : closed(schema),
      ]),
    );
  }

  /** What differs between answer and description; undefined if nothing does, or if there is no such route. */
  async difference(method: string, path: string, response: Response): Promise<string | undefined> {
    const route = this.#routes.find(({ pattern }) => pattern.test(path));
    const operation = route?.operations[method.toLowerCase()];
    if (operation === undefined) return undefined;
    const described = operation.responses[response.status];
    if (described === undefined)
      return `the status ${response.status} is not described: ${await response.clone().text()}`;
    const type = response.headers.get('content-type')?.replace(/;.*/s, '');
    const schema = described.content?.[type ?? '']?.schema;
    if (schema === undefined)
      return described.content === undefined || Object.keys(described.content).length === 0
        ? undefined
        : `the media type ${type} is not described`;
    if (!/\bjson$/.test(type ?? '')) return undefined;
    const { valid, errors } = this.#validatorOf(schema).validate(await response.clone().json());
    return valid
      ? undefined
      : errors.map(({ instanceLocation, error }) => `${instanceLocation} ${error}`).join('\n');
  }

  #validatorOf(schema: Schema): Validator {
    const known = this.#validators.get(schema);
    if (known !== undefined) return known;
    const whole = { ...schema, components: { schemas: this.#schemas } } as Schema;
    const made = new Validator(whole, '2020-12', false);
    this.#validators.set(schema, made);
    return made;
  }
}

/** Read before any test stands in for a part of the service. */
const read = await exports.default.fetch('http://carrack.test/api/openapi.json');
const contract = new Contract(await read.json());

/** Throws if the answer is not as the API's description says. */
export async function expectDescribed(method: string, address: string, response: Response): Promise<void> {
  const [path = ''] = address.split(/[?#]/);
  const difference = await contract.difference(method, path, response);
  if (difference !== undefined)
    throw new Error(`${method} ${path}, against /api/openapi.json: ${difference}`);
}
