import type { RequestDispatcher } from '../upstream-pool.ts';

/** Opens a stream of what changes: resolves once nothing is missed any more, and gives the topics until it breaks. */
export type ChangeSource = (signal: AbortSignal) => Promise<AsyncIterable<string>>;

/** Seconds for which a stream is asked for. */
const STREAM_SECONDS = 86_400;

/** The stream of the REST service; its connection has to end what says nothing for longer than the pause of its heartbeats. */
export function restChangeSource(dispatcher: RequestDispatcher): ChangeSource {
  return async (signal) => {
    const reply = await dispatcher.request({
      method: 'GET',
      path: `/changes?seconds=${STREAM_SECONDS}`,
      headers: { accept: 'text/event-stream' },
      signal,
    });
    if (reply.statusCode !== 200) {
      await reply.body.dump();
      throw new Error(`The api answered ${reply.statusCode} to who wants to hear of changes`);
    }
    return topicsIn(reply.body);
  };
}

/** Reads server-sent events whose data is one line. */
async function* topicsIn(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const bytes of body) {
    const lines = (rest + decoder.decode(bytes, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line.startsWith('data: ')) yield line.slice('data: '.length);
  }
}
