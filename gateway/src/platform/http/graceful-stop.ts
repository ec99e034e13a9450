import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** For how long connections without a request are kept, whose next request may be on its way. */
const IDLE_GRACE_MS = 300;
const IDLE_CHECK_MS = 50;

/** So many connections wait to be accepted at most, by Node's default. */
const MAX_BACKLOG = 511;

/** Ends a server without losing what it has accepted. */
export interface GracefulStop {
  readonly isDraining: () => boolean;
  /**
   * Says with every answer that its connection ends, and goes on accepting for so many milliseconds: whoever asks whether it
   * is ready has time to send what comes elsewhere.
   */
  readonly announce: (noticeMs?: number) => Promise<void>;
  /** Stops accepting; resolves when all is answered, or has been cut after `graceMs`. */
  readonly stop: (graceMs: number) => Promise<void>;
}

/** Watches a server's replies from its first request on: attach it before the listener that answers. */
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
    // With `connection: close` a client knows that its next request needs another connection.
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

/** Resolves when the connections that wait to be accepted are; whoever waits when a server closes is cut off. */
async function waitingAccepted(server: Server): Promise<void> {
  let accepted = 0;
  const count = () => (accepted += 1);
  server.on('connection', count);
  // This round of the event loop may be past accepting.
  await nextRound();
  // Each accepts one of them at most.
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
    // Rounds are counted, since a process that stands still for a while reads nothing meanwhile; and a connection is
    // idle only when what has come for it is read, which is done before the next immediate.
    const sweep = setInterval(() => {
      roundsLeft -= 1;
      if (roundsLeft < 0) setImmediate(() => server.closeIdleConnections());
    }, IDLE_CHECK_MS);
    // The `close` of an HTTP server would cut idle connections at once.
    NetServer.prototype.close.call(server, () => {
      clearTimeout(cut);
      clearInterval(sweep);
      // Ends the timers that the HTTP server keeps for its connections.
      server.close(() => resolve());
    });
  });
}
