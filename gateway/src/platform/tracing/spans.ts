import type { IncomingMessage, ServerResponse } from 'node:http';
import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { ExchangeReply, ExchangeRequest } from '../exchange.ts';
import { loggedPath } from '../http/logged-path.ts';
import { factsOf } from '../http/request-facts.ts';

/** Asked for each time: the SDK brings a copy of its own of the API, and a tracer from before it never hears of it. */
const tracer = () => trace.getTracer('halfdrop-gateway');

/**
 * Traces a request until it is answered; what is done for it meanwhile is a part of its trace. A trace begins here:
 * what a client says of a trace of its own is not believed, or anyone could have all of their requests traced.
 */
export function traceRequest(request: IncomingMessage, response: ServerResponse, work: () => void): void {
  const { method = 'GET', url = '/' } = request;
  const span = tracer().startSpan(
    method,
    {
      kind: SpanKind.SERVER,
      attributes: {
        'http.request.method': method,
        'url.path': loggedPath(url),
        'halfdrop.request_id': factsOf(request).requestId,
      },
    },
    ROOT_CONTEXT,
  );
  if (span.isRecording()) {
    response.once('close', () => {
      span.setAttribute('http.response.status_code', response.statusCode);
      if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    });
  }
  context.with(trace.setSpan(ROOT_CONTEXT, span), work);
}

/** Names the traced request by the operation it asks for. */
export function nameTracedRequest(nameOf: () => string | undefined): void {
  const span = trace.getActiveSpan();
  if (span?.isRecording()) span.updateName(`GraphQL ${nameOf() ?? 'without a name'}`);
}

/** Traces a call to the api, which is told of the trace it belongs to. */
export async function traceCall(
  request: ExchangeRequest,
  send: (request: ExchangeRequest) => Promise<ExchangeReply>,
): Promise<ExchangeReply> {
  const { method, path } = request;
  const span = tracer().startSpan(`api ${method}`, {
    kind: SpanKind.CLIENT,
    attributes: { 'http.request.method': method, 'url.path': loggedPath(path) },
  });
  const headers = { ...request.headers };
  propagation.inject(trace.setSpan(context.active(), span), headers);
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
export function tellTrace(headers: Record<string, string | string[]>): void {
  propagation.inject(context.active(), headers);
}
