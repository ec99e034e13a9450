import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createSearchThread, type SearchThread } from '../../src/search/memory/search-thread.ts';
import type { IndexState } from '../../src/search/feed/follow-database.ts';
import { programFile } from './programs.ts';
import type { TestDatabase } from './test-database.ts';

/** The search index thread of a database, and its events. */
export interface TestSearchThread extends SearchThread {
  /** Starts it; resolves once it accepts requests. */
  startUntilCurrent(): Promise<IndexState>;
  /** Resolves with the next reported state. */
  nextState(): Promise<IndexState>;
}

/** Creates the thread without starting it. */
export function createTestSearchThread({
  address,
  dataFolder,
}: Pick<TestDatabase, 'address' | 'dataFolder'>): TestSearchThread {
  let listeners: ((state: IndexState) => void)[] = [];
  const thread = createSearchThread({
    script: pathToFileURL(programFile('search-worker')),
    settings: { address, file: path.join(dataFolder, 'search', 'index') },
    onState(state) {
      const told = listeners;
      listeners = [];
      for (const tell of told) tell(state);
    },
    onFailure: () => undefined,
  });
  const nextState = () => new Promise<IndexState>((resolve) => listeners.push(resolve));
  return {
    get isCurrent() {
      return thread.isCurrent;
    },
    onListingChange: (listener) => thread.onListingChange(listener),
    ask: (question) => thread.ask(question),
    start: () => thread.start(),
    close: () => thread.close(),
    nextState,
    startUntilCurrent() {
      const state = nextState();
      thread.start();
      return state;
    },
  };
}
