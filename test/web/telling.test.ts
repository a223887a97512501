import { expect, test } from 'vitest';
import type { Api } from '../../web/lib/api.ts';
import type { Platform } from '../../web/lib/platform.ts';
import { GameTellingModel, TellingModel } from '../../web/features/telling/telling.ts';

const STORED = { quiet: false, digestHour: null, mailAfterHours: null };

/** A service that answers a change with the changed setting, or refuses it. */
function service(stored: unknown, refuses = false) {
  const asked: string[] = [];
  const ask = async (method: string, path: string, body?: unknown) => {
    asked.push(`${method} ${path}${body === undefined ? '' : ` ${JSON.stringify(body)}`}`);
    if (refuses && method === 'PUT') return { ok: false, failure: { code: 'CHANGES_EXHAUSTED' } };
    return { ok: true, value: body ?? stored };
  };
  return { asked, platform: { api: { ask } as unknown as Api } as Platform };
}

test('a change of when to be told keeps what else was chosen', async () => {
  const { asked, platform } = service({ ...STORED, quiet: true });
  const model = new TellingModel(platform);
  await model.load();
  expect(model.saved.value).toBe(false);
  await model.change({ digestHour: 18 });
  expect(asked.at(-1)).toBe('PUT /api/me/telling {"quiet":true,"digestHour":18,"mailAfterHours":null}');
  expect([model.value.value?.digestHour, model.saved.value]).toEqual([18, true]);
});

test('nothing is stored before it is known what was chosen', async () => {
  const { asked, platform } = service(STORED);
  await new TellingModel(platform).change({ quiet: true });
  expect(asked).toEqual([]);
});

test('a refused change leaves what was chosen before', async () => {
  const { platform } = service({ telling: 'all' }, true);
  const model = new GameTellingModel(platform, 'a222222222222222');
  await model.load();
  await model.put({ telling: 'none' });
  expect([model.value.value?.telling, model.saved.value, model.asking.value.kind]).toEqual([
    'all',
    false,
    'failed',
  ]);
});

test('two changes in quick succession are both kept', async () => {
  const { asked, platform } = service(STORED);
  const model = new TellingModel(platform);
  await model.load();
  await Promise.all([model.change({ digestHour: 8 }), model.change({ quiet: true })]);
  expect(asked.at(-1)).toBe('PUT /api/me/telling {"quiet":true,"digestHour":8,"mailAfterHours":null}');
  expect(model.value.value).toEqual({ quiet: true, digestHour: 8, mailAfterHours: null });
  expect(model.saved.value).toBe(true);
});
