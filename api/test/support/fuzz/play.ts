import type { MadeCall } from './calls.ts';

/** A request and what became of it. */
export interface PlayedCall {
  readonly call: MadeCall;
  /** 0 when the connection broke instead. */
  readonly status: number;
  readonly milliseconds: number;
  /** The media type of the reply, without its parameters; empty where there is none. */
  readonly type: string;
  readonly text: string;
}

/** Sends requests, so many at a time, each as soon as one before it is answered. */
export async function play(baseUrl: string, calls: readonly MadeCall[], concurrency: number): Promise<PlayedCall[]> {
  const played: PlayedCall[] = [];
  let next = 0;
  const player = async () => {
    for (let call = calls[next]; call; call = calls[next]) {
      next += 1;
      played.push(await answerTo(baseUrl, call));
    }
  };
  await Promise.all(Array.from({ length: concurrency }, player));
  return played;
}

async function answerTo(baseUrl: string, call: MadeCall): Promise<PlayedCall> {
  const { method, target, headers, body } = call;
  const startedAt = performance.now();
  const answer = await fetch(baseUrl + target, { method, headers, body, redirect: 'manual' }).then(
    async (response) => ({ status: response.status, type: typeOf(response), text: await textOf(response) }),
    (error: unknown) => ({ status: 0, type: '', text: String(error) }),
  );
  return { call, ...answer, milliseconds: performance.now() - startedAt };
}

const typeOf = ({ headers }: Response) => headers.get('content-type')?.split(';')[0] ?? '';

/** Of a stream that lasts for hours nobody waits for the end. */
async function textOf(response: Response): Promise<string> {
  if (response.headers.get('content-type') !== 'text/event-stream') return response.text();
  await response.body?.cancel();
  return '';
}
