const BOUNDARY = '\r\n--graphql';

/** Yields the payloads of a subscription over HTTP as they arrive; a reply that is not a stream is the only payload. */
export async function* payloadsOf<Payload>(response: Response): AsyncGenerator<Payload, void, undefined> {
  if (!response.headers.get('content-type')?.startsWith('multipart/mixed')) {
    yield JSON.parse(await response.text());
    return;
  }
  let rest = '';
  for await (const text of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const parts = (rest + text).split(BOUNDARY);
    rest = parts.pop() ?? '';
    for (const part of parts) {
      const start = part.indexOf('{');
      const { payload } = start < 0 ? {} : JSON.parse(part.slice(start));
      if (payload) yield payload;
    }
  }
}

/** Headers of a client that accepts streams. */
export const STREAM = { accept: 'multipart/mixed;subscriptionSpec=1.0, application/json' };
