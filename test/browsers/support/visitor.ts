import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';
import { addressOf, pinHere, pinned, pinsOf } from '../../e2e/support/pinned.ts';
import { until } from '../../support/until.ts';
import type { Key, Tab } from './driver.ts';
import { startFront, type Front } from './front.ts';
import { driver } from './stage.ts';

/** Limit of any wait, on a busy machine, in ms. */
const PATIENCE = 60_000;

/** Where failed tests leave what was on the screen. */
const PICTURES = 'test/e2e/shots';

/** A phone held upright, and a desk. WebKit's window is never narrower than its bar, some 450 px. */
export const PHONE = [360, 740] as const;
export const DESK = [1440, 900] as const;

/** Elements by what they are; anything else is a selector. */
const ROLES = {
  button: 'button, summary, [role=button]',
  link: 'a[href]',
  heading: 'h1, h2, h3, h4',
  textbox: 'input, textarea',
  region: 'section, aside, [role=region]',
} as const;

/** What is looked for: a role or a selector, and its name. */
export type Thing = readonly [what: keyof typeof ROLES | (string & {}), name?: RegExp];

interface Query {
  readonly css: string;
  readonly name: string;
  readonly focus: boolean;
}

/** What is seen of the first one. `point`: of its middle, once it rests and nothing lies over it. */
interface Sight {
  readonly text: string;
  readonly isOff: boolean;
  /** For readers of a failed test. */
  readonly state: string;
  readonly point: readonly [x: number, y: number] | null;
}

/** A person with a browser and a profile of their own. */
export class Visitor {
  readonly name: string;
  readonly front: Front;
  readonly tab: Tab;

  constructor(name: string, front: Front, tab: Tab) {
    this.name = name;
    this.front = front;
    this.tab = tab;
  }

  goto = (path: string): Promise<void> => this.tab.goto(`${this.front.origin}${path}`);
  path = (): Promise<string> => this.tab.evaluate(() => location.pathname, null);

  /** Waits until `isSo` holds in the page, also while the page is left for another. */
  async waitUntil<Given>(what: string, isSo: (given: Given) => unknown, given: Given): Promise<void> {
    await this.#until(what, async () => ((await this.tab.evaluate(isSo, given)) ? true : undefined));
  }

  /** An error of a look at a page that is being left is none, unless it stays. */
  async #until<T>(what: string, look: () => Promise<T | undefined>): Promise<T> {
    let last: unknown;
    const attempt = (): Promise<T | undefined> =>
      look().catch((error: unknown) => {
        last = error;
        return undefined;
      });
    return until(what, attempt, PATIENCE).catch((error: unknown) => {
      throw new Error(`${this.name}: ${String(error)}`, { cause: last });
    });
  }

  /** Waits for a text that can be read. */
  sees = (text: RegExp): Promise<void> =>
    this.waitUntil(`${text} to be seen`, isRead, { text: text.source, flags: text.flags, is: true });

  /** Waits until a text can be read no longer. */
  misses = (text: RegExp): Promise<void> =>
    this.waitUntil(`${text} to be gone`, isRead, { text: text.source, flags: text.flags, is: false });

  /** Waits for a thing that is drawn, and returns its text. */
  finds = async (...thing: Thing): Promise<string> =>
    (await this.#until(`${thing.join(' ')} to be there`, () => this.#look(thing))).text;

  has = async (...thing: Thing): Promise<boolean> => (await this.#look(thing)) !== undefined;

  /** Waits until a thing is gone. */
  async loses(...thing: Thing): Promise<void> {
    const isGone = async (): Promise<true | undefined> => !(await this.has(...thing)) || undefined;
    await this.#until(`${thing.join(' ')} to be gone`, isGone);
  }

  /** Presses a thing once it rests, is on, and nothing lies over it. */
  press = async (...thing: Thing): Promise<void> => void (await this.pressFirst(thing));

  /** Presses the first of these that can be pressed, and returns which it was. */
  async pressFirst(...things: readonly Thing[]): Promise<Thing> {
    const states = new Map<Thing, string>();
    return this.#until(`one of ${things.join(' | ')} to be pressed`, async () => {
      for (const thing of things) {
        const sight = await this.#look(thing);
        if (sight?.isOff === false && sight.point !== null && (await this.#hits(sight.point))) return thing;
        states.set(thing, sight?.state ?? 'not there');
      }
      return undefined;
    }).catch((error: unknown) => {
      throw new Error(`${String(error)}: ${[...states.values()].join('; ')}`, { cause: error });
    });
  }

  /** Presses there. False if what was looked at has moved away meanwhile: nothing was pressed then. */
  async #hits([x, y]: readonly [x: number, y: number]): Promise<boolean> {
    await this.tab.pressAt(x, y);
    return this.tab.evaluate(() => !(window as Aim).hasMissed, null).catch(() => true); // the page was left
  }

  /** Types into a field and ends the line. */
  async say(line: string, ...field: Thing): Promise<void> {
    await this.#until(`${field.join(' ')} to be there`, () => this.#look(field, true));
    await this.tab.type(line);
    await this.key('Enter');
  }

  key = (key: Key): Promise<void> => this.tab.press(key);

  async #look([what, name]: Thing, focus = false): Promise<Sight | undefined> {
    const css = what in ROLES ? ROLES[what as keyof typeof ROLES] : what;
    return (await this.tab.evaluate(lookFor, { css, name: name?.source ?? '', focus })) ?? undefined;
  }
}

/** A new browser for `name`, closed after the test. */
export async function visit(
  name: string,
  size: readonly [number, number],
  { target = inject('origin'), script = '' } = {},
): Promise<Visitor> {
  const pin = `(${pinHere})(${JSON.stringify(pinsOf(name))});`;
  const [front, tab] = await Promise.all([
    startFront(target, addressOf(name), [`(${guardAim})();`, pin, script]),
    driver.open(),
  ]);
  await tab.resize(...size);
  const visitor = new Visitor(name, front, tab);
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail') console.error(await sightOf(visitor));
    await tab.close();
    await front.stop();
  });
  return visitor;
}

/** What a person sees at the end, for readers of a failed test. */
async function sightOf({ name, tab, front }: Visitor): Promise<string> {
  const picture = join(PICTURES, `${inject('browser')}-${pinned(name).slice(0, 8)}.png`);
  mkdirSync(PICTURES, { recursive: true });
  await tab.picture().then((png) => writeFileSync(picture, png), console.error);
  const seen = await tab
    .evaluate(
      () =>
        `${location.href}, ${document.title}\n${document.querySelector<HTMLElement>('.turn-bar, main')?.innerText}`,
      null,
    )
    .catch(String);
  return `${name} at ${seen.slice(0, 1500)}\nsee ${picture}\n${name} complained: ${front.complaints.join(' | ')}`;
}

/** In the page: is a text there to read, as it should be or not? */
function isRead({
  text,
  flags,
  is,
}: {
  readonly text: string;
  readonly flags: string;
  readonly is: boolean;
}): boolean {
  const isolates = /[\u2066-\u2069]/g; // stand around names, and are not seen
  return new RegExp(text, flags).test(document.body.innerText.replaceAll(isolates, '')) === is;
}

/** In the page: the first drawn element with this name, brought into the window. */
async function lookFor({ css, name, focus }: Query): Promise<Sight | null> {
  const textOf = (of: Element | null | undefined): string =>
    (of as HTMLElement | null)?.innerText?.trim() ?? '';
  const nameOf = (element: Element): string => {
    const by = element.getAttribute('aria-labelledby');
    if (by !== null)
      return by
        .split(/\s+/)
        .map((id) => document.getElementById(id)?.textContent)
        .join(' ');
    const label = 'labels' in element ? textOf((element as HTMLInputElement).labels?.[0]) : '';
    return element.getAttribute('aria-label') ?? (label || textOf(element));
  };
  const isDrawn = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });
  const wanted = new RegExp(name);
  const found = [...document.querySelectorAll(css)].find(
    (element) =>
      isDrawn(element) &&
      wanted.test(
        nameOf(element)
          .replaceAll(/[\u2066-\u2069]/g, '')
          .replaceAll(/\s+/g, ' '),
      ),
  );
  if (found === undefined) return null;
  if (focus) (found as HTMLElement).focus();
  const isOff = found.matches(':disabled, [aria-disabled=true]');
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const place = (): DOMRect => found.getBoundingClientRect();
  const middle = ({ x, y, width, height }: DOMRect) => [x + width / 2, y + height / 2] as const;
  const isFree = (): boolean => {
    const over = document.elementFromPoint(...middle(place()));
    return over !== null && (found.contains(over) || over.closest('label')?.contains(found) === true);
  };
  if (!isFree()) found.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const before = place();
  await frame();
  await frame();
  const after = place();
  const rests = before.x === after.x && before.y === after.y && before.width === after.width;
  const over = document.elementFromPoint(...middle(after));
  const [x, y] = middle(after);
  const state = `${isOff ? 'off' : 'on'}, ${rests ? 'at rest' : 'moving'}, ${x},${y} under ${over?.outerHTML.slice(0, 80)}`;
  const point = rests && isFree() ? ([x, y] as const) : null;
  Object.assign(window as Aim, { aimedAt: found, hasMissed: false });
  return { text: textOf(found), isOff, state, point };
}

/** In the page's window: what is to be pressed next, and whether the press came elsewhere. */
interface Aim {
  aimedAt?: Element;
  hasMissed?: boolean;
}

/** Runs in the page before its own scripts: a press that comes when its aim has moved away is swallowed whole. */
function guardAim(): void {
  const aim = window as Aim;
  const isOver = (target: EventTarget | null): boolean =>
    target instanceof Element &&
    aim.aimedAt !== undefined &&
    (aim.aimedAt.contains(target) || target.closest('label')?.contains(aim.aimedAt) === true);
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
    addEventListener(
      type,
      (event) => {
        if (type === 'pointerdown') aim.hasMissed = !isOver(event.target);
        if (!aim.hasMissed) return;
        event.preventDefault();
        event.stopImmediatePropagation();
      },
      true,
    );
}
