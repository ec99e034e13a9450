import type { ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** A content encoding we write. */
export type Encoding = 'br' | 'gzip';

/** Below this many bytes compression costs more than it saves. */
const WORTH_COMPRESSING = 1024;

/** The encoding to write for an `accept-encoding` header; brotli before gzip. Quality values are only read as refusals. */
export function encodingFor(acceptEncoding: string | string[] | undefined): Encoding | undefined {
  const accepted = String(acceptEncoding ?? '');
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted)) return 'br';
  if (/\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted)) return 'gzip';
  return undefined;
}

/** A whole reply, ready to be written any number of times; each compressed form is made once, when first asked for. */
export class Reply {
  readonly status: number;
  readonly body: Buffer;
  /** Seconds for which it may be shared; 0 is never. */
  readonly freshSeconds: number;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #encoded = new Map<Encoding, Promise<Buffer> | Buffer>();

  constructor(status: number, headers: Readonly<Record<string, string>>, body: Buffer | string, freshSeconds = 0) {
    this.status = status;
    this.body = typeof body === 'string' ? Buffer.from(body) : body;
    this.freshSeconds = freshSeconds;
    this.#headers = headers;
  }

  /** Writes the reply; a HEAD request gets its headers alone. */
  async write(response: ServerResponse, encoding: Encoding | undefined): Promise<void> {
    const used = this.body.length >= WORTH_COMPRESSING ? encoding : undefined;
    const kept = used ? this.#encodedAs(used) : this.body;
    const bytes = Buffer.isBuffer(kept) ? kept : await kept;
    if (response.destroyed) return;
    response.writeHead(this.status, {
      ...this.#headers,
      ...(used && { 'content-encoding': used }),
      vary: 'accept-encoding',
      'content-length': bytes.length,
    });
    response.end(response.req.method === 'HEAD' ? undefined : bytes);
  }

  #encodedAs(encoding: Encoding): Promise<Buffer> | Buffer {
    const kept = this.#encoded.get(encoding);
    if (kept) return kept;
    const making = encode(this.body, encoding);
    this.#encoded.set(encoding, making);
    void making.then(
      (bytes) => this.#encoded.set(encoding, bytes),
      () => this.#encoded.delete(encoding),
    );
    return making;
  }
}

/** Quick settings: what is worth more effort is compressed when it is built. */
function encode(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return toGzip(body, { level: 4 });
  return toBrotli(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });
}
