import { EventEmitter, on } from 'node:events';
import type { ChangeSource } from '../../src/platform/live/change-source.ts';

/** The api's stream of changes, which a test tells of them. */
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
    /** How often a stream was begun. */
    opened: () => state.opened,
    tell: (topic: string) => void said.emit('changed', topic),
    /** Ends the stream; while the api is away none begins. */
    end: ({ isAway = false } = {}) => {
      state.isAway = isAway;
      said.emit('broken');
    },
  };
}

async function* topicsOf(events: AsyncIterable<unknown[]>): AsyncGenerator<string> {
  for await (const [topic] of events) yield String(topic);
}
