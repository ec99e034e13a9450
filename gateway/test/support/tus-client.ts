import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request as httpRequest } from 'node:http';

/** Headers of a signed-in user. */
type Auth = Readonly<Record<string, string>>;

/** Upload metadata sent by a test; `undefined` omits an entry. */
export type Metadata = Readonly<Record<string, string | undefined>>;

const TUS = { 'tus-resumable': '1.0.0' };

/** Builds the `Upload-Metadata` header. */
function metadataHeader(metadata: Metadata): string {
  return Object.entries(metadata)
    .flatMap(([key, value]) => (value === undefined ? [] : [`${key} ${Buffer.from(value).toString('base64')}`]))
    .join(',');
}

/** A minimal tus client. */
export function tusClient(origin: string) {
  const send = (method: string, path: string, headers: Auth, body?: Buffer<ArrayBuffer>) =>
    fetch(origin + path, { method, headers: { ...TUS, ...headers }, ...(body && { body }) });

  return {
    create: (auth: Auth, length: number, metadata: Metadata) =>
      send('POST', '/api/uploads', {
        ...auth,
        'upload-length': String(length),
        'upload-metadata': metadataHeader(metadata),
      }),

    head: (auth: Auth, path: string) => send('HEAD', path, auth),

    /** Returns the offset of an upload. */
    async offset(auth: Auth, path: string): Promise<number> {
      return Number((await send('HEAD', path, auth)).headers.get('upload-offset') ?? Number.NaN);
    },

    patch: (auth: Auth, path: string, offset: number, body: Buffer<ArrayBuffer>) =>
      send('PATCH', path, { ...auth, ...chunkHeaders(offset) }, body),

    remove: (auth: Auth, path: string) => send('DELETE', path, auth),

    /** Starts a chunk of which only the first part is sent; `answer` is the status, or the error. */
    begin(auth: Auth, path: string, { offset, length, sent }: { offset: number; length: number; sent: Buffer }) {
      const { hostname, port } = new URL(origin);
      const headers = { ...TUS, ...auth, ...chunkHeaders(offset), 'content-length': length };
      const request = httpRequest({ hostname, port, path, method: 'PATCH', headers });
      // Writes still in progress fail if the reply came first; only `answer` matters.
      request.on('error', () => undefined);
      request.write(sent);
      return { request, answer: answerOf(request) };
    },
  };
}

function chunkHeaders(offset: number) {
  return { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) };
}

async function answerOf(request: ClientRequest): Promise<number | string> {
  try {
    const [reply]: IncomingMessage[] = await once(request, 'response');
    reply?.resume();
    return reply?.statusCode ?? 0;
  } catch (error) {
    return String(error);
  }
}
