import * as v from 'valibot';

/** What the commands have in common: their exit codes, and what they take and print. */

/** A wrong call is told in a line, and so is a file that cannot be read; the exit code is then 2. Other errors are faults. */
export async function runCommand(usage: string, work: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await work();
  } catch (error) {
    const wrong = wrongCall(error, usage);
    if (wrong === undefined) throw error;
    console.error(wrong);
    process.exitCode = 2;
  }
}

function wrongCall(error: unknown, usage: string): string | undefined {
  if (error instanceof RangeError) return error.message;
  if (!(error instanceof Error && 'code' in error && typeof error.code === 'string')) return undefined;
  if (error.code.startsWith('ERR_PARSE_ARGS_')) return `${error.message}\n${usage}`;
  return error.code === 'ENOENT' || error.code === 'EISDIR' ? error.message : undefined;
}

/** A number of the command line. Throws a RangeError for another text. */
export function wholeNumber(
  name: string,
  text: string,
  { min = 0, max = Number.MAX_SAFE_INTEGER } = {},
): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < min || number > max)
    throw new RangeError(
      `--${name} is a whole number from ${min}${max < Number.MAX_SAFE_INTEGER ? ` to ${max}` : ''}`,
    );
  return number;
}

/** JSON of this schema, as it is given on the command line or in a file. Throws a RangeError for another text. */
export function jsonGiven<T>(what: string, text: string, schema: v.GenericSchema<unknown, T>): T {
  const parsed = v.safeParse(schema, parsedJson(what, text));
  if (parsed.success) return parsed.output;
  throw new RangeError(`${what}: ${v.summarize(parsed.issues)}`);
}

function parsedJson(what: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new RangeError(`${what} is not JSON`);
  }
}

/** A text as it may be printed: nothing that somebody wrote steers the terminal. */
export const printable = (text: string): string => text.replaceAll(/\p{Cc}/gu, '\uFFFD');
