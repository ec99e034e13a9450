import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { insertStudioOf } from '../../api/test/support/test-assets.ts';
import type { Database } from '../../api/src/database.ts';
import { connectDatabase } from '../../api/src/platform/database/database.ts';
import { createLogger } from '../../api/src/platform/logging/logger.ts';
import { tusClient } from '../../gateway/test/support/tus-client.ts';
import { type Crowd, crowd } from './shoppers.ts';

/** A studio that uploads files in chunks, and resumes after a lost chunk. */
interface Uploads extends Crowd {
  /** Returns the number of files accepted since the last call. */
  take(): number;
  /** Hashes of all accepted files. */
  readonly hashes: readonly string[];
  /** Errors that ended an upload permanently. */
  readonly failures: readonly string[];
}

const FILE_BYTES = 1_000_000;
const PIECE_BYTES = 250_000;
const TRIES = 240;
const PAUSE_MS = 100;
const PACE_MS = 500;

/** Uploads one file after the other. */
export async function uploads(
  url: string,
  databaseUrl: string,
  { token, userId }: { readonly token: string; readonly userId: string },
): Promise<Uploads> {
  const { db, close } = connectDatabase<Database>(databaseUrl, createLogger('silent'), { maximumConnections: 1 });
  const studio = await insertStudioOf(db, userId);
  await close();
  const send = sender(url, { authorization: `Bearer ${token}` }, studio);
  const [hashes, failures]: [string[], string[]] = [[], []];
  let taken = 0;
  const people = crowd(1, async () => {
    try {
      hashes.push(await send());
      taken += 1;
    } catch (error) {
      failures.push(String(error));
    }
    await pause(PACE_MS);
  });
  return {
    ...people,
    hashes,
    failures,
    take() {
      const count = taken;
      taken = 0;
      return count;
    },
  };
}

/** Retries a request until there is a response. */
async function persistently(call: () => Promise<Response>): Promise<Response> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const response = await call().catch(() => null);
    if (response !== null && response.status < 500 && response.status !== 423) return response;
    await pause(PAUSE_MS);
  }
  throw new Error('an upload was not answered');
}

/** Returns a function that uploads a unique file and resolves to its hash once the shop has all of it. */
function sender(url: string, auth: Readonly<Record<string, string>>, studio: string): () => Promise<string> {
  const tus = tusClient(url);

  return async () => {
    const bytes = Buffer.from(randomBytes(FILE_BYTES));
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const metadata = { filename: 'tile.png', filetype: 'image/png', studio, purpose: 'master', sha256 };
    const begun = await persistently(() => tus.create(auth, FILE_BYTES, metadata));
    const location = begun.headers.get('location');
    if (location === null) throw new Error(`an upload was refused: ${begun.status} ${await begun.text()}`);
    for (let offset = 0; offset < FILE_BYTES;) {
      const piece = bytes.subarray(offset, offset + PIECE_BYTES);
      const reply = await persistently(() => tus.patch(auth, location, offset, piece));
      const at = reply.headers.get('upload-offset');
      if (at !== null) offset = Number(at);
      else offset = await standOf(() => persistently(() => tus.head(auth, location)));
    }
    return sha256;
  };
}

/** Returns the offset of an upload after a chunk was lost or sent twice. */
async function standOf(head: () => Promise<Response>): Promise<number> {
  const reply = await head();
  // A completed upload no longer exists.
  if (reply.status === 404 || reply.status === 410) return FILE_BYTES;
  return Number(reply.headers.get('upload-offset'));
}
