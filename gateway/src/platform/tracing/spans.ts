import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  type Context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import type { ExchangeReply, ExchangeRequest } from '../exchange.ts';
import { loggedPath } from '../http/logged-path.ts';
import { isOfShare } from './start-tracing.ts';

/**
 * A request that is traced. It is handed on with the facts of the request: to find it again by itself Node would have to follow
 * every promise of the process.
 */
export type Trace = Span;

/** Asked for each time: the SDK brings a copy of its own of the API, and a tracer from before it never hears of it. */
const tracer = () => trace.getTracer('halfdrop-gateway');

/** Where the parts of a trace belong. */
const below = (parent: Trace): Context => trace.setSpan(ROOT_CONTEXT, parent);

/**
 * Traces a request until it is answered, if it is one of the share; nothing is made for all others. A trace begins here: what a
 * client says of a trace of its own is not believed, or anyone could have all of their requests traced.
 */
export function traceRequest(
  { method = 'GET', url = '/' }: IncomingMessage,
  response: ServerResponse,
  requestId: string,
): Trace | undefined {
  if (!isOfShare()) return undefined;
  const attributes = { 'http.request.method': method, 'url.path': loggedPath(url), 'halfdrop.request_id': requestId };
  const span = tracer().startSpan(method, { kind: SpanKind.SERVER, attributes }, ROOT_CONTEXT);
  response.once('close', () => {
    span.setAttribute('http.response.status_code', response.statusCode);
    if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  });
  return span;
}

/** Names the traced request by the operation it asks for. */
export function nameTracedRequest(traced: Trace | undefined, nameOf: () => string | undefined): void {
  traced?.updateName(`GraphQL ${nameOf() ?? 'without a name'}`);
}

/** Traces a call to the api, which is told of the trace it belongs to. */
export async function traceCall(
  parent: Trace | undefined,
  request: ExchangeRequest,
  send: (request: ExchangeRequest) => Promise<ExchangeReply>,
): Promise<ExchangeReply> {
  if (!parent) return send(request);
  const { method, path } = request;
  const attributes = { 'http.request.method': method, 'url.path': loggedPath(path) };
  const span = tracer().startSpan(`api ${method}`, { kind: SpanKind.CLIENT, attributes }, below(parent));
  const headers = { ...request.headers };
  tellTrace(span, headers);
  try {
    const reply = await send({ ...request, headers });
    span.setAttribute('http.response.status_code', reply.status);
    return reply;
  } catch (error) {
    span.setStatus({ code: SpanStatusCode.ERROR, message: String(error) });
    throw error;
  } finally {
    span.end();
  }
}

/** Says in the headers of a call which trace it belongs to. */
export function tellTrace(parent: Trace | undefined, headers: Record<string, string | string[]>): void {
  if (parent) propagation.inject(below(parent), headers);
}
