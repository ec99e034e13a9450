/** Server-sent events as they come. */
export interface EventStream {
  /** The next data, or null when the stream has ended; heartbeats are passed over. */
  next(): Promise<string | null>;
  close(): Promise<void>;
}

/** Opens a stream of events; resolves once nothing is missed any more. */
export async function openEvents(url: string): Promise<EventStream> {
  const { body } = await fetch(url);
  if (!body) throw new Error('The answer has no body');
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  async function nextEvent(): Promise<string | null> {
    for (;;) {
      const end = rest.indexOf('\n\n');
      if (end >= 0) {
        const event = rest.slice(0, end);
        rest = rest.slice(end + 2);
        return event;
      }
      const { done, value } = await reader.read();
      if (done) return null;
      rest += value;
    }
  }
  await nextEvent();
  return {
    async next() {
      for (;;) {
        const event = await nextEvent();
        if (event === null) return null;
        if (event.startsWith('data: ')) return event.slice('data: '.length);
      }
    },
    close: () => reader.cancel(),
  };
}
