import { createModel, effect } from '@preact/signals';
import { isLanguage, type Language } from '#shared/words/languages.ts';
import { accountApi } from '../../lib/accountApi.ts';
import { chooseLanguage, followProfile, UNSENT } from '../../lib/language.ts';
import { oneAtATime } from '../../lib/requests.ts';
import type { Platform } from '../../lib/platform.ts';
import type { Visitor } from '../../lib/visitor.ts';

/** `by`: the id of the player who chose it; empty for nobody, and for one who was still unknown. */
interface UnsentLanguage {
  readonly value: Language;
  readonly by: string;
}

/** A device keeps both in a text: "fr", or "fr" and the id. */
function unsentIn(kept: unknown): UnsentLanguage | undefined {
  const [value, by = ''] = String(kept ?? '').split(' ');
  return isLanguage(value) ? { value, by } : undefined;
}

/**
 * The language chosen on this device, on its way to the profile. It is kept until it is stored there: over a request that
 * fails, and until a visitor who was nobody has become a player. Until then the profile has an older one, which the page does
 * not follow. It goes to no other player's profile.
 */
export const OwnLanguageModel = createModel(
  ({ api, device }: Pick<Platform, 'api' | 'device'>, visitor: Pick<Visitor, 'me' | 'refresh'>) => {
    let unsent = unsentIn(device.read(UNSENT));
    const keep = (now: UnsentLanguage): void => {
      unsent = now;
      device.write(UNSENT, `${now.value} ${now.by}`.trim());
    };
    const drop = (): void => {
      unsent = undefined;
      device.forget(UNSENT);
    };
    const send = oneAtATime(async () => {
      const value = unsent?.value;
      if (value === undefined) return;
      const answer = await accountApi(api).setLanguage(value);
      if (answer.ok && value === unsent?.value) drop();
    });
    effect(() => {
      const me = visitor.me.value;
      if (me == null || unsent === undefined) return;
      if (unsent.by !== '' && unsent.by !== me.id) {
        drop();
        followProfile(device, me.language);
        return;
      }
      keep({ ...unsent, by: me.id });
      void chooseLanguage(device, unsent.value);
      void send();
    });
    return {
      choose: async (value: Language): Promise<void> => {
        keep({ value, by: visitor.me.peek()?.id ?? '' });
        void chooseLanguage(device, value);
        if (visitor.me.peek() === null) await visitor.refresh(); // a game just made may have made them a guest
        if (visitor.me.peek() !== null) await send(); // also while the player is still unknown
      },
    };
  },
);
