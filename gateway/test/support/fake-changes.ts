import { EventEmitter, on } from 'node:events';
import type { ChangeSource } from '../../src/platform/live/change-source.ts';

/** Fakes the API's change stream, controlled by the test. */
export function fakeChanges() {
  const said = new EventEmitter();
  const state = { isAway: false, opened: 0 };
  const source: ChangeSource = async (signal) => {
    if (state.isAway) throw new Error('The api is away');
    state.opened += 1;
    return topicsOf(on(said, 'changed', { signal, close: ['broken'] }));
  };
  return {
    source,
    /** Number of streams opened. */
    opened: () => state.opened,
    tell: (topic: string) => void said.emit('changed', topic),
    /** Ends the stream; while the API is down, none can be opened. */
    end: ({ isAway = false } = {}) => {
      state.isAway = isAway;
      said.emit('broken');
    },
  };
}

async function* topicsOf(events: AsyncIterable<unknown[]>): AsyncGenerator<string> {
  for await (const [topic] of events) yield String(topic);
}
