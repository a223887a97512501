import type { Schema } from '../../support/schemas.ts';
import { Client } from './client.ts';
import { keyOf, type Route } from './routes.ts';

interface Described {
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}

/** The schema of each route's body, by the route's key, for those that have one. */
export async function bodySchemas(routes: readonly Route[]): Promise<ReadonlyMap<string, Schema>> {
  const { paths } = await new Client().get<{ paths: Record<string, Record<string, Described>> }>(
    '/api/openapi.json',
  );
  return new Map(
    routes.flatMap((route): [string, Schema][] => {
      const path = route.path.replace(/:(\w+)(\{.*?\})?/g, '{$1}');
      const body = paths[path]?.[route.method.toLowerCase()]?.requestBody;
      const schema = body?.content['application/json']?.schema;
      return schema === undefined ? [] : [[keyOf(route), schema]];
    }),
  );
}
