import { expect, test } from 'vitest';
import { gameIds } from '#shared/games/meta.ts';
import { until } from '../support/until.ts';
import { PHONE, visit } from './support/browser.ts';
import { decide, FINGER, turnBar } from './support/vehicle.ts';
import { service, setStage } from './support/stage.ts';
import { makeGame } from './support/table.ts';
import { VEHICLE } from '../support/vehicle.ts';

setStage();

/** What `docs/operating.md` computes with: requests of a visit beside those of its moves. */
const VISIT = 6;

test('a visit asks the service for little, and a move is one request more', async () => {
  const { page } = await visit('Ana', PHONE);
  await page.goto(service.origin);
  const seats = [{ kind: 'me', name: 'Ana' } as const, { kind: 'bot' } as const];
  const { id } = await makeGame(page, service.origin, { game: VEHICLE, seats });
  const table = `${service.origin}/g/${id}`;
  await page.goto(table);
  await turnBar(page).waitFor();
  await until(
    'the page to be kept',
    async () => (await page.evaluate(() => navigator.serviceWorker.controller !== null)) || undefined,
  );
  await page.goto('about:blank'); // what the first visit still asks for is none of the next one's requests
  const asked: string[] = [];
  page
    .context()
    .on('request', (request) => void asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
  page.on('websocket', () => void asked.push('live'));
  const dynamic = () => asked.filter((one) => /^live| \/(api|next)/.test(one));
  await page.goto(table, { waitUntil: 'networkidle' });
  await turnBar(page).waitFor();
  const opening = dynamic();
  expect(opening.length, opening.join(', ')).toBeLessThanOrEqual(VISIT);
  await decide(page, 0, FINGER);
  await turnBar(page).getByRole('button', { name: /^Send/ }).tap();
  await until(
    'the move to be sent',
    async () => dynamic().some((one) => one.endsWith('/moves')) || undefined,
  );
  expect(dynamic().filter((one) => one.startsWith('POST'))).toEqual([`POST /api/games/${id}/moves`]);
});

/** Runs in the page. */
const isAtNewest = (): boolean => {
  const box = document.querySelector('.log-box');
  return box !== null && box.clientHeight > 0 && box.scrollTop + box.clientHeight > box.scrollHeight - 2;
};

test.each(gameIds)('the log of a finished game of %s opens at its newest line', async (game) => {
  const { page } = await visit('nobody', PHONE);
  await page.goto(`${service.origin}/g/sample-${game}`);
  await page.locator('.log-box').waitFor();
  await until('the newest line', async () => (await page.evaluate(isAtNewest)) || undefined);
});
