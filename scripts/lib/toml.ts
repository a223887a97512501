/** wrangler.toml as text: a command reads and changes single values, and leaves comments and all else as they are. */

/** The blocks `[[name]]` of an array of tables, each without its heading. */
export const tablesOf = (toml: string, name: string): readonly string[] =>
  blocksOf(toml)
    .filter(({ heading }) => heading === `[[${name}]]`)
    .map(({ text }) => text);

/** The value of a key in a section, without quotes; undefined if it is not set. The section `''` is what comes before all headings. */
export function valueOf(toml: string, section: string, key: string): string | undefined {
  const block = blocksOf(toml).find(({ heading }) => heading === headingOf(section));
  return block && valueIn(block.text, key);
}

/** The value of a key in a block, without quotes. */
export function valueIn(block: string, key: string): string | undefined {
  const [, quoted, bare] = new RegExp(`^${key} = (?:"([^"]*)"|([^\\s#"]+))`, 'm').exec(block) ?? [];
  return quoted ?? bare;
}

/** The text with a key of a section set, in its own line, or in that of its comment, or in a new one. `value` is TOML. */
export function withValue(toml: string, section: string, key: string, value: string): string {
  return joined(
    blocksOf(toml).map((block) =>
      block.heading === headingOf(section) ? { ...block, text: set(block.text, key, value) } : block,
    ),
  );
}

/** The text with a key set in each block `[[name]]`. */
export const withValueInTables = (toml: string, name: string, key: string, value: string): string =>
  joined(
    blocksOf(toml).map((block) =>
      block.heading === `[[${name}]]` ? { ...block, text: set(block.text, key, value) } : block,
    ),
  );

/** The text with all blocks `[[name]]` as comments. */
export const withoutTables = (toml: string, name: string): string =>
  joined(
    blocksOf(toml).map((block) =>
      block.heading === `[[${name}]]`
        ? { heading: `# ${block.heading}`, text: block.text.replaceAll(/^(?=\w)/gm, '# ') }
        : block,
    ),
  );

const joined = (blocks: readonly Block[]): string =>
  blocks.map(({ heading, text }) => (heading === '' ? text : `${heading}\n${text}`)).join('');

function set(text: string, key: string, value: string): string {
  const line = `${key} = ${value}`;
  const own = new RegExp(`^${key} = (?:"[^"]*"|\\[.*\\]|[^\\s#]+)`, 'm');
  if (own.test(text)) return text.replace(own, () => line);
  const commented = new RegExp(`^# ${key} = (?:"[^"]*"|\\[.*\\]|[^\\s#]+)`, 'm');
  if (commented.test(text)) return text.replace(commented, () => line);
  const [keys = ''] = /^(?:[^]*\n)?[\w.]+ = .*\n/.exec(text) ?? []; // up to the last key: what follows may be about the next heading
  return `${keys}${line}\n${text.slice(keys.length)}`;
}

const headingOf = (section: string): string => (section === '' ? '' : `[${section}]`);

interface Block {
  /** `[section]`, `[[table]]`, or empty for what comes before the first. */
  readonly heading: string;
  readonly text: string;
}

const HEADING = /^\[\[?[\w.]+\]\]?$/;

function blocksOf(toml: string): readonly Block[] {
  const blocks: { heading: string; lines: string[] }[] = [{ heading: '', lines: [] }];
  for (const line of toml.split('\n'))
    if (HEADING.test(line)) blocks.push({ heading: line, lines: [] });
    else blocks.at(-1)?.lines.push(line);
  return blocks.map(({ heading, lines }, n) => ({
    heading,
    text: lines.join('\n') + (n < blocks.length - 1 && lines.length > 0 ? '\n' : ''),
  }));
}
