/** Server-sent events as they arrive. */
export interface EventStream {
  /** Returns the next data, skipping heartbeats; null once the stream has ended. */
  next(): Promise<string | null>;
  close(): Promise<void>;
}

/** Opens an event stream; resolves once no event can be missed. */
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
