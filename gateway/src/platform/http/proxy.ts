import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { Logger } from 'pino';
import type { Dispatcher } from 'undici';
import type { RequestDispatcher } from '../upstream-pool.ts';
import { factsOf } from './request-facts.ts';

/** Headers that speak of one connection only (RFC 9110, 7.6.1), and those we write ourselves. */
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
  'trailer',
  'transfer-encoding',
  'upgrade',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-request-id',
]);

/** Passes one request on; it never rejects. */
export type Proxy = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

type Headers = Record<string, string | string[]>;

/**
 * Passes a request below `/api/` to the REST service and its reply back, both as streams: nothing is kept in memory,
 * and when the client goes away the call upstream ends.
 */
export function createProxy({ dispatcher, logger }: { dispatcher: RequestDispatcher; logger: Logger }): Proxy {
  return async (request, response) => {
    const clientGone = new AbortController();
    response.once('close', () => clientGone.abort());
    const hasBody = request.headers['content-length'] !== undefined || 'transfer-encoding' in request.headers;
    try {
      const reply = await dispatcher.request({
        method: methodOf(request),
        path: request.url ?? '/',
        headers: requestHeaders(request),
        body: hasBody ? request : null,
        signal: clientGone.signal,
      });
      response.writeHead(reply.statusCode, forwardable(reply.headers, connectionNames(reply.headers['connection'])));
      await pipeline(reply.body, response);
    } catch (error) {
      if (clientGone.signal.aborted && response.destroyed) return;
      logger.warn({ requestId: factsOf(request).requestId, cause: String(error) }, 'Proxied call failed');
      refuse(request, response);
    }
  };
}

function methodOf({ method }: IncomingMessage): Dispatcher.HttpMethod {
  switch (method) {
    case 'HEAD':
    case 'POST':
    case 'PUT':
    case 'PATCH':
    case 'DELETE':
    case 'OPTIONS':
      return method;
    default:
      return 'GET';
  }
}

function requestHeaders(request: IncomingMessage): Headers {
  const { requestId, clientAddress } = factsOf(request);
  return {
    ...forwardable(request.headers, connectionNames(request.headers.connection)),
    ...(request.headers.host !== undefined && { 'x-forwarded-host': request.headers.host }),
    ...(clientAddress !== null && { 'x-forwarded-for': clientAddress }),
    'x-forwarded-proto': 'http',
    'x-request-id': requestId,
  };
}

/** Headers that the connection header names belong to the connection as well. */
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

function refuse(request: IncomingMessage, response: ServerResponse): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const { requestId } = factsOf(request);
  const message = 'The shop cannot be reached just now. Please try again.';
  const problem = { type: 'about:blank', title: 'Unavailable', status: 503, code: 'unavailable', message, requestId };
  response.writeHead(503, { 'content-type': 'application/problem+json', 'retry-after': '2' });
  response.end(JSON.stringify(problem));
}
