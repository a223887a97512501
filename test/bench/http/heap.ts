import type { Service } from '../../support/service.ts';

/** The inspector's answers to the questions asked here. */
interface Answer {
  readonly id?: number;
  readonly result?: { readonly usedSize?: number };
}

const ANSWERS_WITHIN_MS = 30_000;

/** Bytes of a Worker's heap in use; after a full collection, which a heap snapshot begins with. */
export async function heapOf(service: Service, worker: string, { collect = true } = {}): Promise<number> {
  const socket = new WebSocket(new URL(`/core:user:${worker}`, await service.inspector()));
  await once(socket, 'open', () => true);
  try {
    if (collect) {
      await ask(socket, 'HeapProfiler.enable');
      await ask(socket, 'HeapProfiler.takeHeapSnapshot');
    }
    const { result } = await ask(socket, 'Runtime.getHeapUsage');
    if (result?.usedSize === undefined) throw new Error('the inspector did not say how much is used');
    return result.usedSize;
  } finally {
    socket.close();
  }
}

/** One question at a time; the snapshot itself, which comes before its answer, is dropped. */
async function ask(socket: WebSocket, method: string): Promise<Answer> {
  const answered = once(socket, 'message', (event) => {
    const answer = JSON.parse((event as MessageEvent<string>).data) as Answer;
    return answer.id === undefined ? undefined : answer;
  });
  socket.send(JSON.stringify({ id: 1, method }));
  return answered;
}

/** What `selection` makes of the first event of which it makes anything. */
function once<T>(socket: WebSocket, type: string, pick: (event: Event) => T | undefined): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`no ${type} from the inspector`)), ANSWERS_WITHIN_MS);
    const hear = (event: Event): void => {
      const picked = pick(event);
      if (picked === undefined) return;
      clearTimeout(late);
      socket.removeEventListener(type, hear);
      resolve(picked);
    };
    socket.addEventListener(type, hear);
  });
}
