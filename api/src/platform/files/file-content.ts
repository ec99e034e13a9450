import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { FileMismatch } from './file-errors.ts';
import type { FileKey } from './file-key.ts';
import type { FileContent } from './file-store.ts';

/** Yields the bytes of a file; fails after the last one if they do not match the key. */
export async function* verified(key: FileKey, content: FileContent): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  for await (const chunk of chunksOf(content)) {
    hash.update(chunk);
    yield chunk;
  }
  if (hash.digest('hex') !== key.sha256) throw new FileMismatch(key);
}

function chunksOf(content: FileContent): Iterable<Uint8Array> | AsyncIterable<Uint8Array> {
  if (content instanceof Uint8Array) return [content];
  return 'file' in content ? createReadStream(content.file) : content;
}
