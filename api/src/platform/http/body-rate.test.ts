import type { Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import express from 'express';
import { createLogger } from '../logging/logger.ts';
import { bodyRate } from './body-rate.ts';
import { createHttpMetrics } from './metrics.ts';
import { problemHandler } from './problem-handler.ts';
import { requestContext } from './request-context.ts';
import { createHttpServer, listen } from './server.ts';

let server: Server;
let port: number;
const opened: Socket[] = [];

beforeAll(async () => {
  const logger = createLogger('silent');
  const app = express();
  app.use(requestContext(logger, createHttpMetrics()));
  app.use(bodyRate({ lookEvery: 50, minBytes: 1000 }));
  app.post('/', express.text(), (request, response) => void response.send(`read ${String(request.body).length}`));
  app.use(problemHandler(logger));
  server = createHttpServer(app);
  port = await listen(server, 0, '127.0.0.1');
});
afterAll(async () => {
  for (const socket of opened) socket.destroy();
  await new Promise((resolve) => server.close(resolve));
});

/** Sends raw text and resolves with everything received until the server closes the connection. */
function exchange(text: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    opened.push(socket);
    let answer = '';
    socket.on('data', (data) => (answer += String(data)));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer));
    socket.write(text);
  });
}

const head = 'POST / HTTP/1.1\r\nhost: shop\r\ncontent-type: text/plain\r\nconnection: close\r\n';

test.each([
  ['declares its length', `${head}content-length: 90000\r\n\r\na`],
  ['comes in chunks', `${head}transfer-encoding: chunked\r\n\r\n1\r\na\r\n`],
])('H7 a body that %s and drips is refused, and the connection closed', async (_name, text) => {
  const answer = await exchange(text);
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toContain('"code":"request_timeout"');
});

test('a body that comes whole is read', async () => {
  expect(await exchange(`${head}content-length: 3\r\n\r\nabc`)).toContain('read 3');
});
