import type { MadeCall } from './calls.ts';

/** A request and its result. */
export interface PlayedCall {
  readonly call: MadeCall;
  /** 0 if the connection broke instead. */
  readonly status: number;
  readonly milliseconds: number;
  /** Media type of the reply, without parameters; empty if there is none. */
  readonly type: string;
  readonly text: string;
}

/** Sends requests with limited concurrency. */
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

/** Does not wait for the end of a long-lived stream. */
async function textOf(response: Response): Promise<string> {
  if (response.headers.get('content-type') !== 'text/event-stream') return response.text();
  await response.body?.cancel();
  return '';
}
