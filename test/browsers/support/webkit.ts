import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../../../scripts/lib/service.ts';
import { until } from '../../support/until.ts';
import type { Driver, Key, Tab } from './driver.ts';

/** WebKit over WebDriver's plain HTTP, on a screen that is not there. Every session is a browser of its own. */

const SCREEN = '1600x1200x24';
/** Any single command takes less. */
const COMMAND_MS = 60_000;

/** As WebDriver writes them. */
const KEYS: Readonly<Record<Key, string>> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
};

export async function startWebKit(executablePath: string): Promise<Driver> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = await numberFrom(screen);
  const port = await freePort();
  const service = spawn(executablePath, ['-p', `${port}`], {
    env: {
      ...process.env,
      DISPLAY: `:${display}`,
      LC_ALL: 'C.UTF-8',
      LANGUAGE: 'en_GB',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1', // there is no graphics card
    },
    stdio: 'ignore',
  });
  const at = `http://127.0.0.1:${port}`;
  await until('WebKit’s driver', () => ask(at, 'GET', '/status').catch(() => undefined));
  return {
    open: async () => {
      const { sessionId } = await ask<{ sessionId: string }>(at, 'POST', '/session', { capabilities: {} });
      return new WebKitTab(`${at}/session/${sessionId}`);
    },
    stop: async () => {
      for (const child of [service, screen]) await end(child);
    },
  };
}

/** The number of its display, which it writes once it is there. */
async function numberFrom(screen: ChildProcess): Promise<string> {
  const pipe = screen.stdio[3];
  if (pipe === null || pipe === undefined) throw new Error('no pipe');
  const [text] = (await once(pipe, 'data')) as [Buffer];
  return text.toString().trim();
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const gone = once(child, 'exit');
  child.kill();
  await gone;
}

interface Refusal {
  readonly error: string;
  readonly message: string;
}

/** One command. */
async function ask<T>(at: string, method: string, command: string, body?: object): Promise<T> {
  const response = await fetch(`${at}${command}`, {
    method,
    signal: AbortSignal.timeout(COMMAND_MS),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const { value } = (await response.json()) as { readonly value: T | Refusal };
  if (response.ok) return value as T;
  const { error, message } = value as Refusal;
  throw new Error(`${method} ${command}: ${error}, ${message}`);
}

/** In the page: what a function returns, or throws, now or later. Later it is left where it is looked for. */
const CALL = `
  const keep = (outcome) => (window.outcomeForTheTests = outcome);
  const value = (FUNCTION)(arguments[0]);
  if (!(value instanceof Promise)) return { value };
  keep(null);
  value.then((value) => keep({ value }), (error) => keep({ error: String(error) }));
  return null;
`;
const LOOK =
  "return window.outcomeForTheTests === undefined ? { error: 'left' } : window.outcomeForTheTests;";

type Outcome<Result> = { readonly value: Awaited<Result> } | { readonly error: string };

class WebKitTab implements Tab {
  readonly #at: string;

  constructor(at: string) {
    this.#at = at;
  }

  #do = <T = null>(command: string, body: object): Promise<T> => ask(this.#at, 'POST', command, body);

  async goto(address: string): Promise<void> {
    await this.#do('/url', { url: address });
  }

  async evaluate<Given, Result>(its: (given: Given) => Result, given: Given): Promise<Awaited<Result>> {
    const script = CALL.replace('FUNCTION', () => String(its));
    const run = (script: string): Promise<Outcome<Result> | null> =>
      this.#do('/execute/sync', { script, args: [given] });
    const outcome =
      (await run(script)) ??
      (await until('the page', async () => (await run(LOOK)) ?? undefined, COMMAND_MS));
    if ('error' in outcome) throw new Error(outcome.error);
    return outcome.value;
  }

  async pressAt(x: number, y: number): Promise<void> {
    const at = { x: Math.round(x), y: Math.round(y) };
    await this.#act({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' } }, [
      { type: 'pointerMove', ...at },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]);
  }

  async type(text: string): Promise<void> {
    const strokes = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.#act({ type: 'key', id: 'keys' }, strokes);
  }

  press = (key: Key): Promise<void> => this.type(KEYS[key]);

  async #act(device: object, actions: readonly object[]): Promise<void> {
    await this.#do('/actions', { actions: [{ ...device, actions }] });
  }

  async resize(width: number, height: number): Promise<void> {
    await this.#do('/window/rect', { width, height });
  }

  async picture(): Promise<Buffer> {
    return Buffer.from(await ask<string>(this.#at, 'GET', '/screenshot'), 'base64');
  }

  async close(): Promise<void> {
    await ask(this.#at, 'DELETE', '');
  }
}
