import { once } from 'node:events';
import { type IncomingMessage, request as httpRequest, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { apiServer, stopServers } from '../../../test/support/fake-api-server.ts';
import { listeningGateway, stopGateways } from '../../../test/support/test-gateway.ts';

afterEach(async () => {
  await stopGateways();
  await stopServers();
});

function answer(request: IncomingMessage, response: ServerResponse, body: Buffer): void {
  response.writeHead(206, {
    'content-type': 'application/zip',
    'content-range': 'bytes 0-3/10',
    etag: '"a"',
    'set-cookie': ['a=1', 'b=2'],
    connection: 'x-internal',
    'x-internal': 'secret',
    'x-seen': JSON.stringify({ ...request.headers, body: body.toString() }),
  });
  response.end('PK..');
}

test('E-03 a request below /api/ reaches the api unchanged, and its reply the client', async () => {
  const api = await apiServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => answer(request, response, Buffer.concat(chunks)));
  });
  const { url } = await listeningGateway({ apiUrl: api.url });

  const reply = await fetch(`${url}/api/downloads/a%2Fb?x=1&y=%20`, {
    method: 'POST',
    headers: {
      range: 'bytes=0-3',
      'if-range': '"a"',
      authorization: 'Bearer t',
      te: 'trailers',
      'x-forwarded-for': '6.6.6.6',
    },
    body: 'payload',
  });
  const seen: Record<string, string> = JSON.parse(reply.headers.get('x-seen') ?? '{}');

  expect(api.requests).toEqual(['POST /api/downloads/a%2Fb?x=1&y=%20']);
  expect(seen).toMatchObject({ range: 'bytes=0-3', 'if-range': '"a"', authorization: 'Bearer t', body: 'payload' });
  expect(seen['te']).toBeUndefined();
  expect(seen['x-forwarded-for']).toMatch(/^(::ffff:)?127\.0\.0\.1$/);
  expect(seen['x-request-id']).toBe(reply.headers.get('x-request-id'));
  expect(reply.status).toBe(206);
  expect(reply.headers.get('content-range')).toBe('bytes 0-3/10');
  expect(reply.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  expect(reply.headers.get('x-internal')).toBeNull();
  expect(reply.headers.get('content-security-policy')).toBeNull();
  expect(await reply.text()).toBe('PK..');
});

test.each(['/orders', '/auth/me', '/cart', '/apiary', '/API/x', '//api/x', '/x/../api/y'])(
  '%s is not passed on',
  async (path) => {
    const api = await apiServer((_request, response) => response.end('reached'));
    const { url } = await listeningGateway({ apiUrl: api.url });
    const { hostname, port } = new URL(url);

    const request = httpRequest({ hostname, port, path }).end();
    const [reply] = await once(request, 'response');
    reply.resume();

    expect(api.requests).toEqual([]);
  },
);

test('an api that is not there is a 503 problem with the request id', async () => {
  const { url } = await listeningGateway({ apiUrl: 'http://127.0.0.1:1' });

  const reply = await fetch(`${url}/api/products/1/preview`);

  expect(reply.status).toBe(503);
  expect(reply.headers.get('content-type')).toBe('application/problem+json');
  expect(await reply.json()).toMatchObject({ code: 'unavailable', requestId: reply.headers.get('x-request-id') });
});

test('a client that goes away ends the call upstream', async () => {
  let upstreamClosed: (() => void) | undefined;
  const closed = new Promise<void>((resolve) => (upstreamClosed = resolve));
  const api = await apiServer((_request, response) => {
    response.on('close', () => upstreamClosed?.());
    response.writeHead(200, { 'content-type': 'application/zip' });
    response.write('first');
  });
  const { url } = await listeningGateway({ apiUrl: api.url });
  const controller = new AbortController();

  const reply = await fetch(`${url}/api/downloads/t`, { signal: controller.signal });
  controller.abort();
  await closed;

  expect(reply.status).toBe(200);
});

test('a large body streams through in both directions', async () => {
  const api = await apiServer((request, response) => {
    response.writeHead(200, { 'content-type': 'application/octet-stream' });
    request.pipe(response);
  });
  const { url } = await listeningGateway({ apiUrl: api.url });
  const body = Buffer.alloc(3_000_000, 7);

  const reply = await fetch(`${url}/api/upload`, { method: 'POST', body });

  expect(Buffer.from(await reply.arrayBuffer()).equals(body)).toBe(true);
});

test.each(['PROPFIND', 'TRACE'])('%s is no call of the api and does not become one', async (method) => {
  const api = await apiServer((_request, response) => response.end('reached'));
  const { url } = await listeningGateway({ apiUrl: api.url });
  const { hostname, port } = new URL(url);

  const request = httpRequest({ hostname, port, method, path: '/api/products/1/preview' }).end();
  const [reply]: IncomingMessage[] = await once(request, 'response');
  reply?.resume();

  expect([reply?.statusCode, reply?.headers.allow]).toEqual([405, 'GET, HEAD, POST, PUT, DELETE, PATCH, OPTIONS']);
  expect(api.requests).toEqual([]);
});

const HEAD = 'POST /api/webhooks/sandbox HTTP/1.1\r\nhost: shop\r\n';

/** Opens a connection and sends a request that never ends. */
async function drip(url: string, head: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname).on('error', () => {});
  await once(socket, 'connect');
  socket.write(`${HEAD}${head}\r\n\r\n{`);
  return socket;
}

test.each([
  ['small bodies', 'content-length: 1000'],
  ['large bodies', 'content-length: 3000000'],
  ['bodies without a length', 'transfer-encoding: chunked'],
])('H7 300 clients that drip %s keep nobody else out', async (_title, head) => {
  const api = await apiServer((request, response) => {
    if (request.method === 'GET') response.end('served');
  });
  const { url } = await listeningGateway({ apiUrl: api.url });
  const dripping = await Promise.all(Array.from({ length: 300 }, () => drip(url, head)));

  const served = await Promise.all(
    Array.from({ length: 50 }, async () => (await fetch(`${url}/api/products/1/preview`)).text()),
  );

  expect(new Set(served)).toEqual(new Set(['served']));
  expect(api.requests.filter((line) => line.startsWith('POST')).length).toBeLessThan(50);
  for (const socket of dripping) socket.destroy();
});

test('H7 a small body that does not arrive is refused', async () => {
  const api = await apiServer((_request, response) => response.end('reached'));
  const { url } = await listeningGateway({ apiUrl: api.url, bodyDeadlineMs: 50 });

  const socket = await drip(url, 'content-length: 1000');
  const [refusal] = await once(socket, 'data');
  await once(socket, 'end');

  expect(String(refusal)).toMatch(/^HTTP\/1\.1 408 /);
  expect(api.requests).toEqual([]);
});
