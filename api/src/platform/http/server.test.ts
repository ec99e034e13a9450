import type { Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { createHttpServer, drain, listen } from './server.ts';

let server: Server;
let port: number;
const opened: Socket[] = [];

beforeEach(async () => {
  server = createHttpServer((_request, response) => response.end('a reply'), {
    headersTimeout: 50,
    connectionsCheckingInterval: 10,
  });
  port = await listen(server, 0, '127.0.0.1');
});

afterEach(async () => {
  for (const socket of opened.splice(0)) socket.destroy();
  await new Promise((resolve) => server.close(resolve));
});

async function connection(): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  opened.push(socket);
  await new Promise((resolve) => socket.once('connect', resolve));
  return socket;
}

const nextOf = (socket: Socket) =>
  new Promise<string>((resolve) => socket.once('data', (data) => resolve(String(data))));

test('D7 a connection that was opened ahead answers the first request over it, however late it comes', async () => {
  const ahead = await connection();
  const early: unknown[] = [];
  ahead.on('data', (data) => early.push(data));
  const slow = await connection();
  slow.write('GET / HTTP/1.1\r\n');
  // A request that started later has timed out, so both are past their timeout.
  expect(await nextOf(slow)).toContain('"code":"malformed_request"');
  expect(early).toEqual([]);
  ahead.write('GET / HTTP/1.1\r\nhost: shop\r\n\r\n');
  expect(await nextOf(ahead)).toContain('a reply');
});

test('M10 a request over a kept connection is answered though the server has begun to stop', async () => {
  const kept = await connection();
  const ask = () => kept.write('GET / HTTP/1.1\r\nhost: shop\r\n\r\n');
  ask();
  expect(await nextOf(kept)).toContain('Connection: keep-alive');
  const drained = drain(server, { notice: 200, grace: 1000 });
  ask();
  const last = await nextOf(kept);
  expect(last).toContain('a reply');
  expect(last).toMatch(/^connection: close\r$/im);
  await drained;
});
