import { createHash } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listen } from '../../../src/platform/http/server.ts';
import { headerOf, refusalOf, type S3Credentials } from './signature.ts';

/** Fault injected into requests with a method. */
interface Fault {
  /** Replies with this status and code. */
  readonly status?: number;
  readonly code?: string;
  /** Closes the connection after this many bytes of the file, sent or received. */
  readonly cutAfter?: number;
  /** Stops reading after this many bytes of the file while the connection stays open. */
  readonly stallAfter?: number;
  /** Flips one bit of the file. */
  readonly isDamaged?: boolean;
}

/**
 * An S3 fake: the operations the shop uses, following Amazon's reference. It requires valid signatures, verifies the
 * SHA-256 of uploads, stores objects atomically, and rejects everything else.
 */
export interface S3StandIn {
  readonly url: string;
  /** Stored objects by bucket and key. */
  readonly objects: Map<string, Buffer>;
  /** Requests so far, as in `PUT /shop/masters/ab/abcdef`. */
  readonly calls: readonly string[];
  /** Makes the next requests with a method fail. */
  fail(method: string, fault: Fault, times?: number): void;
  /** Resolves when a request stalls. */
  stalled(): Promise<unknown>;
  close(): Promise<void>;
}

interface StandInOptions {
  readonly bucket: string;
  readonly credentials: S3Credentials;
  /** A free port by default. */
  readonly port?: number;
}

/** Starts it with one bucket. */
export async function startS3StandIn({ bucket, credentials, port = 0 }: StandInOptions): Promise<S3StandIn> {
  const objects = new Map<string, Buffer>();
  const calls: string[] = [];
  const events = new EventEmitter();
  const faults = new Map<string, { readonly fault: Fault; left: number }>();

  function faultOf(method: string): Fault {
    const planned = faults.get(method);
    if (!planned || planned.left === 0) return {};
    planned.left -= 1;
    return planned.fault;
  }

  async function reply(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '' } = request;
    const [address = ''] = (request.url ?? '').split('?');
    calls.push(`${method} ${address}`);
    const [, bucketName, ...rest] = address.replace(/\/$/, '').split('/');
    const fault = faultOf(method);
    const call = { request, response, objects, name: address, fault, onStall: () => events.emit('stall') };
    const refusal = refusalOf(request, credentials);
    if (refusal) return refuse(call, 403, refusal);
    if (fault.status !== undefined) return refuse(call, fault.status, fault.code ?? 'InternalError');
    if (bucketName !== bucket) return refuse(call, 404, 'NoSuchBucket');
    if (rest.length === 0) return method === 'HEAD' ? void response.end() : refuse(call, 501, 'NotImplemented');
    await (answers[method] ?? notImplemented)(call);
  }

  const server = createServer((request, response) => {
    reply(request, response).catch(() => response.destroy());
  });
  const url = `http://127.0.0.1:${await listen(server, port, '127.0.0.1')}`;
  return {
    url,
    objects,
    calls,
    fail: (method, fault, times = 1) => void faults.set(method, { fault, left: times }),
    stalled: () => once(events, 'stall'),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

interface Call {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly objects: Map<string, Buffer>;
  readonly name: string;
  readonly fault: Fault;
  readonly onStall: () => void;
}

const answers: Readonly<Record<string, (call: Call) => Promise<void> | void>> = {
  PUT: keep,
  GET: send,
  HEAD(call) {
    const kept = call.objects.get(call.name);
    if (!kept) return refuse(call, 404, 'NoSuchKey');
    call.response.writeHead(200, { 'content-length': kept.byteLength }).end();
  },
  DELETE({ objects, name, response }) {
    objects.delete(name);
    response.writeHead(204).end();
  },
};

function notImplemented(call: Call): void {
  refuse(call, 501, 'NotImplemented');
}

/** Replies to HEAD have no body, hence no error message. */
function refuse({ request, response }: Call, status: number, code: string): void {
  const body = `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`;
  response.writeHead(status, { 'content-type': 'application/xml' }).end(request.method === 'HEAD' ? '' : body);
}

async function keep(call: Call): Promise<void> {
  const { request, response, objects, name, fault } = call;
  if (headerOf(request, 'content-encoding').includes('aws-chunked')) return refuse(call, 501, 'NotImplemented');
  const chunks: Buffer[] = [];
  let received = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    received += bytes.byteLength;
    if (received > (fault.cutAfter ?? received)) return void response.destroy();
    if (received > (fault.stallAfter ?? received)) return stall(call);
    chunks.push(bytes);
  }
  const body = Buffer.concat(chunks);
  const hash = createHash('sha256').update(body);
  const signed = headerOf(request, 'x-amz-content-sha256');
  if (received !== Number(headerOf(request, 'content-length'))) return refuse(call, 400, 'IncompleteBody');
  if (signed !== 'UNSIGNED-PAYLOAD' && signed !== hash.copy().digest('hex'))
    return refuse(call, 400, 'XAmzContentSHA256Mismatch');
  if (headerOf(request, 'x-amz-checksum-sha256') !== hash.digest('base64')) return refuse(call, 400, 'BadDigest');
  objects.set(name, body);
  response.writeHead(200, { etag: '"whole"' }).end();
}

function send(call: Call): void {
  const { request, response, objects, name, fault } = call;
  const kept = objects.get(name);
  if (!kept) return refuse(call, 404, 'NoSuchKey');
  const range = /^bytes=(\d+)-(\d*)$/.exec(headerOf(request, 'range'));
  const first = Number(range?.[1] ?? 0);
  if (range && first >= kept.byteLength) return refuse(call, 416, 'InvalidRange');
  const last = Math.min(range?.[2] ? Number(range[2]) : Number.POSITIVE_INFINITY, kept.byteLength - 1);
  const part = Buffer.from(kept.subarray(first, last + 1));
  if (fault.isDamaged) part[0] = (part[0] ?? 0) ^ 1;
  const about = range && { 'content-range': `bytes ${first}-${last}/${kept.byteLength}` };
  response.writeHead(range ? 206 : 200, { 'content-length': part.byteLength, ...about });
  if (fault.cutAfter === undefined) response.end(part);
  else response.write(part.subarray(0, fault.cutAfter), () => response.destroy());
}

/** Ends with the connection. */
async function stall({ request, onStall }: Call): Promise<void> {
  const closed = once(request.socket, 'close');
  request.pause();
  onStall();
  await closed;
}
