import type * as hooksModule from 'preact/hooks';
import { afterEach, expect, test, vi } from 'vitest';
import { TurnBar, type TurnBarProps } from '../../web/table/TurnBar.tsx';

const hooks = vi.hoisted(() => ({ focus: () => undefined as void, deps: '' }));

// The bar is called as a function, without a browser: an effect runs when what it depends on has changed.
vi.mock('preact/hooks', async (actual) => ({
  ...(await actual<typeof hooksModule>()),
  useRef: () => ({ current: { focus: () => hooks.focus() } }),
  useEffect: (effect: () => void, deps: readonly unknown[]) => {
    const now = JSON.stringify(deps);
    if (hooks.deps !== now) effect();
    hooks.deps = now;
  },
}));

afterEach(() => vi.unstubAllGlobals());

const BAR: TurnBarProps = {
  title: 'your action',
  yours: true,
  hint: 'Choose an action.',
  status: '',
  steps: [],
  balance: '',
  canSend: false,
  canGoBack: false,
  unfinished: false,
  sending: { kind: 'idle' },
  tip: null,
  children: null,
  back: () => undefined,
  send: () => undefined,
  repeat: () => undefined,
};

test('the keyboard goes on from the bar’s title once its button is gone, whatever of the decision has changed', () => {
  const at = (place: string) =>
    vi.stubGlobal('document', {
      activeElement: { matches: (places: string) => places.split(', ').includes(place) },
    });
  at('button');
  const focus = vi.fn<() => void>();
  hooks.focus = focus;
  TurnBar(BAR);
  at('body');
  TurnBar({ ...BAR, status: 'Ana is here.' });
  expect(focus).not.toHaveBeenCalled();
  TurnBar({ ...BAR, title: 'end the turn' });
  expect(focus).toHaveBeenCalledTimes(1);
  TurnBar({ ...BAR, title: 'end the turn', hint: '' });
  expect(focus).toHaveBeenCalledTimes(2);
  at('main'); // the page is new
  TurnBar({ ...BAR, title: 'end the turn', hint: '', steps: ['Ana harvests.'] });
  expect(focus).toHaveBeenCalledTimes(3);
});

test('the title is described by the hint only where there is one', () => {
  vi.stubGlobal('document', { activeElement: null });
  const described = (hint: string): boolean =>
    JSON.stringify(TurnBar({ ...BAR, hint })).includes('"aria-describedby":"turn-hint"');
  expect([described('Choose an action.'), described('')]).toEqual([true, false]);
});
