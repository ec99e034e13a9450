import { IncomingMessage, type RequestListener, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { parse, type ParsedUrlQuery } from 'node:querystring';
import type { Logger } from '../logging/logger.ts';
import type { HttpMetrics } from './metrics.ts';
import { REQUEST_ID_HEADER, reportOnceOver, requestIdFor } from './request-context.ts';

/** Input of a direct call. */
interface DirectInput {
  readonly params: Readonly<Record<string, string>>;
  readonly query: ParsedUrlQuery;
  readonly response: ServerResponse;
}

/** Produces the JSON of a reply. */
export type AnswerDirectly = (input: DirectInput) => Promise<Buffer>;

interface DirectRoute {
  /** Path in Express syntax. */
  readonly path: string;
  readonly answer: AnswerDirectly;
}

interface FoundRoute extends DirectRoute, Pick<DirectInput, 'params' | 'query'> {}

interface PatternRoute extends DirectRoute {
  readonly pattern: RegExp;
}

/** Options shared with Express replies. */
export interface DirectOptions {
  readonly logger: Pick<Logger, 'info'>;
  readonly metrics: Pick<HttpMetrics, 'observe'>;
  /** Headers of every reply, as alternating names and values. */
  readonly headers: readonly string[];
}

const JSON_TYPE = ['content-type', 'application/json; charset=utf-8'];

/** Matches URLs that need no percent-decoding. */
const PLAIN_ADDRESS = /^(?<path>[\w/-]+)(?:\?(?<query>[^#]*))?$/;

/**
 * Visitor reads answered without Express, whose overhead exceeds the read itself. Only successful replies are sent
 * here: unusual requests go to Express, and failures are handed to it, so that nothing runs twice and error handling
 * stays in one place.
 */
export class DirectCalls {
  readonly #byPath = new Map<string, DirectRoute>();
  readonly #byPattern: PatternRoute[] = [];
  readonly #failures = new WeakMap<IncomingMessage, { readonly error: unknown }>();

  /** @param path in OpenAPI syntax */
  add(path: string, answer: AnswerDirectly): void {
    const route = { path: expressPath(path), answer };
    if (!path.includes('{')) this.#byPath.set(path, route);
    else
      this.#byPattern.push({
        ...route,
        pattern: new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, String.raw`(?<$1>[\w-]+)`)}$`),
      });
  }

  /** Rethrows the error with which a request failed here. */
  rethrow(request: IncomingMessage): void {
    const failure = this.#failures.get(request);
    if (failure) throw failure.error;
  }

  /** Creates a listener that answers direct calls and passes everything else to the application. */
  listener(app: RequestListener, options: DirectOptions): RequestListener {
    return (request, response) => {
      const route = this.#find(request);
      if (route) void this.#serve(route, request, response, { app, ...options });
      else app(request, response);
    };
  }

  async #serve(
    { path, answer, params, query }: FoundRoute,
    request: IncomingMessage,
    response: ServerResponse,
    { app, logger, metrics, headers }: DirectOptions & { readonly app: RequestListener },
  ): Promise<void> {
    const requestId = requestIdFor(request.headers[REQUEST_ID_HEADER]);
    reportOnceOver(request, response, { logger, metrics, requestId, routeOf: () => path });
    let body: Buffer;
    try {
      body = await answer({ params, query, response });
    } catch (error) {
      this.#failures.set(request, { error });
      response.setHeader(REQUEST_ID_HEADER, requestId);
      app(request, response);
      return;
    }
    if (response.destroyed) return;
    const own = [REQUEST_ID_HEADER, requestId, ...JSON_TYPE, 'content-length', String(body.length)];
    response.writeHead(200, [...headers, ...own]);
    response.end(body);
  }

  #find(request: IncomingMessage): FoundRoute | undefined {
    if (!isPlainRead(request)) return undefined;
    const { path, query = '' } = PLAIN_ADDRESS.exec(request.url ?? '')?.groups ?? {};
    if (path === undefined) return undefined;
    const fixed = this.#byPath.get(path);
    if (fixed) return { ...fixed, params: {}, query: parse(query) };
    for (const route of this.#byPattern) {
      const params = route.pattern.exec(path)?.groups;
      if (params) return { ...route, params, query: parse(query) };
    }
    return undefined;
  }
}

/** Converts an OpenAPI path to Express syntax. */
export function expressPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}

/** Returns the headers set by a middleware, as alternating names and values. */
export function headersSetBy(
  middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => void,
): string[] {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  middleware(request, response, () => undefined);
  return response.getHeaderNames().flatMap((name) => [name, String(response.getHeader(name))]);
}

/** Returns whether a request is unauthenticated, without a body and not traced. */
function isPlainRead({ method, headers }: IncomingMessage): boolean {
  return (
    method === 'GET' &&
    headers.authorization === undefined &&
    headers['traceparent'] === undefined &&
    headers['content-length'] === undefined &&
    headers['transfer-encoding'] === undefined
  );
}
