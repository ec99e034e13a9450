import type { IncomingHttpHeaders } from 'node:http';
import { type Context, context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { LogEvent } from 'kysely';

/** Asked for each time: the SDK brings a copy of its own of the API, and a tracer from before it never hears of it. */
const tracer = () => trace.getTracer('halfdrop-api');

/** A request whose trace goes on here. */
export interface TracedRequest {
  /** Does something as a part of the trace. */
  readonly run: (work: () => void) => void;
  readonly end: (answer: { readonly route: string; readonly status: number }) => void;
}

/** Goes on with the trace that a request belongs to, or begins one. */
export function traceRequest(method: string, headers: IncomingHttpHeaders): TracedRequest {
  const caller: Context = propagation.extract(ROOT_CONTEXT, headers);
  const attributes = { 'http.request.method': method };
  const span = tracer().startSpan(method, { kind: SpanKind.SERVER, attributes }, caller);
  return {
    run: (work) => context.with(trace.setSpan(caller, span), work),
    end: ({ route, status }) => {
      span.updateName(`${method} ${route}`);
      span.setAttributes({ 'http.route': route, 'http.response.status_code': status });
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
}

/** Notes a statement in the trace of what asked for it. Its text has no values in it. */
export function traceStatement({ query, queryDurationMillis, level }: LogEvent): void {
  if (!trace.getActiveSpan()?.isRecording()) return;
  const span = tracer().startSpan(`SQL ${firstWord(query.sql)}`, {
    kind: SpanKind.CLIENT,
    startTime: Date.now() - queryDurationMillis,
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': query.sql },
  });
  if (level === 'error') span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

/** Traces a job, of which nobody waits for the end. */
export function traceJob(name: string, work: () => Promise<void>): Promise<void> {
  return tracer().startActiveSpan(`job ${name}`, { kind: SpanKind.CONSUMER, root: true }, async (span) => {
    try {
      await work();
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR, message: String(error) });
      throw error;
    } finally {
      span.end();
    }
  });
}

const firstWord = (sql: string) => /\w+/.exec(sql)?.[0] ?? '';
