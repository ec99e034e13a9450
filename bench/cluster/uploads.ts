import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { insertStudioOf } from '../../api/test/support/test-assets.ts';
import type { Database } from '../../api/src/database.ts';
import { connectDatabase } from '../../api/src/platform/database/database.ts';
import { createLogger } from '../../api/src/platform/logging/logger.ts';
import { tusClient } from '../../gateway/test/support/tus-client.ts';
import { type Crowd, crowd } from './shoppers.ts';

/** A studio that sends files in pieces, and goes on where a piece was lost. */
interface Uploads extends Crowd {
  /** Files that the shop has taken since this was last asked. */
  take(): number;
  /** Hashes of all files that the shop has taken. */
  readonly hashes: readonly string[];
  /** What ended an upload for good. */
  readonly failures: readonly string[];
}

const FILE_BYTES = 1_000_000;
const PIECE_BYTES = 250_000;
const TRIES = 240;
const PAUSE_MS = 100;
const PACE_MS = 500;

/** Sends one file after the other. */
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

/** What is not answered is asked again. */
async function persistently(call: () => Promise<Response>): Promise<Response> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const response = await call().catch(() => null);
    if (response !== null && response.status < 500 && response.status !== 423) return response;
    await pause(PAUSE_MS);
  }
  throw new Error('an upload was not answered');
}

/** Sends a file that nobody has seen before; resolves with its hash once the shop has all of it. */
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

/** After a piece that was lost on the way, or sent twice: where the upload stands. */
async function standOf(head: () => Promise<Response>): Promise<number> {
  const reply = await head();
  // One that is finished is nobody's upload any more.
  if (reply.status === 404 || reply.status === 410) return FILE_BYTES;
  return Number(reply.headers.get('upload-offset'));
}
