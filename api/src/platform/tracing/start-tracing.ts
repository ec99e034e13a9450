import { diag, DiagLogLevel } from '@opentelemetry/api';
import type { Logger } from '../logging/logger.ts';

/** Trace destination and sampling. */
export interface TracingSettings {
  /** OTLP over HTTP receiver, such as `http://localhost:4318`. */
  readonly endpoint: string;
  /** Sampling ratio, from 0 to 1. */
  readonly share: number;
}

/** Milliseconds after which undelivered spans are dropped. */
const EXPORT_TIMEOUT = 2000;

const silent = () => undefined;

/** Sampling ratio; 0 before tracing has started. */
let tracedShare = 0;

/** Returns whether a new trace is sampled, before anything is created for it. */
export const isOfShare = () => Math.random() < tracedShare;

/**
 * Starts exporting traces by OpenTelemetry. Without it, spans are nearly free and go nowhere.
 * @returns a function that flushes pending spans and stops
 */
export async function startTracing(
  service: string,
  { endpoint, share }: TracingSettings,
  logger: Pick<Logger, 'warn'>,
): Promise<() => Promise<void>> {
  // Loaded on demand: few installations send traces.
  const [{ resourceFromAttributes }, { OTLPTraceExporter }, sdk] = await Promise.all([
    import('@opentelemetry/resources'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/sdk-trace-node'),
  ]);
  const tell = (message: string) => logger.warn({ message }, 'Traces are not sent');
  diag.setLogger({ error: tell, warn: tell, info: silent, debug: silent, verbose: silent }, DiagLogLevel.WARN);
  const url = new URL('v1/traces', endpoint.replace(/\/?$/, '/')).href;
  const exporter = new OTLPTraceExporter({ url, timeoutMillis: EXPORT_TIMEOUT });
  const provider = new sdk.NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    // Sampling is decided before spans are created.
    sampler: new sdk.AlwaysOnSampler(),
    spanProcessors: [new sdk.BatchSpanProcessor(exporter)],
  });
  // The context is passed explicitly: a context manager that tracks promises would slow down untraced work too.
  provider.register({ contextManager: null });
  tracedShare = share;
  return () => provider.shutdown().catch((error: unknown) => tell(String(error)));
}
