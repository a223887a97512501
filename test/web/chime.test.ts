import { describe, expect, test, vi } from 'vitest';
import { createRinger, onTurnBegun, wishChime, wishedChime } from '../../web/features/telling/chime.ts';
import { DRAW, myTurn, open, PASS } from './support/openGame.ts';
import { GameServer } from './support/server.ts';
import { settled, storage } from './support/world.ts';

const BOTH = { sound: true, vibration: true };
const NEITHER = { sound: false, vibration: false };

describe('A chime is wanted', () => {
  test('by nobody who has not asked for it, and on that device only', () => {
    const device = storage();
    expect(wishedChime(device)).toEqual(NEITHER);
    wishChime(device, { sound: true, vibration: false });
    expect(wishedChime(device)).toEqual({ sound: true, vibration: false });
    expect(wishedChime(storage())).toEqual(NEITHER);
  });

  test.each([true, 'on', ['sound'], { sound: 'yes' }, null])('not because of %j in its storage', (kept) => {
    const device = storage();
    device.write('carrack.chime', kept);
    expect(wishedChime(device)).toEqual(NEITHER);
  });
});

/** Plays the turn of whoever has it, and tells the page. */
function playTurn({ server, tab }: Awaited<ReturnType<typeof myTurn>>): void {
  const { acting } = server;
  while (server.acting === acting) {
    server.play(acting, server.state.step.phase === 'planning' ? PASS : DRAW);
    tab.listener().frame(server.frame());
  }
}

describe('The chime rings', () => {
  test('when others have played up to the player’s turn, once', async () => {
    const table = await myTurn();
    const { server, game } = table;
    const begun = vi.fn();
    onTurnBegun(game, begun);
    playTurn(table);
    while (server.acting !== 0) {
      expect(begun).not.toHaveBeenCalled();
      playTurn(table);
    }
    expect(game.yourTurn.value).toBe(true);
    expect(begun).toHaveBeenCalledTimes(1);
  });

  test('not on opening, even if it is the player’s turn', async () => {
    const begun = vi.fn();
    const { game } = await myTurn();
    onTurnBegun(game, begun);
    await settled();
    expect(begun).not.toHaveBeenCalled();
  });

  test('not when the player takes back their own move', async () => {
    const table = await myTurn();
    const { server, game, tab } = table;
    const { seq } = server;
    playTurn(table);
    expect(game.yourTurn.value).toBe(false);
    const begun = vi.fn();
    onTurnBegun(game, begun);
    server.takeBack(0, seq);
    tab.listener().frame(server.frame());
    await settled();
    expect(game.yourTurn.value).toBe(true);
    expect(begun).not.toHaveBeenCalled();
  });

  test('also when the rows were missed and the view had to be fetched', async () => {
    const table = await myTurn();
    const { server, game } = table;
    playTurn(table);
    const begun = vi.fn();
    onTurnBegun(game, begun);
    server.playUntilTurnOf(0);
    await game.refresh();
    expect(begun).toHaveBeenCalledTimes(1);
  });

  test('for no spectator', async () => {
    const server = new GameServer(null);
    const { game, tab } = await open(server);
    const begun = vi.fn();
    onTurnBegun(game, begun);
    server.playUntilTurnOf(1);
    tab.listener().frame(server.frame());
    await settled();
    expect(begun).not.toHaveBeenCalled();
  });
});

/** An audio context that notes what it is asked for. */
function fakeAudio(resumed: Promise<void> = Promise.resolve()) {
  const asked: string[] = [];
  const ends: (() => void)[] = [];
  const volume = {
    gain: {
      setValueAtTime: vi.fn(),
      linearRampToValueAtTime: (loudness: number) => asked.push(`loudness ${loudness}`),
      exponentialRampToValueAtTime: vi.fn(),
    },
    connect: vi.fn(),
  };
  const tone = {
    frequency: { value: 0 },
    connect: () => volume,
    start: () => asked.push('start'),
    stop: vi.fn(),
    addEventListener: (_: string, end: () => void) => ends.push(end),
  };
  const context = {
    currentTime: 0,
    destination: {},
    createOscillator: () => tone,
    createGain: () => volume,
    resume: () => resumed,
    suspend: async () => void asked.push('suspend'),
  };
  const vibrate = vi.fn(() => true);
  const openAudio = vi.fn(() => context as unknown as AudioContext);
  return { asked, ends, vibrate, openAudio, starts: () => asked.filter((what) => what === 'start').length };
}

describe('A ring', () => {
  test('opens no audio and moves nothing before the player has touched the page', async () => {
    const platform = fakeAudio();
    const ringer = createRinger(platform);
    ringer.ring(BOTH);
    await settled();
    expect(platform.openAudio).not.toHaveBeenCalled();
    expect(platform.vibrate).not.toHaveBeenCalled();
  });

  test('is two quiet notes and one short vibration, and lets the audio rest afterwards', async () => {
    const platform = fakeAudio();
    const ringer = createRinger(platform);
    ringer.allow();
    await settled();
    platform.asked.length = 0;
    ringer.ring(BOTH);
    await settled();
    expect(platform.starts()).toBe(2);
    expect(platform.asked).not.toContain('suspend');
    for (const end of platform.ends) end();
    expect(platform.asked.at(-1)).toBe('suspend');
    const loud = platform.asked.filter((what) => what.startsWith('loudness'));
    expect(loud.every((what) => Number(what.slice(9)) <= 0.1)).toBe(true);
    expect(platform.vibrate.mock.calls).toEqual([[60]]);
    expect(platform.openAudio).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['sound alone', { sound: true, vibration: false }, 2, 0],
    ['vibration alone', { sound: false, vibration: true }, 0, 1],
    ['nothing', NEITHER, 0, 0],
  ] as const)('is %s if that is wanted', async (_, wish, starts, vibrations) => {
    const platform = fakeAudio();
    const ringer = createRinger(platform);
    ringer.allow();
    ringer.ring(wish);
    await settled();
    expect([platform.starts(), platform.vibrate.mock.calls.length]).toEqual([starts, vibrations]);
  });

  test('that could not sound at once does not sound later', async () => {
    let release = (): void => undefined;
    const blocked = new Promise<void>((resolve) => (release = resolve));
    const platform = fakeAudio(blocked);
    const ringer = createRinger(platform);
    ringer.allow();
    const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
    ringer.ring(BOTH);
    clock.mockReturnValue(1_001);
    release();
    await settled();
    clock.mockRestore();
    expect(platform.starts()).toBe(0);
  });

  test('is nothing where the browser has neither', () => {
    const ringer = createRinger({ openAudio: undefined, vibrate: undefined });
    ringer.allow();
    ringer.ring(BOTH);
    expect(ringer.can).toEqual(NEITHER);
  });
});
