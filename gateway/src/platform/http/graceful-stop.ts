import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds to keep idle connections, since their next request may be in transit. */
const IDLE_GRACE_MS = 300;
const IDLE_CHECK_MS = 50;

/** Node's default limit of pending connections. */
const MAX_BACKLOG = 511;

/** Shuts a server down without losing accepted requests. */
export interface GracefulStop {
  readonly isDraining: () => boolean;
  /**
   * Closes connections after each reply but keeps accepting for the given time, so that health checks can redirect
   * traffic.
   */
  readonly announce: (noticeMs?: number) => Promise<void>;
  /** Stops accepting; resolves when all requests are answered, or aborted after `graceMs`. */
  readonly stop: (graceMs: number) => Promise<void>;
}

/** Tracks a server's replies; attach it before the request listener. */
export function gracefulStop(server: Server): GracefulStop {
  const open = new Set<ServerResponse>();
  let isDraining = false;
  server.on('request', (_request, response) => {
    if (isDraining) response.shouldKeepAlive = false;
    open.add(response);
    response.once('close', () => open.delete(response));
  });

  async function announce(noticeMs = 0): Promise<void> {
    isDraining = true;
    // `connection: close` tells clients to use another connection for the next request.
    for (const response of open) response.shouldKeepAlive = false;
    if (server.listening && noticeMs > 0) await pause(noticeMs);
  }

  async function stop(graceMs: number): Promise<void> {
    await announce();
    if (!server.listening) return;
    await waitingAccepted(server);
    await closed(server, graceMs);
  }
  return { isDraining: () => isDraining, announce, stop };
}

/** Resolves when pending connections have been accepted; they would be reset when the server closes. */
async function waitingAccepted(server: Server): Promise<void> {
  let accepted = 0;
  const count = () => (accepted += 1);
  server.on('connection', count);
  // This round of the event loop may already be past accepting.
  await nextRound();
  // A round may accept only one connection; a round without any means that none are pending.
  for (let round = 0; round < MAX_BACKLOG; round += 1) {
    const before = accepted;
    await nextRound();
    if (accepted === before) break;
  }
  server.off('connection', count);
}

const nextRound = () => new Promise<void>((resolve) => setImmediate(resolve));

function closed(server: Server, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    let roundsLeft = IDLE_GRACE_MS / IDLE_CHECK_MS;
    const cut = setTimeout(() => server.closeAllConnections(), graceMs);
    // Counts event loop rounds rather than time, since a stalled process reads nothing meanwhile. A connection counts
    // as idle only once its data has been read, which happens before the next immediate.
    const sweep = setInterval(() => {
      roundsLeft -= 1;
      if (roundsLeft < 0) setImmediate(() => server.closeIdleConnections());
    }, IDLE_CHECK_MS);
    // `close` of an HTTP server would cut idle connections immediately.
    NetServer.prototype.close.call(server, () => {
      clearTimeout(cut);
      clearInterval(sweep);
      // Stops the HTTP server's connection timers.
      server.close(() => resolve());
    });
  });
}
