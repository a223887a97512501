import type { CreatedToken, NewPasskeyChallenge, PasskeyChallenge } from '#shared/protocol/http.ts';
import { Authenticator, type Forged } from '../support/authenticator.ts';
import { describedRoutes, fill } from './requests.ts';
import {
  linkIn,
  mailsTo,
  mailTo,
  newAddress,
  newMachine,
  signedIn,
  Stranger,
  type Attack,
} from './stranger.ts';

/** Attacks on the ways in: links and codes by mail, sessions, passkeys, personal tokens. */

/** Addresses of each kind, each asked as often: more is refused, which is faster. */
const ADDRESSES = 8;
const ASKED = 4;

/** Answers to known and to unknown addresses; of times the medians are told, and nothing is demanded. */
const enumeration: Attack = {
  name: 'sign-in says nothing of an address',
  run: async (origin) => {
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    const shapes = new Set<string>();
    for (let n = 0; n < ADDRESSES; n += 1) {
      const addresses = { known: newAddress(), unknown: newAddress() };
      await signedIn(origin, 'Known', addresses.known);
      for (let asked = 0; asked < ASKED; asked += 1)
        for (const who of asked % 2 === 0
          ? (['known', 'unknown'] as const)
          : (['unknown', 'known'] as const)) {
          const json = { email: addresses[who] };
          const answer = await new Stranger(origin).ask('POST', '/api/auth/link', { json });
          times[who].push(answer.ms);
          shapes.add(
            `${who} ${answer.status} ${answer.text} ${[...answer.headers.keys()].toSorted().join()}`,
          );
        }
    }
    const median = (list: readonly number[]): string =>
      (list.toSorted((a, b) => a - b)[list.length >> 1] ?? 0).toFixed(1);
    console.log(`      times: known ${median(times.known)} ms, unknown ${median(times.unknown)} ms`);
    const differ = new Set([...shapes].map((shape) => shape.replace(/^\w+ /, '')));
    return differ.size === 1 ? [] : [...shapes];
  },
};

const SCANS: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ['GET', {}],
  ['HEAD', {}],
  ['OPTIONS', {}],
  ['GET', { purpose: 'prefetch', 'sec-purpose': 'prefetch;prerender' }],
];

const scanners: Attack = {
  name: 'scanners that open links use nothing up',
  run: async (origin) => {
    const address = newAddress();
    const asker = new Stranger(origin);
    await asker.get('POST', '/api/auth/link', { email: address });
    const { path, token } = linkIn(await mailTo(origin, address), 'm');
    for (const [method, headers] of SCANS) {
      await new Stranger(origin).ask(method, path, { headers });
      await new Stranger(origin).ask(method, `/api/auth/redeem?token=${token}`, { headers });
    }
    await new Stranger(origin).ask('POST', '/api/auth/look', { json: { token } });
    const first = await asker.ask('POST', '/api/auth/redeem', { json: { token } });
    const second = await new Stranger(origin).ask('POST', '/api/auth/redeem', { json: { token } });
    return [
      ...(first.status === 200 ? [] : [`the link was used up: ${first.status} ${first.text}`]),
      ...(second.status >= 400 ? [] : [`the link works twice, elsewhere: ${second.text}`]),
    ];
  },
};

/** The victim uses a browser that has the attacker's session; and confirms a mail that the attacker has asked for. */
const fixation: Attack = {
  name: 'nobody gets into a session that was there before',
  run: async (origin) => {
    const attacker = await signedIn(origin, 'Eve');
    const own = await attacker.playerId();
    const address = newAddress();
    const before = await signedIn(origin, 'Ann', address);
    const ann = await before.playerId();
    const victim = new Stranger(origin);
    for (const [name, pair] of attacker.cookies) victim.cookies.set(name, pair);
    const asker = new Stranger(origin);
    await asker.get('POST', '/api/auth/link', { email: address });
    const { token } = linkIn(await mailTo(origin, address), 'm');
    await victim.ask('POST', '/api/auth/redeem', { json: { token } });
    return [
      ...((await attacker.playerId()) === own ? [] : ['the session that was there became another player’s']),
      ...((await asker.playerId()) === ann ? ['who asks for a mail is signed in by its reader'] : []),
    ];
  },
};

const GUESSES = 60;

const codes: Attack = {
  name: 'codes cannot be guessed',
  run: async (origin) => {
    const address = newAddress();
    const attacker = new Stranger(origin);
    await attacker.get('POST', '/api/auth/link', { email: address });
    const right = /: ([0-9a-z]{4}-[0-9a-z]{4})$/m.exec((await mailTo(origin, address)).text)?.[1] ?? '';
    const stranger = new Stranger(origin);
    const elsewhere = await stranger.ask('POST', '/api/auth/redeem', {
      json: { code: right, email: address },
    });
    for (let n = 0; n < GUESSES; n += 1) {
      attacker.machine = newMachine();
      const code = `${(n + 1_000).toString(36).padStart(4, '2')}-aaaa`;
      const { status } = await attacker.ask('POST', '/api/auth/redeem', { json: { code, email: address } });
      if (status < 300) return [`guessed: ${code}`];
    }
    const after = await attacker.ask('POST', '/api/auth/redeem', { json: { code: right, email: address } });
    return [
      ...(right === '' ? ['no code came'] : []),
      ...(elsewhere.status >= 400 ? [] : ['a code works in a browser that did not ask']),
      ...(after.status >= 400 ? [] : [`the code still works after ${GUESSES} guesses`]),
    ];
  },
};

/** A flood of mails to one address that is not the attacker's. */
const mailBomb: Attack = {
  name: 'one address gets few mails, whoever asks',
  run: async (origin) => {
    const address = newAddress();
    for (let n = 0; n < 30; n += 1) {
      const { status, text } = await new Stranger(origin).ask('POST', '/api/auth/link', {
        json: { email: address },
      });
      if (status >= 500) return [`${status} ${text}`];
    }
    const { length } = await mailsTo(origin, address);
    return length > 12 ? [`${length} mails`] : [];
  },
};

/** The steps of WebAuthn (level 3, 7.1 and 7.2) that a relying party must not leave out, each broken once. */
const FORGED: readonly (readonly [step: string, forged: Forged])[] = [
  ['type', { type: 'webauthn.create' }],
  ['origin', { origin: 'https://elsewhere.example' }],
  ['a page in a frame of another', { crossOrigin: true }],
  ['hash of the domain', { rpId: 'elsewhere.example' }],
  ['presence', { isPresent: false }],
  ['signature', { otherData: true }],
  ['another player', { userHandle: 'somebody' }],
];

const passkeys: Attack = {
  name: 'passkeys: every step of the standard is checked',
  run: async (origin) => {
    const owner = await signedIn(origin, 'Key');
    const key = await Authenticator.make();
    const usual = { origin };
    const broken: string[] = [];
    const sign = async (who: Stranger, step: string, forged: Forged, challenge?: PasskeyChallenge) => {
      const asked = await who.get<PasskeyChallenge>('POST', '/api/auth/passkey/challenge', {});
      const json = await key.get(challenge ?? asked, { ...usual, ...forged });
      const { status, text } = await who.ask('POST', '/api/auth/passkey', { json });
      if (status >= 500) broken.push(`${step}: ${status} ${text}`);
      return status < 300;
    };
    for (const [step, forged] of [
      ...FORGED.slice(1, 5),
      ['type', { type: 'webauthn.get' }],
    ] as typeof FORGED) {
      const asked = await owner.get<NewPasskeyChallenge>('POST', '/api/auth/passkey/new', {});
      const json = await key.create(asked, { ...usual, ...forged });
      const { status } = await owner.ask('POST', '/api/me/passkeys', { json });
      if (status < 300) broken.push(`made: ${step}`);
    }
    const asked = await owner.get<NewPasskeyChallenge>('POST', '/api/auth/passkey/new', {});
    const made = { json: await key.create(asked, usual) };
    if ((await owner.ask('POST', '/api/me/passkeys', made)).status >= 300)
      return ['no passkey could be made'];
    if ((await owner.ask('POST', '/api/me/passkeys', made)).status < 300) broken.push('made twice');
    for (const [step, forged] of FORGED)
      if (await sign(new Stranger(origin), step, forged)) broken.push(`used: ${step}`);
    const other = await new Stranger(origin).get<PasskeyChallenge>('POST', '/api/auth/passkey/challenge', {});
    if (await sign(new Stranger(origin), 'challenge', {}, other)) broken.push('another browser’s challenge');
    key.counter = 9;
    const user = new Stranger(origin);
    const challenge = await user.get<PasskeyChallenge>('POST', '/api/auth/passkey/challenge', {});
    const json = await key.get(challenge, usual);
    if ((await user.ask('POST', '/api/auth/passkey', { json })).status >= 300)
      broken.push('the right one is refused');
    if ((await user.ask('POST', '/api/auth/passkey', { json })).status < 300) broken.push('used twice');
    if (await sign(new Stranger(origin), 'counter', { counter: 8 })) broken.push('the counter goes back');
    return broken;
  },
};

/** What no token may do, whatever its scope. */
const PRIVATE = /^\/api\/(?:auth|me\/(?:export|channels|sessions|tokens|passkeys|recovery|feed|telling))/;

const scopes: Attack = {
  name: 'tokens do what their scope says, at every route',
  run: async (origin) => {
    const owner = await signedIn(origin, 'Script');
    const { id } = JSON.parse((await owner.ask('GET', '/api/me/games')).text).games[0] as { id: string };
    const broken: string[] = [];
    for (const scope of ['read', 'play'] as const) {
      const script = new Stranger(origin);
      const made = await owner.get<CreatedToken>('POST', '/api/me/tokens', { name: scope, scope });
      script.token = made.token;
      for (const { method, path } of await describedRoutes(origin)) {
        script.machine = newMachine();
        const { status, text } = await script.ask(method, fill(path, { id }), { json: {} });
        if (status >= 500) broken.push(`${scope} ${method} ${path}: ${status} ${text}`);
        const isRefused =
          scope === 'read' ? method !== 'GET' : !path.startsWith('/api/games') && method !== 'GET';
        const isOpen = /^\/api\/(?:mail|invitations)\//.test(path); // their links are the right to use them
        if (status < 300 && (PRIVATE.test(path) || (isRefused && !isOpen)))
          broken.push(`${scope}: ${method} ${path}`);
      }
    }
    return broken;
  },
};

export const ENTRANCES: readonly Attack[] = [
  enumeration,
  scanners,
  fixation,
  codes,
  mailBomb,
  passkeys,
  scopes,
];
