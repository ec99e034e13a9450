import { createServer, type RequestListener, type Server } from 'node:http';
import { portOf } from '../../../scripts/lib/ports.mjs';

const opened: Array<() => Promise<void>> = [];

/** Stops every server a test file has started; for `afterEach`. */
export async function stopServers(): Promise<void> {
  await Promise.all(opened.splice(0).map((close) => close()));
}

/** Starts a server that stands in for the API and answers as the test specifies. */
export async function apiServer(listener: RequestListener): Promise<{ url: string; requests: string[] }> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    listener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  opened.push(
    () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  );
  return { url: addressOf(server), requests };
}

/** Returns the URL a server listens on. */
export function addressOf(server: Server): string {
  return `http://127.0.0.1:${portOf(server)}`;
}
