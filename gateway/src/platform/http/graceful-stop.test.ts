import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { portOf } from '../../../../scripts/lib/ports.mjs';
import { gracefulStop } from './graceful-stop.ts';

test('M10 whoever had connected when the gateway began to stop is answered', async () => {
  const server = createServer();
  const { stop } = gracefulStop(server);
  server.on('request', (_request, response) => response.end('a reply'));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const port = portOf(server);

  // None of them is accepted before the event loop continues.
  const sockets = Array.from({ length: 20 }, () => connect(port, '127.0.0.1'));
  const replies = sockets.map((socket) => {
    socket.write('GET / HTTP/1.1\r\nhost: shop\r\n\r\n');
    return text(socket);
  });
  await stop(5000);

  expect(await Promise.all(replies)).toEqual(sockets.map(() => expect.stringMatching(/a reply$/)));
});
