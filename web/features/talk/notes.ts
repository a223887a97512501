import { createModel, signal } from '@preact/signals';
import type { Seat } from '#shared/kernel/types.ts';
import type { NotesAnswer as Written } from '#shared/protocol/http.ts';
import { tableApi, isUncertain, type ApiFailure } from '../../lib/api.ts';
import type { Platform } from '../../lib/platform.ts';

/** The state of the notes. `changed`: another device has saved a version too, and the player must choose one. */
export type Saving =
  | { readonly kind: 'saved' | 'unsaved' | 'saving' }
  /** Not there yet; `failure`: of the last try. */
  | { readonly kind: 'loading'; readonly failure?: ApiFailure }
  | { readonly kind: 'failed'; readonly failure: ApiFailure }
  | { readonly kind: 'changed'; readonly there: Written };

/** Milliseconds without a key before they are saved: a pause in writing, not one between words. */
const PAUSE = 2_000;
/** Milliseconds after which what has failed is tried again. */
const RETRY = 15_000;

/** By seat too: two players of one game may share a browser, and neither reads the other's. */
const keyOf = (game: string, seat: Seat): string => `carrack.notes.${game}.${seat}`;

/** The player's notes on a game. They are saved automatically, and survive a reload until then. */
export const NotesModel = createModel((id: string, seat: Seat, platform: Platform) => {
  const key = keyOf(id, seat);
  const text = signal('');
  const saving = signal<Saving>({ kind: 'loading' });
  /** The version that is there, as far as is known here. */
  let version = 0;
  /** The player's own texts that may be there though no answer has said so: it was lost, or the panel that sent them has gone. */
  const unanswered = new Set<string>();

  const edit = (now: string): void => {
    text.value = now;
    platform.session.write(key, { text: now, version } satisfies Written);
    if (saving.peek().kind === 'changed') return;
    if (saving.peek().kind !== 'saving') saving.value = { kind: 'unsaved' };
    saver.in(PAUSE);
  };
  const settle = (there: Written, again = there.text): void => {
    version = there.version;
    if (text.peek() !== again) return edit(text.peek());
    saving.value = { kind: 'saved' };
    platform.session.forget(key);
  };
  const failed = async (failure: ApiFailure, sent: string): Promise<void> => {
    if (isUncertain(failure)) unanswered.add(sent);
    const there = failure.code === 'NOTES_CHANGED' ? await tableApi(platform.api, id).notes(seat) : undefined;
    saving.value = there?.ok ? { kind: 'changed', there: there.value } : { kind: 'failed', failure };
    if (there?.ok && unanswered.has(there.value.text)) settleOn('here');
    else if (!there?.ok && isPassing(there?.failure ?? failure)) saver.in(RETRY);
  };
  const saver = createSaver(platform, async () => {
    if (!isUnsaved(saving.peek())) return;
    const sent = text.peek();
    saving.value = { kind: 'saving' };
    const answer = await tableApi(platform.api, id).putNotes({ text: sent, version }, seat);
    if (!answer.ok) return failed(answer.failure, sent);
    saving.value = { kind: 'unsaved' };
    settle(answer.value, sent);
  });
  const load = async (): Promise<void> => {
    const answer = await tableApi(platform.api, id).notes(seat);
    if (saving.peek().kind !== 'loading') return; // another one has come, and they may be written on since
    if (!answer.ok) {
      saving.value = { kind: 'loading', failure: answer.failure };
      if (isPassing(answer.failure)) platform.later(RETRY, () => void load());
      return;
    }
    const there = answer.value;
    const kept = writtenIn(platform.session.read(key));
    if (kept !== undefined) unanswered.add(kept.text);
    text.value = kept?.text ?? there.text;
    if (kept === undefined || kept.version === there.version || kept.text === there.text) settle(there);
    else saving.value = { kind: 'changed', there };
  };
  /** Keeps this version or the stored one. */
  const settleOn = (which: 'here' | 'there'): void => {
    const now = saving.peek();
    if (now.kind !== 'changed') return;
    if (which === 'there') text.value = now.there.text;
    saving.value = { kind: 'unsaved' };
    settle(now.there);
  };
  if (writtenIn(platform.session.read(key)) !== undefined) void load(); // an earlier page has left them unsaved
  return { text, saving, load, edit, save: saver.now, settleOn };
});

export type Notes = InstanceType<typeof NotesModel>;

const isUnsaved = ({ kind }: Saving): boolean => kind === 'unsaved' || kind === 'failed';

/** May the same request succeed later? Each one costs a row of the daily limit, so hopeless ones are not sent. */
const isPassing = (failure: ApiFailure): boolean =>
  isUncertain(failure) && failure.code !== 'MESSAGES_EXHAUSTED';

/** Calls `save` after a while without a new call, or at once. */
function createSaver({ later }: Platform, save: () => Promise<void>) {
  let callOff = (): void => undefined;
  const now = (): void => {
    callOff();
    void save();
  };
  return {
    now,
    in: (ms: number): void => {
      callOff();
      callOff = later(ms, now);
    },
  };
}

const writtenIn = (kept: unknown): Written | undefined =>
  typeof kept === 'object' &&
  kept !== null &&
  'text' in kept &&
  typeof kept.text === 'string' &&
  'version' in kept &&
  typeof kept.version === 'number'
    ? { text: kept.text, version: kept.version }
    : undefined;
