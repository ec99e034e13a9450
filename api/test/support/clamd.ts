import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { portOf } from '../../../scripts/lib/ports.mjs';

/** The EICAR test string, in two parts so that scanners do not flag this file. */
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

const COMMAND = 'zINSTREAM\0';

/** Starts a minimal ClamAV daemon that knows one signature. */
export async function startClamd(answer = answerTo) {
  const server = createServer((socket) => {
    let received = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (part: Buffer) => {
      received = Buffer.concat([received, part]);
      const file = streamed(received);
      if (file) answer(file, socket);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `tcp://127.0.0.1:${portOf(server)}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

function answerTo(file: Buffer, socket: Socket): void {
  socket.end(file.includes(eicar) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0');
}

/** Returns the file in the received data; null until it is complete. */
function streamed(received: Buffer): Buffer | null {
  if (!received.subarray(0, COMMAND.length).equals(Buffer.from(COMMAND))) return null;
  const chunks: Buffer[] = [];
  let place = COMMAND.length;
  while (place + 4 <= received.length) {
    const length = received.readUInt32BE(place);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(received.subarray(place + 4, place + 4 + length));
    place += 4 + length;
  }
  return null;
}
