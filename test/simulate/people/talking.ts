import { onceIn } from '../world/chance.ts';
import { connect } from '../../worker/support/socket.ts';
import type { Act, Scene } from './scene.ts';

/** Acts by which people at a table meet: questions, messages, notes, blocks, open pages. */

const DAY = 86_400_000;

/** Do they sit at the table? */
const sits = ({ seat, view }: Scene): boolean =>
  seat !== undefined && (view?.status === 'open' || view?.status === 'running' || view?.status === 'over');

const ask: Act = {
  name: 'ask the table',
  often: ({ isRunning, seat }) => (isRunning && seat !== undefined ? 3 : 0),
  may: 'QUESTION_OPEN QUESTION_POINTLESS PLAYER_NOT_LATE CHANGES_EXHAUSTED SEAT_NOT_FOUND',
  do: (scene) => {
    const { stream, world, view } = scene;
    const seat = stream.int(view?.seats.length ?? 1);
    const proposal = stream.pick([
      { kind: 'pause', until: world.now + DAY + stream.int(4 * DAY) },
      { kind: 'end' },
      { kind: 'end' },
      { kind: 'end' }, // whoever has ended a game together may invite each other
      { kind: 'replace', seat, with: 'successor' },
      { kind: 'replace', seat, with: 'bot' },
    ]);
    return scene.post(`${scene.path}/questions`, proposal);
  },
};

const isQuestioned = ({ view, seat }: Scene): boolean =>
  view?.question != null && seat !== undefined && view.question.asked.includes(seat);

const vote: Act = {
  name: 'vote',
  often: (scene) => (isQuestioned(scene) ? 25 : 0),
  may: 'CHANGES_EXHAUSTED',
  do: (scene) =>
    scene.post(`${scene.path}/votes`, {
      expect: scene.view?.seq ?? 0,
      question: scene.view?.question?.id ?? '',
      answer: onceIn(scene.stream, 3) ? 'no' : 'yes',
    }),
};

const message: Act = {
  name: 'message',
  often: (scene) => (sits(scene) ? 3 : 0),
  may: 'MESSAGES_EXHAUSTED',
  repeats: true,
  do: (scene) => {
    const { stream, view } = scene;
    const named = stream.pick(view?.seats ?? []).name ?? 'nobody';
    const id = `message-${Array.from({ length: 12 }, () => stream.int(10)).join('')}`;
    return scene.post(`${scene.path}/messages`, {
      id,
      text: onceIn(stream, 2) ? `@${named} your turn?` : 'Hello',
    });
  },
};

const note: Act = {
  name: 'note',
  often: (scene) => (sits(scene) ? 1 : 0),
  may: 'MESSAGES_EXHAUSTED NOTES_CHANGED',
  do: async (scene) => {
    const notes = await scene.ask<{ version: number }>('GET', `${scene.path}/notes`);
    if (notes.body === undefined) return;
    const text = `A plan of ${scene.person.name}`;
    await scene.put(`${scene.path}/notes`, { text, version: notes.body.version });
  },
};

const block: Act = {
  name: 'block',
  often: (scene) => (scene.person.habits.isHostile && sits(scene) ? 1 : 0),
  may: 'SEAT_NOT_FOUND NOT_YOUR_SEAT',
  do: (scene) => {
    const seat = scene.stream.int(scene.view?.seats.length ?? 1);
    const method = onceIn(scene.stream, 3) ? 'DELETE' : 'POST';
    return scene.ask(method, `${scene.path}/seats/${seat}/block`, {});
  },
};

const report: Act = {
  name: 'report',
  often: (scene) => (scene.person.habits.isHostile && sits(scene) ? 1 : 0),
  may: 'REPORTS_EXHAUSTED SEAT_NOT_FOUND',
  do: (scene) => scene.post(`${scene.path}/report`, { seat: 0, text: 'Slow' }),
};

/** The page of the game stays open, in front of the person or behind other windows. */
const openPage: Act = {
  name: 'open page',
  often: ({ person, view }) => (view !== undefined && !person.pages.has(view.id) ? 6 : 0),
  do: async (scene) => {
    const { view, person, browser, world } = scene;
    if (view === undefined) return;
    const live = await connect({ path: scene.path }, browser).catch((error: unknown) => {
      if (world.faults.struck === undefined) throw error;
    });
    scene.counted(live ? '101' : 'no socket');
    if (!live) return;
    world.hear(person.number, scene.path, live);
    if (!onceIn(scene.stream, 3)) live.send('here');
    if (world.faults.strikes('brokenPage')) live.close();
    else person.pages.set(view.id, { live, browser, playerId: browser.playerId });
  },
};

export const TALKING: readonly Act[] = [ask, vote, message, note, block, report, openPage];
