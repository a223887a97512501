import { createModel, effect } from '@preact/signals';
import { isLanguage, type Language } from '#shared/words/languages.ts';
import { accountApi } from '../accountApi.ts';
import { choose } from '../language.ts';
import { oneAtATime } from './oneAtATime.ts';
import type { Platform } from './platform.ts';
import type { Visitor } from './visitor.ts';

/** Where a device keeps it. */
const UNSENT = 'carrack.language.unsent';

/**
 * The language chosen on this device, on its way to the profile. It is kept until it is stored there: over a request that
 * fails, and until a visitor who was nobody has become a player. Until then the profile has an older one, which the page does
 * not follow.
 */
export const OwnLanguageModel = createModel(
  ({ api, device }: Pick<Platform, 'api' | 'device'>, visitor: Pick<Visitor, 'me' | 'refresh'>) => {
    const kept = device.read(UNSENT);
    let unsent = isLanguage(kept) ? kept : undefined;
    const send = oneAtATime(async () => {
      const value = unsent;
      if (value === undefined) return;
      const answer = await accountApi(api).setLanguage(value);
      if (!answer.ok || value !== unsent) return;
      unsent = undefined;
      device.forget(UNSENT);
    });
    effect(() => {
      if (visitor.me.value == null || unsent === undefined) return;
      void choose(device, unsent);
      void send();
    });
    return {
      choose: async (value: Language): Promise<void> => {
        unsent = value;
        device.write(UNSENT, value);
        void choose(device, value);
        if (visitor.me.peek() === null) await visitor.refresh(); // a game just made may have made them a guest
        if (visitor.me.peek() !== null) await send(); // also while the player is still unknown
      },
    };
  },
);
