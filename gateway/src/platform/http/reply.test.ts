import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { portOf } from '../../../../scripts/lib/ports.mjs';
import { encodingFor, Reply } from './reply.ts';

const ONE_PACKET = 1400;
const AT_ONCE = 32 * 1024;
const servers: Server[] = [];

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server[Symbol.asyncDispose]()));
});

/** Text without repetition within a compression window. */
const textOf = (length: number) =>
  Array.from({ length }, (_, index) => String.fromCodePoint(97 + ((index * index) % 23))).join('');

/** Requests a reply, and checks whether it was sent before anything else could run. */
async function answerWith(text: string, acceptEncoding: string) {
  let wasSentAtOnce = false;
  const server = createServer((request, response) => {
    const reply = new Reply(200, { 'content-type': 'text/plain' }, text);
    void reply.write(response, encodingFor(request.headers['accept-encoding']), 'request-1');
    wasSentAtOnce = response.writableEnded;
  });
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const response = await fetch(`http://127.0.0.1:${portOf(server)}/`, {
    headers: { 'accept-encoding': acceptEncoding, connection: 'close' },
  });
  return {
    encoding: response.headers.get('content-encoding'),
    size: Number(response.headers.get('content-length')),
    text: await response.text(),
    wasSentAtOnce,
  };
}

describe.each(['br', 'gzip'])('a reply to who accepts %s', (encoding) => {
  test.each([
    { size: ONE_PACKET - 1, sent: null, atOnce: true, how: 'that fits into one packet is sent as it is' },
    { size: ONE_PACKET, sent: encoding, atOnce: true, how: 'of a few packets is compressed at once' },
    { size: AT_ONCE, sent: encoding, atOnce: true, how: 'of 32 KB is compressed at once' },
    { size: AT_ONCE + 1, sent: encoding, atOnce: false, how: 'above 32 KB keeps nobody else waiting' },
  ])('$how', async ({ size, sent, atOnce }) => {
    const text = textOf(size);

    const answer = await answerWith(text, encoding);

    expect(answer).toMatchObject({ encoding: sent, text, wasSentAtOnce: atOnce });
    expect(answer.size < size).toBe(sent !== null);
  });
});
