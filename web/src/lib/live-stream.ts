import { type ApolloLink, Observable } from '@apollo/client';
import { post, readWhole, type Send } from './operations-link.ts';

/**
 * How long a stream may be silent before it is dropped, in milliseconds; the gateway sends
 * something every five seconds.
 */
const QUIET_MS = 15_000;
const ACCEPT = 'multipart/mixed;subscriptionSpec=1.0, application/json';
const BOUNDARY = '\r\n--graphql';

type OnResult = (result: ApolloLink.Result) => void;

/** Returns the payload of a part; undefined for a heartbeat. */
function payloadOf(part: string): ApolloLink.Result | undefined {
  const start = part.indexOf('{');
  return start < 0 ? undefined : JSON.parse(part.slice(start)).payload;
}

async function readParts(body: ReadableStream<Uint8Array>, onBytes: () => void, onResult: OnResult): Promise<void> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    onBytes();
    const parts = (rest + decoder.decode(value, { stream: true })).split(BOUNDARY);
    rest = parts.pop() ?? '';
    for (const part of parts) {
      const payload = payloadOf(part);
      if (payload) onResult(payload);
    }
  }
}

async function read(operation: ApolloLink.Operation, unwanted: AbortSignal, onResult: OnResult): Promise<void> {
  const quiet = new AbortController();
  const giveUp = () => quiet.abort(new Error('The stream says nothing.'));
  let timer = setTimeout(giveUp, QUIET_MS);
  const onBytes = () => {
    clearTimeout(timer);
    timer = setTimeout(giveUp, QUIET_MS);
  };
  try {
    const response = await post(operation, ACCEPT, AbortSignal.any([unwanted, quiet.signal]));
    const isStream = response.headers.get('content-type')?.startsWith('multipart/mixed');
    if (isStream && response.body) await readParts(response.body, onBytes, onResult);
    else onResult(await readWhole(operation, response));
  } finally {
    clearTimeout(timer);
  }
}

/** Sends a subscription whose results arrive as parts of one streamed response. */
export const openStream: Send = (operation, unwanted) =>
  new Observable((observer) => {
    read(operation, unwanted, (result) => observer.next(result)).then(
      () => observer.complete(),
      (cause: unknown) => observer.error(cause),
    );
  });
