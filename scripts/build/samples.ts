import type { Plugin } from 'vite';
import type { playedSample } from '../../web/features/samples/playedSample.ts';
import { SAMPLES } from '../../web/routes.ts';

/** The module that plays the samples. */
const PLAYING = new URL('../../web/features/samples/playedSample.ts', import.meta.url);

/** What begins the names of the recorded parts. */
const PART = 'sample-part:';

/** The built page has its samples recorded: what plays them is replaced by what it has played. */
export function recordedSamples(): Plugin {
  return {
    name: 'recorded-samples',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => (source.startsWith(PART) ? `\0${source}` : undefined),
    load: (id) => (id.endsWith('/web/features/samples/playedSample.ts') ? asking() : recorded(id)),
  };
}

/** A module with the same export, which fetches what was recorded. */
const asking = (): string => `
const parts = {${Object.keys(SAMPLES)
  .map((id) => `'${id}': [() => import('${PART}view/${id}'), () => import('${PART}whole/${id}')]`)
  .join()}};
export async function playedSample(id) {
  const [view, whole] = parts[id];
  return { view: (await view()).it, whole: async () => (await whole()).it };
}`;

/** The module of a part, as JSON, which a browser reads faster than code. */
async function recorded(id: string): Promise<string | undefined> {
  const [, part, sample = ''] = /^\0sample-part:(view|whole)\/(.+)$/.exec(id) ?? [];
  const game = SAMPLES[sample];
  if (game === undefined) return undefined;
  const playing = (await import(PLAYING.href)) as { readonly playedSample: typeof playedSample };
  const { view, whole } = await playing.playedSample(sample, game);
  const json = JSON.stringify(part === 'view' ? view : await whole());
  return `export const it = JSON.parse(${JSON.stringify(json)});`;
}
