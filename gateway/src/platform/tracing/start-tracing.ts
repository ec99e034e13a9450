import { diag, DiagLogLevel } from '@opentelemetry/api';
import type { Logger } from 'pino';

/** Where traces go, and how many are made. */
export interface TracingSettings {
  /** A receiver of OTLP over HTTP, such as `http://localhost:4318`. */
  readonly endpoint: string;
  /** Which share of requests is traced, from 0 to 1. */
  readonly share: number;
}

/** Milliseconds after which spans are given up that the receiver does not take. */
const EXPORT_TIMEOUT = 2000;

const silent = () => undefined;

/** Which share is traced; none before tracing has started. */
let tracedShare = 0;

/** Decides whether something that begins here is traced, before anything is made for it. */
export const isOfShare = () => Math.random() < tracedShare;

/**
 * Sends traces to a receiver of OpenTelemetry from now on. Without it, spans cost next to nothing and go nowhere.
 * @returns sends what has not been sent yet, and ends it
 */
export async function startTracing(
  service: string,
  { endpoint, share }: TracingSettings,
  logger: Pick<Logger, 'warn'>,
): Promise<() => Promise<void>> {
  // Few shops send traces: the others need not load what does it.
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
    // What is not of the share never gets here.
    sampler: new sdk.AlwaysOnSampler(),
    spanProcessors: [new sdk.BatchSpanProcessor(exporter)],
  });
  // Whose part something is, is handed on: a context that follows promises would cost what is not traced as well.
  provider.register({ contextManager: null });
  tracedShare = share;
  return () => provider.shutdown().catch((error: unknown) => tell(String(error)));
}
