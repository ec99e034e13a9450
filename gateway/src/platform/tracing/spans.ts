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
 * A traced request. It is passed along explicitly, since implicit context would make Node track every promise of the
 * process.
 */
export type Trace = Span;

/** Looked up each time: the SDK bundles its own copy of the API, and earlier tracers would never be connected to it. */
const tracer = () => trace.getTracer('halfdrop-gateway');

/** Creates the context for child spans. */
const below = (parent: Trace): Context => trace.setSpan(ROOT_CONTEXT, parent);

/**
 * Traces a sampled request until it is answered; other requests create nothing. Traces always start here: trusting a
 * client's trace context would let anyone force tracing.
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

/** Names a traced request after its operation. */
export function nameTracedRequest(traced: Trace | undefined, nameOf: () => string | undefined): void {
  traced?.updateName(`GraphQL ${nameOf() ?? 'without a name'}`);
}

/** Traces a call to the API and propagates the trace. */
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

/** Adds trace context to the headers of a call. */
export function tellTrace(parent: Trace | undefined, headers: Record<string, string | string[]>): void {
  if (parent) propagation.inject(below(parent), headers);
}
