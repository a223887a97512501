import { inspectRoutes } from 'hono/dev';
import { createApp } from '../../../worker/app.ts';

/** A route as the service declares it. */
export interface Route {
  readonly method: string;
  readonly path: string;
}

/** Every route of the service, each once. */
export function allRoutes(): readonly Route[] {
  const handlers = inspectRoutes(createApp()).filter(({ isMiddleware }) => !isMiddleware);
  const byKey = new Map(handlers.map(({ method, path }) => [`${method} ${path}`, { method, path }]));
  return [...byKey.values()];
}

export const keyOf = ({ method, path }: Route): string => `${method} ${path}`;

/** The address with its parameters filled in; `other` fills those without a value. */
export const fillIn = (
  path: string,
  values: Readonly<Record<string, string>>,
  other: (name: string) => string = (name) => name,
): string =>
  path.replace(/:(\w+)(\{.*\})?/g, (_, name: string) => values[name] ?? other(name)).replace(/\*$/, 'x');
