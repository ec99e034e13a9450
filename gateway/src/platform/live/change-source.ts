import type { RequestDispatcher } from '../upstream-pool.ts';

/** Opens a stream of changed topics: resolves once no change can be missed, and yields until the stream breaks. */
export type ChangeSource = (signal: AbortSignal) => Promise<AsyncIterable<string>>;

/** Requested duration of a stream in seconds. */
const STREAM_SECONDS = 86_400;

/**
 * The change stream of the REST service; its connection must time out when silent for longer than the heartbeat
 * interval.
 */
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

/** Parses server-sent events with single-line data. */
async function* topicsIn(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const bytes of body) {
    const lines = (rest + decoder.decode(bytes, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line.startsWith('data: ')) yield line.slice('data: '.length);
  }
}
