import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createSearchThread, type SearchThread } from '../../src/search/memory/search-thread.ts';
import { programFile } from './programs.ts';
import type { TestDatabase } from './test-database.ts';

/** The thread of the search index over a database, and what it tells. */
export interface TestSearchThread extends SearchThread {
  /** Starts it; resolves when it can be asked. */
  startUntilCurrent(): Promise<void>;
  /** Resolves when it next tells how it stands. */
  nextNote(): Promise<string>;
  /** Why questions went without an answer, or the database was not followed. */
  readonly warnings: readonly unknown[];
}

/** Makes the thread, which is not started yet. */
export function createTestSearchThread({ address, dataFolder }: Pick<TestDatabase, 'address' | 'dataFolder'>) {
  const warnings: unknown[] = [];
  let listeners: ((note: string) => void)[] = [];
  const note = (_facts: unknown, text: string) => {
    const told = listeners;
    listeners = [];
    for (const tell of told) tell(text);
  };
  const thread = createSearchThread({
    script: pathToFileURL(programFile('search-worker')),
    settings: { address, file: path.join(dataFolder, 'search', 'index') },
    logger: { info: note, warn: (...told: unknown[]) => warnings.push(told) },
  });
  const nextNote = () => new Promise<string>((resolve) => listeners.push(resolve));
  return Object.assign(Object.create(thread), {
    warnings,
    nextNote,
    async startUntilCurrent() {
      const current = nextNote();
      thread.start();
      await current;
    },
  }) satisfies TestSearchThread;
}
