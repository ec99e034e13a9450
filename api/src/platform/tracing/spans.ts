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

/** Asked for each time: the SDK brings a copy of its own of the API, and a tracer from before it never hears of it. */
const tracer = () => trace.getTracer('halfdrop-api');

/** What a statement is a part of. */
const current = new AsyncLocalStorage<Context>();
let underWay = 0;

/** Does something as a part of a trace. */
function within<Result>(span: Span, work: () => Result): Result {
  underWay += 1;
  return current.run(trace.setSpan(ROOT_CONTEXT, span), work);
}

/** Ends a span. Once nothing is traced any more, Node need not follow every promise of the process. */
function end(span: Span): void {
  span.end();
  underWay -= 1;
  if (underWay === 0) current.disable();
}

/** A request whose trace goes on here. */
interface TracedRequest {
  /** Does something as a part of the trace. */
  readonly run: (work: () => void) => void;
  readonly end: (answer: { readonly route: string; readonly status: number }) => void;
}

/** A caller that traces its request says so by the last bit. */
const TRACED = /^[\da-f]{2}-[\da-f]{32}-[\da-f]{16}-[\da-f][13579bdf]/;

/** Goes on with the trace that a request belongs to; undefined for one that is not traced. Traces begin at the gateway. */
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

/** A statement that was run, as the query builder tells of it. */
type RunStatement = Pick<LogEvent, 'level' | 'queryDurationMillis'> & { readonly query: { readonly sql: string } };

/** Records a statement in the trace of what asked for it. Its text has no values in it. */
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

/** Traces a job, of which nobody waits for the end, if it is one of the share. */
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
