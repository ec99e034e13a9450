import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { apiServer, stopServers } from '../../../test/support/fake-api-server.ts';
import { listeningGateway, stopGateways } from '../../../test/support/test-gateway.ts';

const UPLOAD_PLACES = 32;
const UPLOAD_BYTES = 1_000_001;
const MEGABYTE = 1024 * 1024;
/** Milliseconds after which a test has failed. */
const TIMEOUT_MS = 30_000;
const sockets: Socket[] = [];

/** Client checks use fake intervals; all other timers are real. */
const real: FakeableAPI[] = [
  ...(['Date', 'hrtime', 'performance', 'nextTick', 'queueMicrotask'] as const),
  ...(['setImmediate', 'clearImmediate', 'setTimeout', 'clearTimeout'] as const),
];

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: real });
});
afterEach(async () => {
  jest.useRealTimers();
  for (const socket of sockets.splice(0)) socket.destroy();
  await stopGateways();
  await stopServers();
});

/** Lets the servers run until a condition holds. */
async function until(isTrue: () => boolean, meanwhile = () => {}): Promise<void> {
  const deadline = performance.now() + TIMEOUT_MS;
  while (!isTrue()) {
    if (performance.now() > deadline) throw new Error(`This did not come true: ${isTrue.toString()}`);
    meanwhile();
    await new Promise(setImmediate);
  }
}

async function open(url: string, text: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect({ port: Number(port), host: hostname }).on('error', () => {});
  sockets.push(socket);
  await once(socket, 'connect');
  socket.write(text);
  return socket;
}

const uploadHead = `POST /api/upload HTTP/1.1\r\nhost: shop\r\ncontent-length: ${UPLOAD_BYTES}\r\n\r\n`;

/** Counts the body bytes the API receives, and which bodies complete. */
async function intake() {
  const seen = { bytes: 0, begun: 0, broken: 0 };
  const api = await apiServer((request, response) => {
    seen.begun += 1;
    request.on('data', (chunk: Buffer) => (seen.bytes += chunk.length));
    request.on('error', () => (seen.broken += 1));
    request.on('end', () => response.end('taken'));
  });
  return { api, seen };
}

test('C10 H7 uploads that drip lose their places to others', async () => {
  const { api, seen } = await intake();
  const { url } = await listeningGateway({ apiUrl: api.url });
  const dripping = await Promise.all(Array.from({ length: UPLOAD_PLACES }, () => open(url, `${uploadHead}{`)));
  await until(() => seen.begun === UPLOAD_PLACES);
  const upload = () => fetch(`${url}/api/upload`, { method: 'POST', body: Buffer.alloc(MEGABYTE) });
  expect((await upload()).status).toBe(503);

  const ended = Promise.all(dripping.map((socket) => once(socket, 'close')));
  jest.advanceTimersByTime(5000);
  await ended;
  await until(() => seen.broken === UPLOAD_PLACES);

  expect((await upload()).status).toBe(200);
});

test('C10 H7 an upload that keeps the least pace is waited for', async () => {
  const { api, seen } = await intake();
  const { url } = await listeningGateway({ apiUrl: api.url });
  const socket = await open(url, `${uploadHead}{`);
  let answer = '';
  socket.on('data', (data) => (answer += String(data)));
  await until(() => seen.begun === 1);

  for (let sent = 1; sent < UPLOAD_BYTES; sent += 50_000) {
    socket.write(Buffer.alloc(50_000));
    await until(() => seen.bytes === sent + 50_000);
    jest.advanceTimersByTime(5000);
  }
  await until(() => answer.endsWith('taken'));

  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
});

/** Starts an API with endless replies. */
async function endlessReplies() {
  const seen = { begun: 0, ended: 0 };
  const api = await apiServer((_request, response) => {
    seen.begun += 1;
    response.on('close', () => (seen.ended += 1));
    const chunk = Buffer.alloc(MEGABYTE);
    const fill = () => {
      while (!response.destroyed && response.write(chunk));
    };
    response.on('drain', fill);
    fill();
  });
  return { api, seen };
}

const download = 'GET /api/downloads/t HTTP/1.1\r\nhost: shop\r\n\r\n';

test('C10 H7 a reply that nobody reads is given up, and its call to the api with it', async () => {
  const { api, seen } = await endlessReplies();
  const { url } = await listeningGateway({ apiUrl: api.url });
  const socket = await open(url, download);
  socket.pause();
  await until(() => seen.begun === 1);

  await until(
    () => seen.ended === 1,
    () => jest.advanceTimersByTime(30_000),
  );

  expect(seen).toEqual({ begun: 1, ended: 1 });
});

test('H7 a reply that is read slowly is waited for', async () => {
  const { api, seen } = await endlessReplies();
  const { url } = await listeningGateway({ apiUrl: api.url });
  const socket = await open(url, download);
  let read = 0;
  socket.on('data', (data: Buffer) => (read += data.length));

  for (let look = 1; look <= 10; look += 1) {
    socket.resume();
    await until(() => read >= look * 2 * MEGABYTE);
    socket.pause();
    jest.advanceTimersByTime(30_000);
  }

  expect(seen.ended).toBe(0);
});
