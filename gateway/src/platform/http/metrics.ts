import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { CacheOutcome } from './response-cache.ts';
import type { SharingOutcome } from './shared-replies.ts';

/** Request kinds measured separately. */
export type RequestKind = 'api' | 'asset' | 'graphql' | 'operations' | 'page';

/** Metrics recorded by the process. */
export interface Metrics {
  readonly registry: Registry;
  readonly request: (kind: RequestKind, status: number, seconds: number) => void;
  readonly upstream: (method: string, status: number, seconds: number) => void;
  /** A breaker opened for a kind of API call. */
  readonly breakerOpened: (call: string) => void;
  /** A registered operation was executed, not served from the cache. */
  readonly operation: (name: string, isWhole: boolean, seconds: number) => void;
  /** A reply was obtained that may be shared between gateways. */
  readonly sharedReply: (kind: string, outcome: SharingOutcome) => void;
  /** Registers the function that counts open streams. */
  readonly watchStreams: (count: () => number) => void;
  readonly graphqlCache: (outcome: CacheOutcome | 'bypass' | 'stream') => void;
}

const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

interface MetricsOptions {
  readonly withProcess: boolean | undefined;
  /** Omitted without Redis. */
  readonly isRedisUp?: (() => boolean) | undefined;
}

/** Creates the metrics of one gateway with a separate registry. */
export function createMetrics({ withProcess, isRedisUp }: MetricsOptions): Metrics {
  const registry = new Registry();
  if (withProcess) collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer requests',
    labelNames: ['kind', 'status'],
    buckets,
    registers,
  });
  const upstream = new Histogram({
    name: 'upstream_request_duration_seconds',
    help: 'Time of REST calls; status 0 is no reply',
    labelNames: ['method', 'status'],
    buckets,
    registers,
  });
  const breakers = new Counter({
    name: 'upstream_breaker_opened_total',
    help: 'How often a REST call was refused for a second, since the last ones were not answered',
    labelNames: ['call'],
    registers,
  });
  const operations = new Histogram({
    name: 'graphql_operation_duration_seconds',
    help: 'Time to run operations of the web app; whole: false where a part of the data was missing',
    labelNames: ['operation', 'whole'],
    // Few buckets, since there are hundreds of operations.
    buckets: [0.01, 0.05, 0.25, 1, 2.5],
    registers,
  });
  const sharedReply = isRedisUp ? sharingMetrics(registry, isRedisUp) : () => undefined;
  return {
    registry,
    sharedReply,
    request: (kind, status, seconds) => requests.observe({ kind, status }, seconds),
    upstream: (method, status, seconds) => upstream.observe({ method, status }, seconds),
    breakerOpened: (call) => breakers.inc({ call }),
    operation: (operation, isWhole, seconds) => operations.observe({ operation, whole: String(isWhole) }, seconds),
    watchStreams: (count) => {
      const streams: Gauge = new Gauge({
        name: 'graphql_streams',
        help: 'Subscriptions that are open just now',
        registers,
        collect: () => streams.set(count()),
      });
    },
    graphqlCache: cacheMetrics(registry),
  };
}

function cacheMetrics(registry: Registry): Metrics['graphqlCache'] {
  const outcomes = new Map<string, number>();
  const cache: Counter<'outcome'> = new Counter({
    name: 'graphql_cache_total',
    help: 'GraphQL requests by what the response cache made of them; bypass: never shared; stream: a subscription has begun',
    labelNames: ['outcome'],
    registers: [registry],
    collect: () => {
      cache.reset();
      for (const [outcome, count] of outcomes) cache.inc({ outcome }, count);
    },
  });
  return (outcome) => void outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
}

function sharingMetrics(registry: Registry, isRedisUp: () => boolean): Metrics['sharedReply'] {
  const registers = [registry];
  const up: Gauge = new Gauge({
    name: 'redis_up',
    help: 'Whether Redis is asked; while it is 0, this process keeps and counts alone',
    registers,
    collect: () => up.set(isRedisUp() ? 1 : 0),
  });
  const replies = new Counter({
    name: 'shared_replies_total',
    help: 'Replies that other gateways may have made, by how they came about; alone: not shared at that time',
    labelNames: ['kind', 'outcome'],
    registers,
  });
  return (kind, outcome) => replies.inc({ kind, outcome });
}
