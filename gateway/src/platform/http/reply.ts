import type { ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, type BrotliOptions, constants, gzip, gzipSync } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** A supported content encoding. */
export type Encoding = 'br' | 'gzip';

/** A body with its headers as a flat list of names and values, the form Node.js writes fastest. */
interface Form {
  readonly bytes: Buffer;
  readonly headers: readonly string[];
}

/** A reply that fits into one network packet (1,500 bytes with headers) does not arrive sooner when compressed. */
const WORTH_COMPRESSING = 1400;
/** Up to this size, handing over to a thread costs more than compressing, which takes less than 0.2 ms. */
const COMPRESSED_AT_ONCE = 32 * 1024;

const brotli = /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/;
const gzipped = /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/;

/**
 * Selects the encoding for an `Accept-Encoding` header, preferring brotli to gzip. Quality values are only read as
 * refusals.
 */
export function encodingFor(acceptEncoding: string | string[] | undefined): Encoding | undefined {
  if (acceptEncoding === undefined) return undefined;
  const accepted = String(acceptEncoding);
  if (brotli.test(accepted)) return 'br';
  if (gzipped.test(accepted)) return 'gzip';
  return undefined;
}

/** A complete reply that can be written many times; each compressed form is created once, on first use. */
export class Reply {
  readonly status: number;
  /** Headers sent with every encoding. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** Seconds for which it may be shared; 0 for never. */
  readonly freshSeconds: number;
  readonly #plain: Form;
  readonly #encoded = new Map<Encoding, Promise<Form> | Form>();
  #unshared: Reply | undefined;

  constructor(status: number, headers: Readonly<Record<string, string>>, body: Buffer | string, freshSeconds = 0) {
    this.status = status;
    this.body = typeof body === 'string' ? Buffer.from(body) : body;
    this.freshSeconds = freshSeconds;
    this.headers = headers;
    this.#plain = this.#form(this.body);
  }

  /** The same reply for a signed-in user, which intermediaries must not cache. */
  get unshared(): Reply {
    const headers = { ...this.headers, 'cache-control': 'private, no-store' };
    return (this.#unshared ??= new Reply(this.status, headers, this.body));
  }

  /** Writes the reply; for HEAD requests, only its headers. */
  async write(response: ServerResponse, encoding: Encoding | undefined, requestId: string): Promise<void> {
    const kept = encoding && this.body.length >= WORTH_COMPRESSING ? this.#encodedAs(encoding) : this.#plain;
    const { bytes, headers } = kept instanceof Promise ? await kept : kept;
    if (response.destroyed) return;
    response.writeHead(this.status, [...headers, 'x-request-id', requestId]);
    response.end(response.req.method === 'HEAD' ? undefined : bytes);
  }

  #form(bytes: Buffer, encoding?: Encoding): Form {
    const headers = {
      ...this.headers,
      ...(encoding && { 'content-encoding': encoding }),
      vary: [this.headers['vary'], 'accept-encoding'].filter(Boolean).join(', '),
      'content-length': String(bytes.length),
    };
    return { bytes, headers: Object.entries(headers).flat() };
  }

  #encodedAs(encoding: Encoding): Promise<Form> | Form {
    const kept = this.#encoded.get(encoding);
    if (kept) return kept;
    const isSmall = this.body.length <= COMPRESSED_AT_ONCE;
    const made = isSmall ? this.#form(compressSmall(this.body, encoding), encoding) : this.#encodeInThread(encoding);
    this.#encoded.set(encoding, made);
    return made;
  }

  async #encodeInThread(encoding: Encoding): Promise<Form> {
    try {
      const form = this.#form(await compressLarge(this.body, encoding), encoding);
      this.#encoded.set(encoding, form);
      return form;
    } catch (error) {
      this.#encoded.delete(encoding);
      throw error;
    }
  }
}

// Fast settings: content worth more effort is compressed at build time.
const gzipOptions = { level: 4 };

function brotliOptions(quality: number, body: Buffer): BrotliOptions {
  return { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } };
}

/** One level faster than on a thread, since it blocks the event loop. */
function compressSmall(body: Buffer, encoding: Encoding): Buffer {
  return encoding === 'gzip' ? gzipSync(body, gzipOptions) : brotliCompressSync(body, brotliOptions(3, body));
}

function compressLarge(body: Buffer, encoding: Encoding): Promise<Buffer> {
  return encoding === 'gzip' ? toGzip(body, gzipOptions) : toBrotli(body, brotliOptions(4, body));
}
