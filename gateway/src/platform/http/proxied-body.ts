import type { IncomingMessage } from 'node:http';
import { requireMinimumRate } from './minimum-rate.ts';
import { readBody } from './read-body.ts';

/** Maximum size in bytes of a body that is buffered before calling the API: everything the API accepts as JSON. */
const SMALL_BYTES = 100 * 1024;
/** Maximum number of concurrent large bodies. */
const MAX_UPLOADS = 32;
const LOOK_EVERY_MS = 5000;

/** The limit of concurrent large bodies is reached. */
class TooManyUploads extends Error {}

/** A body ready to be forwarded, and its cleanup. */
export interface ProxiedBody {
  readonly body: Buffer | IncomingMessage | null;
  readonly release: () => void;
}

const nothingToDo = () => {};

/** Creates the body intake: small bodies are forwarded once complete, large ones as a stream. */
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

/** Aborts a request whose client sends almost nothing, unless it is waiting for us. */
function watchUpload(request: IncomingMessage): () => void {
  // The request detaches from its socket before it is released.
  const { socket } = request;
  return requireMinimumRate({
    lookEveryMs: LOOK_EVERY_MS,
    moved: () => socket.bytesRead,
    isClientsTurn: () => !request.complete && request.readableLength === 0,
    onTooSlow: () => request.destroy(),
  });
}
