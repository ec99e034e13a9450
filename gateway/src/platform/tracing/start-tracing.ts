import { diag, DiagLogLevel } from '@opentelemetry/api';
import type { Logger } from 'pino';

/** Trace export settings. */
export interface TracingSettings {
  /** OTLP/HTTP endpoint, such as `http://localhost:4318`. */
  readonly endpoint: string;
  /** Share of requests to trace, from 0 to 1. */
  readonly share: number;
}

/** Milliseconds after which unsent spans are dropped. */
const EXPORT_TIMEOUT = 2000;

const silent = () => undefined;

/** Sampling rate; 0 until tracing has started. */
let tracedShare = 0;

/** Decides whether to sample a new trace, before anything is created for it. */
export const isOfShare = () => Math.random() < tracedShare;

/**
 * Starts exporting traces to an OpenTelemetry receiver. Without it, spans cost almost nothing and are not exported.
 * @returns a function that flushes pending spans and shuts down
 */
export async function startTracing(
  service: string,
  { endpoint, share }: TracingSettings,
  logger: Pick<Logger, 'warn'>,
): Promise<() => Promise<void>> {
  // Loaded lazily, since few shops export traces.
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
    // Unsampled requests never reach the SDK.
    sampler: new sdk.AlwaysOnSampler(),
    spanProcessors: [new sdk.BatchSpanProcessor(exporter)],
  });
  // Parents are passed explicitly: a context that follows promises would slow untraced requests as well.
  provider.register({ contextManager: null });
  tracedShare = share;
  return () => provider.shutdown().catch((error: unknown) => tell(String(error)));
}
