import type { NewGame } from '#shared/protocol/http.ts';
import { wholePage, type Visitor } from './browser.ts';
import { service } from './stage.ts';
import { ask, makeGame } from './table.ts';

/** The first one makes the game and the others take their seats, beside their pages: none has it open. */
export async function seatBeside(
  [host, ...guests]: readonly Visitor[],
  game: Omit<NewGame, 'seats'>,
): Promise<string> {
  if (host === undefined) throw new Error('nobody there');
  const open = guests.map(() => ({ kind: 'open' as const }));
  const { id, seats } = await makeGame(host.page, service.origin, {
    ...game,
    seats: [{ kind: 'me', name: host.name }, ...open],
  });
  for (const [i, { page, name }] of guests.entries()) {
    const token = seats[i + 1]?.link?.split('#')[1];
    await ask(page, service.origin, `/games/${id}/seats/${i + 1}/claim`, { token, name });
  }
  return id;
}

/** The first one makes the game; the others take their seats from its links. All have it open then. */
export async function seatAll(
  [host, ...guests]: readonly Visitor[],
  game: Omit<NewGame, 'seats'>,
): Promise<string> {
  if (host === undefined) throw new Error('nobody there');
  await host.page.goto(service.origin);
  const open = guests.map(() => ({ kind: 'open' as const }));
  const made = await makeGame(host.page, service.origin, {
    ...game,
    seats: [{ kind: 'me', name: host.name }, ...open],
  });
  for (const [i, guest] of guests.entries()) {
    const link = made.seats[i + 1]?.link;
    if (link === undefined) throw new Error(`no link for seat ${i + 1}`);
    await guest.page.goto(`${service.origin}${link}`);
    await guest.page.getByLabel('Your name').fill(guest.name);
    await guest.page.getByRole('button', { name: 'Take the seat' }).click();
    await guest.page.getByRole('button', { name: /look myself/ }).click();
    await guest.page.waitForURL(/\/g\//);
  }
  await host.page.goto(`${service.origin}/g/${made.id}`);
  for (const { page } of [host, ...guests]) await wholePage(page);
  return made.id;
}
