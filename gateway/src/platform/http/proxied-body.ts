import type { IncomingMessage } from 'node:http';
import { requireMinimumRate } from './minimum-rate.ts';
import { readBody } from './read-body.ts';

/** Bytes of a body that is read before the api is called: all that it takes as JSON. */
const SMALL_BYTES = 100 * 1024;
/** Larger bodies on their way at one time. */
const MAX_UPLOADS = 32;
const LOOK_EVERY_MS = 5000;

/** All places for large bodies are taken. */
class TooManyUploads extends Error {}

/** A body that may be sent on, and what to do when the call has ended. */
export interface ProxiedBody {
  readonly body: Buffer | IncomingMessage | null;
  readonly release: () => void;
}

const nothingToDo = () => {};

/** Tells for each request how its body is sent on: small ones once they are whole, large ones as a stream. */
export function createBodyIntake({ deadlineMs }: { deadlineMs: number }) {
  let uploads = 0;

  function stream(request: IncomingMessage): ProxiedBody {
    if (uploads >= MAX_UPLOADS) throw new TooManyUploads();
    uploads += 1;
    const stopWatching = watchUpload(request);
    let isReleased = false;
    const release = () => {
      if (isReleased) return;
      isReleased = true;
      uploads -= 1;
      stopWatching();
    };
    return { body: request, release };
  }

  /** @throws BodyTooSlow, TooManyUploads */
  return async (request: IncomingMessage): Promise<ProxiedBody> => {
    const length = request.headers['content-length'];
    const isChunked = 'transfer-encoding' in request.headers;
    if (length === undefined && !isChunked) return { body: null, release: nothingToDo };
    if (isChunked || Number(length) > SMALL_BYTES) return stream(request);
    return { body: await readBody(request, SMALL_BYTES, deadlineMs), release: nothingToDo };
  };
}

/** Ends a request whose client sends next to nothing, unless it waits for us. */
function watchUpload(request: IncomingMessage): () => void {
  // The request lets go of its socket before it is released.
  const { socket } = request;
  return requireMinimumRate({
    lookEveryMs: LOOK_EVERY_MS,
    moved: () => socket.bytesRead,
    isClientsTurn: () => !request.complete && request.readableLength === 0,
    onTooSlow: () => request.destroy(),
  });
}
