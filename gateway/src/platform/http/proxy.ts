import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { Logger } from 'pino';
import type { Dispatcher } from 'undici';
import type { RequestDispatcher } from '../upstream-pool.ts';
import { requireMinimumRate } from './minimum-rate.ts';
import { createBodyIntake } from './proxied-body.ts';
import { BodyTooSlow } from './read-body.ts';
import { factsOf } from './request-facts.ts';
import { tellTrace } from '../tracing/spans.ts';

/** Hop-by-hop headers (RFC 9110, 7.6.1), and headers set by the gateway. */
const notForwarded = new Set([
  'connection',
  'expect',
  'forwarded',
  'host',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'traceparent',
  'tracestate',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-request-id',
]);

/** Long enough for the system to flush its socket buffer, which is hundreds of kilobytes on fast links. */
const REPLY_LOOK_EVERY_MS = 30_000;

/** Forwards one request; never rejects. */
export type Proxy = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

type Headers = Record<string, string | string[]>;

/** Methods of the REST contract; `HEAD` accompanies every `GET`, and `PATCH` and `OPTIONS` are for uploads. */
const methods: readonly Dispatcher.HttpMethod[] = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'];

/** Options of the proxy. */
export interface ProxyOptions {
  readonly dispatcher: RequestDispatcher;
  readonly logger: Logger;
  /** Milliseconds within which a small body must arrive. */
  readonly bodyDeadlineMs: number;
}

/**
 * Forwards requests below `/api/` to the REST service. Small bodies are buffered first, so that slow clients do not
 * hold an API connection; large bodies and all replies are streamed at a minimum rate. When the client disconnects, the
 * upstream call is aborted.
 */
export function createProxy({ dispatcher, logger, bodyDeadlineMs }: ProxyOptions): Proxy {
  const takeBody = createBodyIntake({ deadlineMs: bodyDeadlineMs });

  async function pass(method: Dispatcher.HttpMethod, request: IncomingMessage, response: ServerResponse) {
    const clientGone = new AbortController();
    let release: (() => void) | undefined;
    response.once('close', () => {
      clientGone.abort();
      release?.();
    });
    const taken = await takeBody(request);
    if (response.destroyed) taken.release();
    else release = taken.release;
    const reply = await dispatcher.request({
      method,
      path: request.url ?? '/',
      headers: requestHeaders(request),
      body: taken.body,
      signal: clientGone.signal,
    });
    response.writeHead(reply.statusCode, forwardable(reply.headers, connectionNames(reply.headers['connection'])));
    const stopWatching = watchReply(response);
    await pipeline(reply.body, response).finally(stopWatching);
  }

  return async (request, response) => {
    const method = methods.find((each) => each === request.method);
    if (method === undefined) {
      response.setHeader('allow', methods.join(', '));
      refuse(request, response, refusals.method);
      return;
    }
    try {
      await pass(method, request, response);
    } catch (error) {
      if (response.destroyed) return;
      logger.warn({ requestId: factsOf(request).requestId, cause: String(error) }, 'Proxied call failed');
      refuse(request, response, error instanceof BodyTooSlow ? refusals.slow : refusals.unavailable);
    }
  };
}

/** Aborts a reply whose client reads almost nothing, since it holds a connection to the API. */
function watchReply(response: ServerResponse): () => void {
  const { socket } = response;
  if (!socket) return () => {};
  return requireMinimumRate({
    lookEveryMs: REPLY_LOOK_EVERY_MS,
    moved: () => socket.bytesWritten - socket.writableLength,
    isClientsTurn: () => response.writableNeedDrain,
    onTooSlow: () => response.destroy(),
  });
}

function requestHeaders(request: IncomingMessage): Headers {
  const { requestId, clientAddress, trace } = factsOf(request);
  const headers: Headers = {
    ...forwardable(request.headers, connectionNames(request.headers.connection)),
    ...(request.headers.host !== undefined && { 'x-forwarded-host': request.headers.host }),
    ...(clientAddress !== null && { 'x-forwarded-for': clientAddress }),
    'x-forwarded-proto': 'http',
    'x-request-id': requestId,
  };
  tellTrace(trace, headers);
  return headers;
}

/** Returns the hop-by-hop headers named by the `Connection` header. */
function connectionNames(connection: string | string[] | undefined): Set<string> {
  return new Set(
    String(connection ?? '')
      .toLowerCase()
      .split(',')
      .map((name) => name.trim()),
  );
}

function forwardable(headers: Readonly<Record<string, string | string[] | undefined>>, named: Set<string>): Headers {
  const kept: Headers = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && !notForwarded.has(name) && !named.has(name)) kept[name] = value;
  }
  return kept;
}

interface Refusal {
  readonly status: number;
  readonly title: string;
  readonly code: string;
  readonly message: string;
}

const refusals = {
  method: {
    status: 405,
    title: 'Method not allowed',
    code: 'method_not_allowed',
    message: 'The shop has no such call.',
  },
  slow: { status: 408, title: 'Timeout', code: 'malformed_request', message: 'The request did not arrive in time.' },
  unavailable: {
    status: 503,
    title: 'Unavailable',
    code: 'unavailable',
    message: 'The shop cannot be reached just now. Please try again.',
  },
} satisfies Record<string, Refusal>;

function refuse(request: IncomingMessage, response: ServerResponse, refusal: Refusal): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  if (!request.complete) response.shouldKeepAlive = false;
  const { requestId } = factsOf(request);
  response.writeHead(refusal.status, {
    'content-type': 'application/problem+json',
    ...(refusal.status === 503 && { 'retry-after': '2' }),
  });
  response.end(JSON.stringify({ type: 'about:blank', ...refusal, requestId }));
}
