import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingHttpHeaders } from 'node:http';
import {
  type Context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import type { LogEvent } from 'kysely';
import { isOfShare } from './start-tracing.ts';

/**
 * Returns the current tracer. The SDK brings its own copy of the API, so a tracer obtained before it starts stays a
 * no-op.
 */
const tracer = () => trace.getTracer('halfdrop-api');

/** Trace context of the current statement. */
const current = new AsyncLocalStorage<Context>();
let underWay = 0;

/** Runs work within a span. */
function within<Result>(span: Span, work: () => Result): Result {
  underWay += 1;
  return current.run(trace.setSpan(ROOT_CONTEXT, span), work);
}

/** Ends a span. With no active spans, stops Node from tracking every promise of the process. */
function end(span: Span): void {
  span.end();
  underWay -= 1;
  if (underWay === 0) current.disable();
}

/** A request with a trace to continue. */
interface TracedRequest {
  /** Runs work as part of the trace. */
  readonly run: (work: () => void) => void;
  readonly end: (answer: { readonly route: string; readonly status: number }) => void;
}

/** The last bit of `traceparent` says whether the caller traces the request. */
const TRACED = /^[\da-f]{2}-[\da-f]{32}-[\da-f]{16}-[\da-f][13579bdf]/;

/** Continues the trace of a request; undefined if it is not traced. Traces start at the gateway. */
export function traceRequest(method: string, headers: IncomingHttpHeaders): TracedRequest | undefined {
  const caller = headers['traceparent'];
  if (typeof caller !== 'string' || !TRACED.test(caller)) return undefined;
  const attributes = { 'http.request.method': method };
  const parent = propagation.extract(ROOT_CONTEXT, headers);
  const span = tracer().startSpan(method, { kind: SpanKind.SERVER, attributes }, parent);
  return {
    run: (work) => within(span, work),
    end: ({ route, status }) => {
      span.updateName(`${method} ${route}`);
      span.setAttributes({ 'http.route': route, 'http.response.status_code': status });
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      end(span);
    },
  };
}

/** An executed statement, as reported by the query builder. */
type RunStatement = Pick<LogEvent, 'level' | 'queryDurationMillis'> & { readonly query: { readonly sql: string } };

/** Records a statement in the current trace. Its text contains no values. */
export function traceStatement({ query, queryDurationMillis, level }: RunStatement): void {
  const parent = underWay > 0 ? current.getStore() : undefined;
  if (!parent) return;
  const options = {
    kind: SpanKind.CLIENT,
    startTime: Date.now() - queryDurationMillis,
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': query.sql },
  };
  const span = tracer().startSpan(`SQL ${firstWord(query.sql)}`, options, parent);
  if (level === 'error') span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

/** Traces a background job, if sampled. */
export async function traceJob(name: string, work: () => Promise<void>): Promise<void> {
  if (!isOfShare()) return work();
  const span = tracer().startSpan(`job ${name}`, { kind: SpanKind.CONSUMER, root: true });
  try {
    await within(span, work);
  } catch (error) {
    span.setStatus({ code: SpanStatusCode.ERROR, message: String(error) });
    throw error;
  } finally {
    end(span);
  }
}

const firstWord = (sql: string) => /\w+/.exec(sql)?.[0] ?? '';
