import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Logger } from '../logging/logger.ts';
import type { HttpMetrics } from './metrics.ts';
import { asciiJson } from './ascii-json.ts';
import { Problem, problemBody } from './problem.ts';
import { requestIdFor, REQUEST_ID_HEADER } from './request-context.ts';

const LOOK_EVERY_MS = 20;
const RETRY_AFTER_SECONDS = 1;
const REPORT_EVERY_MS = 1000;
/** Created once, because capturing the stack trace is the most expensive part of a refusal. */
const overloaded = new Problem('unavailable');
const ID_PLACE = '{id}';
/** Serialized refusal around the request id, which needs no escaping. */
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
 * Event loop lag of this process: the smaller of the last two delays, in milliseconds, which is roughly how long new
 * requests wait. A single long delay means that the machine was suspended, not overloaded.
 */
export interface EventLoopLag {
  readonly milliseconds: () => number;
  readonly stop: () => void;
}

/** Monitors the event loop, without keeping the process alive. */
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

/** Calls that share a queue of their own. */
export interface CallLine {
  /** Paths of the calls, without parameters. */
  readonly paths: readonly string[];
  /** Returns whether the next call would be rejected. */
  readonly isFull: () => boolean;
}

interface SheddingOptions {
  readonly lag: Pick<EventLoopLag, 'milliseconds'>;
  /** Event loop lag in milliseconds above which all calls are refused. */
  readonly maxLag: number;
  readonly lines: readonly CallLine[];
  /** Returns whether a path is served even under overload. */
  readonly isExempt: (path: string) => boolean;
  readonly metrics: Pick<HttpMetrics, 'countShed'>;
  readonly logger: Pick<Logger, 'warn'>;
}

/**
 * Rejects calls with `unavailable` before any work is done: all calls while the event loop lags, and those whose queue
 * is full. A reply slower than its caller's timeout is wasted. Under overload most replies are refusals, so they bypass
 * the application and are logged in aggregate.
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

/** Returns a function that counts refusals and logs their number periodically. */
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
