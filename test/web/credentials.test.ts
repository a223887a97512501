import { describe, expect, test } from 'vitest';
import { ENGINE } from '#shared/engine.ts';
import { createApi } from '../../web/lib/api.ts';
import {
  type Authenticator,
  CredentialsModel,
  WaysBackModel,
} from '../../web/features/profile/identity/credentials.ts';
import {
  forgetOffer,
  isRecoveryOffered,
  offerRecovery,
  RecoveryOfferModel,
} from '../../web/features/profile/identity/recoveryOffer.ts';
import { VisitorModel } from '../../web/lib/visitor.ts';
import { GameServer } from './support/server.ts';
import { openTab } from './support/world.ts';

/** What signs a player in besides mail, as the profile shows it, and the ways back for who has lost their cookie. */

const CHALLENGE = { challenge: 'c', rpId: 'carrack.test' };
const KEY = { id: 'k', authenticatorData: 'a', clientData: 'b', signature: 's' };
const MADE = { id: 'k', authenticatorData: 'a', clientData: 'b', publicKey: 'p', algorithm: -7 };

/** A device whose player touches it when the test says so. */
function device() {
  const waiting: (() => void)[] = [];
  const touched = <T>(answer: T) => new Promise<T>((resolve) => void waiting.push(() => resolve(answer)));
  let refusal: 'cancelled' | 'known' | undefined;
  const authenticator = {
    make: () => touched(refusal ?? MADE),
    sign: () => touched(refusal ?? KEY),
  } as unknown as Authenticator;
  return {
    authenticator,
    asked: () => waiting.length,
    touch: () => waiting.shift()?.(),
    refuse: (why: 'cancelled' | 'known') => (refusal = why),
  };
}

const turns = async (): Promise<void> => {
  for (let n = 0; n < 20; n += 1) await Promise.resolve();
};

/** The page of a player; `lose`: the paths whose answers are lost, once each. */
function opened(...lose: readonly string[]) {
  const left = [...lose];
  const reach: { address: string | null } = { address: null };
  const asked: { readonly path: string; readonly body: string }[] = [];
  const api = createApi(async (path, init) => {
    const request = `${init?.method ?? 'GET'} ${path as string}`;
    asked.push({ path: request, body: String(init?.body ?? '') });
    if (left[0] === request) {
      left.shift();
      return Response.error();
    }
    switch (request) {
      case 'GET /api/me/passkeys':
        return Response.json({ available: true, passkeys: [] });
      case 'GET /api/me/channels':
        return Response.json({ mail: reach });
      case 'GET /api/me/recovery':
        return Response.json({ since: null });
      case 'GET /api/me/tokens':
        return Response.json({ tokens: [] });
      case 'GET /api/me/games':
        return Response.json({ games: [] });
      case 'GET /api/me':
        return Response.json({
          player: { id: 'a', name: 'Ana', language: null, hours: null },
          engine: ENGINE,
        });
      case 'POST /api/me/recovery':
        return Response.json({ code: 'abcd-efgh' });
      case 'POST /api/auth/passkey/new':
      case 'POST /api/auth/passkey/challenge':
        return Response.json(CHALLENGE);
      default:
        return Response.json({ player: { id: 'a', name: 'Ana' }, game: null });
    }
  });
  const platform = { ...openTab(new GameServer()), api };
  const sent = (path: string) => asked.filter((one) => one.path === path).map(({ body }) => body);
  return { platform, reach, sent, visitor: new VisitorModel(platform) };
}

describe('a passkey', () => {
  test('is asked for once, though the button is pressed again while the device waits for a touch', async () => {
    const { platform, sent } = opened();
    const own = device();
    const model = new CredentialsModel(platform, own.authenticator);
    const first = model.addPasskey();
    await turns();
    const second = model.addPasskey();
    await turns();
    expect([own.asked(), model.asking.value.kind]).toEqual([1, 'busy']);
    own.touch();
    await Promise.all([first, second]);
    expect(sent('POST /api/me/passkeys')).toHaveLength(1);
    expect(model.asking.value.kind).toBe('idle');
  });

  test.each(['cancelled', 'known'] as const)(
    'that the device does not make (%s) is said, and can be tried again',
    async (why) => {
      const { platform, sent } = opened();
      const own = device();
      own.refuse(why);
      const model = new CredentialsModel(platform, own.authenticator);
      const adding = model.addPasskey();
      await turns();
      own.touch();
      await adding;
      expect([model.refusal.value, model.asking.value.kind]).toEqual([why, 'idle']);
      expect(sent('POST /api/me/passkeys')).toEqual([]);
    },
  );

  test('signs in once, though the button is pressed again meanwhile', async () => {
    const { platform, visitor, sent } = opened();
    const own = device();
    const model = new WaysBackModel(platform, visitor, own.authenticator);
    const presses = [model.byPasskey()];
    await turns();
    presses.push(model.byPasskey());
    own.touch();
    await Promise.all(presses);
    expect(sent('POST /api/auth/passkey')).toHaveLength(1);
    expect(visitor.me.value?.name).toBe('Ana');
  });

  test('that is not touched leaves everything as it was', async () => {
    const { platform, visitor, sent } = opened();
    const own = device();
    own.refuse('cancelled');
    const model = new WaysBackModel(platform, visitor, own.authenticator);
    const press = model.byPasskey();
    await turns();
    own.touch();
    await press;
    expect([model.asking.value.kind, sent('POST /api/auth/passkey')]).toEqual(['idle', []]);
  });
});

describe('a recovery code', () => {
  test('is shown once, and gone when it is removed', async () => {
    const { platform } = opened();
    const model = new CredentialsModel(platform, device().authenticator);
    await model.makeCode();
    expect(model.code.value).toBe('abcd-efgh');
    await model.removeCode();
    expect(model.code.value).toBeUndefined();
  });

  test('whose answer was lost is sent again with the same key', async () => {
    const { platform, visitor, sent } = opened('POST /api/auth/recover');
    const model = new WaysBackModel(platform, visitor, device().authenticator);
    model.code.value = 'abcd-efgh';
    await model.byCode();
    expect([model.back.value, model.asking.value.kind]).toEqual([undefined, 'failed']);
    await model.byCode();
    expect(model.back.value).toBe('Ana');
    const [first, second] = sent('POST /api/auth/recover');
    expect(second).toBe(first);
  });

  test('is offered to a guest until they have put it away', () => {
    const { platform } = opened();
    expect(isRecoveryOffered(platform.device)).toBe(false);
    offerRecovery(platform.device);
    expect(isRecoveryOffered(platform.device)).toBe(true);
    forgetOffer(platform.device);
    expect(isRecoveryOffered(platform.device)).toBe(false);
  });

  test('is offered only while nothing else leads the player back, which may have changed since it was offered last', async () => {
    const { platform, reach } = opened();
    offerRecovery(platform.device);
    const first = new RecoveryOfferModel(platform);
    await turns();
    expect(first.needed.value).toBe(true);
    reach.address = 'ana@example.com';
    const second = new RecoveryOfferModel(platform);
    await turns();
    expect([second.needed.value, isRecoveryOffered(platform.device)]).toEqual([false, false]);
  });
});

test('a list that could not be loaded keeps what was shown before', async () => {
  const { platform } = opened('GET /api/me/tokens');
  const model = new CredentialsModel(platform, device().authenticator);
  await model.load();
  expect([model.tokens.value, model.recovery.value]).toEqual([[], { since: null }]);
});
