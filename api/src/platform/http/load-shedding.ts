import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Logger } from '../logging/logger.ts';
import type { HttpMetrics } from './metrics.ts';
import { asciiJson } from './ascii-json.ts';
import { Problem, problemBody } from './problem.ts';
import { requestIdFor, REQUEST_ID_HEADER } from './request-context.ts';

const LOOK_EVERY_MS = 20;
const RETRY_AFTER_SECONDS = 1;
const REPORT_EVERY_MS = 1000;
/** Made once: the trace of an error costs more than the rest of a refusal. */
const overloaded = new Problem('unavailable');
const ID_PLACE = '{id}';
/** What stands around the id of the request, which has no character that JSON would write otherwise. */
const [refusalBefore = '', refusalAfter = ''] = asciiJson(problemBody(overloaded, ID_PLACE))
  .toString('latin1')
  .split(ID_PLACE);
const refusalHeaders = [
  'content-type',
  'application/problem+json; charset=utf-8',
  'retry-after',
  String(RETRY_AFTER_SECONDS),
  'x-content-type-options',
  'nosniff',
];

/**
 * How late this process is: for how many milliseconds longer than they should the last two pauses of its event loop took at
 * least. What arrives now waits about as long. One long pause alone is a machine that stood still, and no overload.
 */
export interface EventLoopLag {
  readonly milliseconds: () => number;
  readonly stop: () => void;
}

/** Watches the event loop of this process; does not keep it alive. */
export function watchEventLoop(now = () => performance.now()): EventLoopLag {
  let lastLook = now();
  let lags: readonly [number, number] = [0, 0];
  const timer = setInterval(() => {
    const look = now();
    lags = [lags[1], Math.max(0, look - lastLook - LOOK_EVERY_MS)];
    lastLook = look;
  }, LOOK_EVERY_MS).unref();
  return { milliseconds: () => Math.min(...lags), stop: () => clearInterval(timer) };
}

/** Calls that wait for their turn in a line of their own. */
export interface CallLine {
  /** Their addresses, without parameters. */
  readonly paths: readonly string[];
  /** Whether one more would be refused at its end. */
  readonly isFull: () => boolean;
}

interface SheddingOptions {
  readonly lag: Pick<EventLoopLag, 'milliseconds'>;
  /** Milliseconds; while the process is later than that, every call is refused. */
  readonly maxLag: number;
  readonly lines: readonly CallLine[];
  /** Whether a call is answered however busy the process is. */
  readonly isExempt: (path: string) => boolean;
  readonly metrics: Pick<HttpMetrics, 'countShed'>;
  readonly logger: Pick<Logger, 'warn'>;
}

/**
 * Refuses calls with `unavailable` before anything else is spent on them: all while the process is too late, and those of a
 * full line. An answer that takes longer than its caller waits is work for nobody; during an overload refusals are most of
 * what is answered, so they pass by the application and are logged by their number.
 */
export function loadShedding(listener: RequestListener, options: SheddingOptions): RequestListener {
  const { lag, maxLag, lines, isExempt, metrics } = options;
  const lineOf = new Map(lines.flatMap(({ paths, isFull }) => paths.map((path) => [path, isFull])));
  const report = reporter(options.logger);
  return (request, response) => {
    const path = pathOf(request);
    const isRefused = lineOf.get(path)?.() === true || (lag.milliseconds() > maxLag && !isExempt(path));
    if (!isRefused) {
      listener(request, response);
      return;
    }
    metrics.countShed();
    report();
    refuse(request, response);
  };
}

function pathOf({ url = '' }: IncomingMessage): string {
  const query = url.indexOf('?');
  return query < 0 ? url : url.slice(0, query);
}

function refuse(request: IncomingMessage, response: ServerResponse): void {
  const requestId = requestIdFor(request.headers[REQUEST_ID_HEADER]);
  const body = refusalBefore + requestId + refusalAfter;
  response.writeHead(overloaded.status, [
    ...refusalHeaders,
    'content-length',
    String(body.length),
    REQUEST_ID_HEADER,
    requestId,
  ]);
  response.end(body, 'latin1');
}

/** Says once in a while how many there were. */
function reporter(logger: Pick<Logger, 'warn'>): () => void {
  let shed = 0;
  return () => {
    shed += 1;
    if (shed > 1) return;
    setTimeout(() => {
      logger.warn({ shed }, 'calls shed');
      shed = 0;
    }, REPORT_EVERY_MS).unref();
  };
}
