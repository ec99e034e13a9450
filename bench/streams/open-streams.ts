import { connect, type Socket } from 'node:net';
import { registeredOperations } from '@halfdrop/schema/operations';

/** A stream as held by a browser, using as little memory as possible. */
export interface IdleStream {
  /** Called with the instant of each change after the initial one. */
  onChange: (at: number) => void;
  readonly end: () => void;
}

/** The subject of a stream, and its session. */
interface Following {
  readonly token: string;
  /** The name of the web app's operation. */
  readonly name: string;
  readonly variables?: Readonly<Record<string, string>>;
}

/** Returns the id used by pages: ad hoc documents would each be kept as long as their streams. */
function documentIdOf(name: string): string {
  const found = Object.entries(registeredOperations).find(([, text]) => text.startsWith(`subscription ${name}`));
  if (!found) throw new Error(`There is no subscription ${name}`);
  return found[0];
}

const CHANGE = '"toldAt"';

/** Opens a stream; resolves with its first change. */
function openStream(port: number, { token, name, variables = {} }: Following): Promise<IdleStream> {
  return new Promise((resolve, reject) => {
    const socket: Socket = connect(port, '127.0.0.1');
    const stream: IdleStream = { onChange: () => undefined, end: () => socket.destroy() };
    let isOpen = false;
    socket.on('data', (bytes) => {
      const text = bytes.toString('latin1');
      if (text.includes(CHANGE)) {
        if (isOpen) stream.onChange(performance.now());
        isOpen = true;
        resolve(stream);
      } else if (!isOpen && text.includes('"errors"')) reject(new Error(text.slice(-300)));
    });
    socket.on('error', reject);
    const body = JSON.stringify({ documentId: documentIdOf(name), variables });
    socket.write(
      [
        'POST /graphql HTTP/1.1',
        'host: shop',
        `authorization: Bearer ${token}`,
        'accept: multipart/mixed;subscriptionSpec=1.0, application/json',
        'content-type: application/json',
        `content-length: ${Buffer.byteLength(body)}`,
        '',
        body,
      ].join('\r\n'),
    );
  });
}

/** Opens many streams, some at a time. */
export async function openStreams(port: number, wanted: readonly Following[], atATime = 50): Promise<IdleStream[]> {
  const streams: IdleStream[] = [];
  for (let first = 0; first < wanted.length; first += atATime) {
    const some = wanted.slice(first, first + atATime).map((each) => openStream(port, each));
    streams.push(...(await Promise.all(some)));
  }
  return streams;
}
