import { Counter, Gauge, Histogram, type Metric, Registry, collectDefaultMetrics } from 'prom-client';
import type { Measure } from './measure.ts';

interface ObservedRequest {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly milliseconds: number;
}

/** Prometheus metrics of one application. */
export interface HttpMetrics {
  observe(request: ObservedRequest): void;
  /** Counts a request that was shed. */
  countShed(): void;
  readonly contentType: string;
  text(): Promise<string>;
}

/**
 * Creates metrics with their own registry, so that several applications can share a process.
 * @param measures gauges read on scrape
 * @param counted metrics maintained elsewhere
 */
export function createHttpMetrics(measures: readonly Measure[] = [], counted: readonly Metric[] = []): HttpMetrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  for (const metric of [...measures.map(gaugeOf), ...counted]) registry.registerMetric(metric);
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of answered requests',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  const shed = new Counter({
    name: 'http_requests_shed_total',
    help: 'Requests refused because the process was overloaded',
    registers: [registry],
  });
  return {
    countShed: () => shed.inc(),
    observe: ({ method, route, status, milliseconds }) =>
      durations.observe({ method, route, status: String(status) }, milliseconds / 1000),
    contentType: registry.contentType,
    text: () => registry.metrics(),
  };
}

/**
 * Creates a gauge. If reading it fails, it is omitted, so that the others remain available while the database is down.
 */
function gaugeOf({ name, help, labels = [], read }: Measure): Gauge {
  return new Gauge({
    name,
    help,
    labelNames: [...labels],
    registers: [],
    async collect() {
      this.reset();
      const samples = await read().catch(() => []);
      for (const { labels: named = {}, value } of samples) this.set(named, value);
    },
  });
}
