import { createInterface } from 'node:readline';
import { allows, type Choice, type Param } from '#shared/kernel/choices.ts';

/** Asks one question; undefined if the input has ended. */
export type Ask = (question: string) => Promise<string | undefined>;

/**
 * Questions go to stderr, so that stdout contains only the game. It must be closed, or the process does not end.
 */
export function asker(input: NodeJS.ReadableStream): { readonly ask: Ask; readonly close: () => void } {
  const terminal = createInterface({ input });
  const lines = terminal[Symbol.asyncIterator]();
  const ask: Ask = async (question) => {
    process.stderr.write(`${question} `);
    const line = await lines.next();
    return line.done === true ? undefined : line.value.trim();
  };
  return { ask, close: () => terminal.close() };
}

/**
 * A move from the terminal: typed as JSON, or as the number of a choice, whose open parameters are then asked
 * for. Undefined if the input has ended. The rules decide whether it is legal.
 */
export async function askMove(choices: readonly Choice[], ask: Ask): Promise<unknown> {
  choices.forEach((choice, i) =>
    console.error(`  ${i + 1}  ${choice.type} ${choice.params.map(range).join(' ')}`),
  );
  for (;;) {
    const answer = await ask('move (number or JSON)?');
    if (answer === undefined) return undefined;
    const choice = choices[Number(answer) - 1];
    if (choice !== undefined) return fill(choice, ask);
    const move = parsed(answer);
    if (move !== undefined) return move;
    console.error(`neither a number from 1 to ${choices.length} nor JSON`);
  }
}

async function fill(choice: Choice, ask: Ask): Promise<unknown> {
  const params: [string, unknown][] = [];
  for (const param of choice.params) {
    const value = await askParam(param, ask);
    if (value === undefined) return undefined;
    params.push([param.name, value]);
  }
  return { type: choice.type, ...Object.fromEntries(params) };
}

async function askParam(param: Param, ask: Ask): Promise<unknown> {
  if (param.kind === 'one' && param.of.length === 1) return param.of[0];
  for (;;) {
    const answer = await ask(`${range(param)}?`);
    if (answer === undefined) return undefined;
    const value = valueOf(param, answer);
    if (allows(param, value)) return value;
    console.error('not one of these');
  }
}

function valueOf(param: Param, answer: string): unknown {
  switch (param.kind) {
    case 'one':
      return param.of.find((item) => String(item) === answer);
    case 'range':
      return Number(answer);
    case 'subset': {
      const named = answer.split(/[\s,]+/).filter((word) => word !== '');
      const chosen = param.of.filter((item) => named.includes(String(item)));
      return chosen.length === named.length ? chosen : undefined;
    }
    case 'fields':
      return parsed(answer);
  }
}

function range(param: Param): string {
  switch (param.kind) {
    case 'one':
      return `${param.name}: ${param.of.join(' | ')}`;
    case 'range':
      return `${param.name}: ${param.min} to ${param.max}`;
    case 'subset':
      return `${param.name}: ${param.min} to ${param.max} of ${param.of.join(' ')}`;
    case 'fields':
      return `${param.name}: JSON, ${param.min} to ${param.max} of ${JSON.stringify(param.fields)}`;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
