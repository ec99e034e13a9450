import { createHash } from 'node:crypto';
import { openFileStore } from '../../src/platform/files/open-file-store.ts';
import { FileKey } from '../../src/platform/files/file-key.ts';
import { testParts } from './test-parts.ts';

/** Keeps a file as a process of its own, for tests that kill it; tells of each part before it is written. */
async function putFile(settings: string): Promise<void> {
  const hash = createHash('sha256');
  for (const part of testParts) hash.update(part);
  async function* content() {
    for (const [index, part] of testParts.entries()) {
      process.send?.(`part ${index}`);
      yield part;
    }
  }
  const store = openFileStore(JSON.parse(settings), { warn: () => undefined });
  await store.put(new FileKey('masters', hash.digest('hex')), content());
  process.send?.('kept');
}

void putFile(process.argv[2] ?? '');
