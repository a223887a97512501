import { expect, test } from 'vitest';
import type { GameView } from '#shared/protocol/http.ts';
import { faultsOfAll } from './support/axe.ts';
import { PHONE, visit, type Visitor } from './support/browser.ts';
import { seatBeside } from './support/seatAll.ts';
import { service, setStage } from './support/stage.ts';
import { ask, makeGame } from './support/table.ts';
import { VEHICLE } from '../support/vehicle.ts';

setStage();

/** A game of the two that they agree to end. */
async function playTogether(ana: Visitor, ben: Visitor): Promise<void> {
  const id = await seatBeside([ana, ben], { game: VEHICLE });
  await ask(ana.page, service.origin, `/games/${id}/questions`, { kind: 'end' });
  const { seq, question } = await ask<GameView>(ben.page, service.origin, `/games/${id}`);
  await ask(ben.page, service.origin, `/games/${id}/votes`, {
    expect: seq,
    question: question?.id,
    answer: 'yes',
  });
}

test('on phones one invites whom they have played with by a tap, and the other takes the seat from home', async () => {
  const [ana, ben] = [await visit('Ana', PHONE), await visit('Ben', PHONE)];
  await playTogether(ana, ben);
  const { id } = await makeGame(ana.page, service.origin, {
    game: VEHICLE,
    seats: [{ kind: 'me', name: 'Ana' }, { kind: 'open' }],
  });
  await ana.page.goto(`${service.origin}/g/${id}`);
  await ana.page.getByText('Invite a companion').click();
  await ana.page.getByRole('button', { name: /^Invite .?Ben/ }).click();
  await ana.page.getByText(/Invited: .?Ben/).waitFor();
  const faults = [
    ...(await faultsOfAll(ana.page, [
      { name: 'companions on the profile', path: '/me', ready: /1 game together/ },
    ])),
    ...(await faultsOfAll(ben.page, [
      { name: 'invited, at home', path: '/', ready: /Ana.? invites you/ },
      { name: 'invited, in the lobby', path: `/g/${id}`, ready: /keeps a seat at this table for you/ },
      { name: 'the seat that is kept', path: `/join/${id}/1`, ready: /Take the seat/ },
    ])),
  ];
  expect(faults).toEqual([]);
  await ben.page.goto(service.origin);
  await ben.page.getByRole('link', { name: /Ana.? invites you/ }).click();
  await ben.page.getByRole('button', { name: 'Take the seat' }).click();
  await ben.page.getByRole('button', { name: /look myself/ }).click();
  await ben.page.waitForURL(/\/g\//);
  const { status, seats } = await ask<GameView>(ana.page, service.origin, `/games/${id}`);
  expect([status, seats.map(({ name }) => name)]).toEqual(['running', ['Ana', 'Ben']]);
  expect([...ana.complaints, ...ben.complaints]).toEqual([]);
});
