import net from 'node:net';

/** A raw HTTP POST request. */
interface WrittenRequest {
  readonly path: string;
  readonly headers: readonly string[];
  readonly body: string;
}

/**
 * Sends a request and disconnects after reading the given number of bytes of the reply; with 0, as soon as the request
 * is sent. Returns what was read: the whole reply if `bytes` is omitted.
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
