import { createHash } from 'node:crypto';
import { FileKey } from '../../src/platform/files/file-key.ts';
import { openFileStore } from '../../src/platform/files/open-file-store.ts';
import { testParts } from './test-parts.ts';

/**
 * Stores a file in a separate process, for tests that kill it: at a stage, such as `part 3` or `kept`, it reports its
 * position and stops there.
 */
async function putFile(settings: string, stage: string): Promise<void> {
  const hash = createHash('sha256');
  for (const part of testParts) hash.update(part);
  async function* content() {
    for (const [index, part] of testParts.entries()) {
      await stopAt(`part ${index}`, stage);
      yield part;
    }
  }
  const store = openFileStore(JSON.parse(settings), { warn: () => undefined });
  await store.put(new FileKey('masters', hash.digest('hex')), content());
  await stopAt('kept', stage);
}

async function stopAt(here: string, stage: string): Promise<void> {
  if (here !== stage) return;
  setInterval(() => undefined, 60_000);
  process.send?.(here);
  await new Promise(() => undefined);
}

const [, , settings = '', stage = ''] = process.argv;
void putFile(settings, stage);
