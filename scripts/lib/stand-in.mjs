import { createServer } from 'node:http';

const message = 'The shop cannot be reached just now. Please try again.';
const problem = {
  type: 'about:blank',
  title: 'Unavailable',
  status: 503,
  code: 'unavailable',
  message,
  requestId: 'none',
};
const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="2"><title>Halfdrop</title>
<body style="font-family:sans-serif;margin:20vh auto;max-width:30em;padding:0 1em"><h1>One moment</h1><p>${message}</p>`;

/**
 * Holds the port of a server that is down, and replies to every request with 503.
 * @param {number} port
 * @returns {{ take: () => Promise<void>, leave: () => void }} `take` resolves when it listens or cannot; both may be
 * called repeatedly
 */
export function createStandIn(port) {
  /** @type {import('node:http').Server | null} */
  let server = null;
  return {
    take() {
      if (server) return Promise.resolve();
      const taken = createServer({ requestTimeout: 10_000 }, refuse);
      server = taken;
      return new Promise((resolve) => {
        taken.once('error', () => {
          if (server === taken) server = null;
          resolve();
        });
        taken.listen(port, resolve);
      });
    },
    leave() {
      server?.close();
      server = null;
    },
  };
}

/** Waits for the whole request: a client still sending would see the connection break instead of the response. */
function refuse(request, response) {
  const isPage = request.headers.accept?.includes('text/html') ?? false;
  request.resume().once('end', () => {
    response.writeHead(503, {
      'content-type': isPage ? 'text/html; charset=utf-8' : 'application/problem+json',
      'retry-after': '1',
      'cache-control': 'no-store',
      connection: 'close',
    });
    response.end(isPage ? page : JSON.stringify(problem));
  });
}
