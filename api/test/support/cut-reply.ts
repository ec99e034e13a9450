import net from 'node:net';

/** A request as it goes over the wire, by POST. */
interface WrittenRequest {
  readonly path: string;
  readonly headers: readonly string[];
  readonly body: string;
}

/**
 * Sends a request and hangs up once so many bytes of the reply are read: with 0, as soon as the request is on its way.
 * Returns what was read, which is all of the reply when `bytes` is left out.
 */
export function readPartOf(baseUrl: string, request: WrittenRequest, bytes = Infinity): Promise<string> {
  const { hostname, port, host } = new URL(baseUrl);
  const { path, headers, body } = request;
  const lines = [
    `POST ${path} HTTP/1.1`,
    `host: ${host}`,
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  return new Promise((resolve, reject) => {
    const socket = net.connect(Number(port), hostname);
    const read: Buffer[] = [];
    socket.on('readable', () => {
      while (read.length < bytes) {
        const byte: Buffer | null = socket.read(1);
        if (byte === null) return;
        read.push(byte);
      }
      socket.destroy();
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(Buffer.concat(read).toString('latin1')));
    socket.write(`${[...lines, ...headers].join('\r\n')}\r\n\r\n${body}`, () => {
      if (bytes === 0) socket.destroy();
    });
  });
}
