import { batch, signal, type ReadonlySignal } from '@preact/signals';
import type { Committed, Moves } from '#shared/protocol/http.ts';
import { isUncertain, type ApiResult, type ApiFailure } from '../lib/api.ts';

export type Sending =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending'; readonly commit: Moves }
  /** It is not known whether it arrived; the same commit goes out again after `wait` milliseconds. */
  | { readonly kind: 'unknown'; readonly commit: Moves; readonly failure: ApiFailure; readonly wait: number }
  | { readonly kind: 'sent'; readonly seq: number }
  | { readonly kind: 'refused'; readonly failure: ApiFailure };

/** The functions that a sender calls. */
interface SenderDeps {
  send(commit: Moves): Promise<ApiResult<Committed>>;
  later(ms: number, callback: () => void): () => void;
  accepted(answer: Committed): void;
  /** Not taken, for certain. Called after the state has become `idle` (stale) or `refused`. */
  rejected(failure: ApiFailure, commit: Moves): void;
}

export interface Sender {
  readonly sending: ReadonlySignal<Sending>;
  /** Sends; nothing happens while a commit is under way, so that a double click sends once. */
  submit(commit: Moves): void;
  /** Sends the same commit again at once, where its outcome is unknown. */
  repeat(): void;
  /** Forgets how the last commit went. */
  reset(): void;
}

const FIRST_WAIT = 2_000;
const LONGEST_WAIT = 60_000;

/** Milliseconds until the try after `tries` fruitless ones. */
const waitAfter = (tries: number): number => Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (tries - 1));

export const isUnderWay = ({ kind }: Sending): boolean => kind === 'sending' || kind === 'unknown';

/** Sends commits one at a time, and each until it is known what became of it: the server takes it once. */
export function createSender(post: SenderDeps): Sender {
  const sending = signal<Sending>({ kind: 'idle' });
  let callOff = (): void => undefined;
  let next = 1;

  const attempt = async (commit: Moves, tries: number): Promise<void> => {
    sending.value = { kind: 'sending', commit };
    const answer = await post.send(commit);
    // In one batch, so that nobody sees a draft that is both sent and still there.
    batch(() => (answer.ok ? accepted(answer.value) : failed(commit, tries, answer.failure)));
  };

  const accepted = (committed: Committed): void => {
    sending.value = { kind: 'sent', seq: committed.seq };
    post.accepted(committed);
  };

  const failed = (commit: Moves, tries: number, failure: ApiFailure): void => {
    if (isUncertain(failure)) {
      const wait = waitAfter(tries);
      sending.value = { kind: 'unknown', commit, failure, wait };
      next = tries + 1;
      callOff = post.later(wait, repeat);
    } else {
      sending.value = failure.code === 'STALE' ? { kind: 'idle' } : { kind: 'refused', failure };
      post.rejected(failure, commit);
    }
  };

  const repeat = (): void => {
    const now = sending.peek();
    if (now.kind !== 'unknown') return;
    callOff();
    void attempt(now.commit, next);
  };
  return {
    sending,
    submit: (commit) => {
      if (!isUnderWay(sending.peek())) void attempt(commit, 1);
    },
    repeat,
    reset: () => {
      if (!isUnderWay(sending.peek())) sending.value = { kind: 'idle' };
    },
  };
}
