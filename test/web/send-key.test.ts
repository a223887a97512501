import { expect, test } from 'vitest';
import { isSendKey } from '../../web/components/sendKey.ts';

const press = { key: 'Enter', ctrlKey: false, metaKey: false, repeat: false, defaultPrevented: false };

test('Control or Command with Enter sends, once for each press, and Enter alone does not', () => {
  expect(isSendKey({ ...press, ctrlKey: true })).toBe(true);
  expect(isSendKey({ ...press, metaKey: true })).toBe(true);
  expect(isSendKey(press)).toBe(false);
  expect(isSendKey({ ...press, ctrlKey: true, key: 's' })).toBe(false);
  expect(isSendKey({ ...press, ctrlKey: true, repeat: true })).toBe(false);
  expect(isSendKey({ ...press, ctrlKey: true, defaultPrevented: true })).toBe(false);
});
