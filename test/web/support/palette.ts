import { readFileSync } from 'node:fs';

/** The page's colours as its style sheet gives them. */

export const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

/** Custom properties by theme; the dark ones stand in the media query and override the light ones. */
function variables(file: string): Record<Theme, ReadonlyMap<string, string>> {
  const css = readFileSync(new URL(`../../../web/ui/styles/${file}`, import.meta.url), 'utf8');
  const [light = '', dark = ''] = css.split('@media screen and (prefers-color-scheme: dark)');
  const read = (text: string): [string, string][] =>
    [...text.matchAll(/^\s*--([\w-]+): (#[0-9a-f]{6});/gm)].map(([, name = '', value = '']) => [name, value]);
  return { light: new Map(read(light)), dark: new Map([...read(light), ...read(dark)]) };
}

const colours = variables('tokens.css');

/** @throws {Error} if the style sheet has no such colour */
export function colour(theme: Theme, name: string): string {
  const value = colours[theme].get(name);
  if (value === undefined) throw new Error(`no colour --${name}`);
  return value;
}
