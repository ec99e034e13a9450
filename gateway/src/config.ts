import * as v from 'valibot';
import { type ProxyTrust, readProxyTrust } from './platform/http/client-address.ts';
import { UNREGISTERED_POLICIES, type UnregisteredPolicy } from './platform/limits/unregistered-documents.ts';
import type { TracingSettings } from './platform/tracing/start-tracing.ts';

const wholeNumber = (fallback: number, minimum: number, maximum: number) =>
  v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,10}$/, `must be a whole number from ${minimum} to ${maximum}`),
      v.transform(Number),
      v.minValue(minimum, `must be ${minimum} or more`),
      v.maxValue(maximum, `must be ${maximum} or less`),
    ),
    String(fallback),
  );

const EnvironmentSchema = v.object({
  PORT: wholeNumber(4000, 0, 65_535),
  API_URL: v.optional(
    v.pipe(v.string(), v.regex(/^https?:\/\/[^/?#\s]+\/?$/, 'must be an origin such as http://127.0.0.1:4001')),
    'http://127.0.0.1:4001',
  ),
  PUBLIC_URL: v.optional(
    v.pipe(v.string(), v.regex(/^https?:\/\/[^/?#\s]+\/?$/, 'must be an origin such as https://shop.example')),
  ),
  NODE_ENV: v.optional(
    v.picklist(['development', 'production', 'test'], 'must be development, production or test'),
    'development',
  ),
  GRAPHQL_INTROSPECTION: v.optional(v.picklist(['on', 'off'], 'must be on or off')),
  UNREGISTERED_OPERATIONS: v.optional(v.picklist(UNREGISTERED_POLICIES, 'must be allow, budget or refuse')),
  TRUST_PROXY: v.optional(
    v.pipe(
      v.string(),
      v.transform(readProxyTrust),
      v.custom<ProxyTrust>(
        (trust) => trust !== undefined,
        'must be a number of proxies up to 10, or addresses such as 10.0.0.5 or 10.0.0.0/8, separated by commas',
      ),
    ),
    '0',
  ),
  METRICS_TOKEN: v.optional(
    v.pipe(v.string(), v.regex(/^[\x21-\x7e]{16,}$/, 'must be 16 or more characters without spaces')),
  ),
  LOG_LEVEL: v.optional(
    v.picklist(
      ['fatal', 'error', 'warn', 'info', 'debug', 'silent'],
      'must be fatal, error, warn, info, debug or silent',
    ),
    'info',
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(
    v.pipe(v.string(), v.regex(/^https?:\/\/[^?#\s]+$/, 'must be an address such as http://localhost:4318')),
  ),
  OTEL_TRACES_SAMPLER_ARG: v.optional(
    v.pipe(v.string(), v.regex(/^(?:0(?:\.\d+)?|1(?:\.0+)?)$/, 'must be a share from 0 to 1'), v.transform(Number)),
    '0.01',
  ),
  UPSTREAM_TIMEOUT_MS: wholeNumber(2500, 100, 9000),
  RENDER_TIMEOUT_MS: wholeNumber(2000, 100, 30_000),
  DRAIN_SECONDS: wholeNumber(0, 0, 60),
  REDIS_URL: v.optional(
    v.pipe(v.string(), v.regex(/^rediss?:\/\/[^?#\s]+$/, 'must be an address such as redis://localhost:6379')),
  ),
  RESPONSE_CACHE_MB: wholeNumber(32, 0, 1024),
  WEB_DIST: v.optional(v.pipe(v.string(), v.nonEmpty('must be a folder'))),
  WEB_DIST_SSR: v.optional(v.pipe(v.string(), v.nonEmpty('must be a folder'))),
});

const LOCAL_HOST = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Configuration of a gateway process. */
export interface GatewayConfig {
  /** Port to listen on; 0 selects a free port. */
  readonly port: number;
  /** Origin of the REST API. */
  readonly apiUrl: string;
  /** Public origin of the shop, used in canonical URLs and the sitemap. */
  readonly publicUrl: string;
  readonly isProduction: boolean;
  /** True to disable introspection and suggestions in errors. */
  readonly isHardened: boolean;
  /** True to serve Apollo Sandbox, whose third-party scripts can access this origin's browser storage. */
  readonly hasSandbox: boolean;
  /** Policy for documents not registered by the web app. */
  readonly unregistered: UnregisteredPolicy;
  /** Proxies trusted to report the client address. */
  readonly trustProxy: ProxyTrust;
  /** Token required to read metrics; without it, metrics are available only from this machine. */
  readonly metricsToken: string | undefined;
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';
  /** Null if tracing is disabled. */
  readonly tracing: TracingSettings | null;
  /** Timeout of one REST call in milliseconds; below the browser's 10 s. */
  readonly upstreamTimeoutMs: number;
  /** Milliseconds after which rendering a page is aborted. */
  readonly renderTimeoutMs: number;
  /** Milliseconds to keep serving after a stop request, so that a load balancer can see it is not ready. */
  readonly noticeMs: number;
  /** URL of the Redis shared between gateways; undefined if each gateway works alone. */
  readonly redisUrl: string | undefined;
  /** Size limit of the visitor response cache in bytes; 0 disables it. */
  readonly responseCacheBytes: number;
  /** Folder of the built web app, if not next to the gateway. */
  readonly webDist: string | undefined;
  /** Folder of the web app built for server-side rendering. */
  readonly webDistSsr: string | undefined;
}

/**
 * Reads the configuration from environment variables. Blank values count as unset.
 * @throws Error with a one-sentence message naming the variable, its value and the expected format
 */
export function readConfig(environment: Record<string, string | undefined>): GatewayConfig {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const parsed = v.safeParse(EnvironmentSchema, given);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    const name = v.getDotPath(issue) ?? 'environment';
    throw new Error(`${name} is "${environment[name] ?? ''}" but ${issue.message}.`);
  }
  const settings = parsed.output;
  const publicUrl = (settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`).replace(/\/$/, '');
  const isLocal = LOCAL_HOST.test(new URL(publicUrl).hostname);
  const isProduction = settings.NODE_ENV === 'production';
  const isOpen = isLocal || !isProduction;
  const introspection = settings.GRAPHQL_INTROSPECTION ?? (isOpen ? 'on' : 'off');
  const endpoint = settings.OTEL_EXPORTER_OTLP_ENDPOINT;
  return {
    port: settings.PORT,
    apiUrl: settings.API_URL.replace(/\/$/, ''),
    publicUrl,
    isProduction,
    isHardened: introspection === 'off',
    hasSandbox: isLocal && introspection === 'on',
    unregistered: settings.UNREGISTERED_OPERATIONS ?? (isProduction ? 'budget' : 'allow'),
    trustProxy: settings.TRUST_PROXY,
    metricsToken: settings.METRICS_TOKEN,
    logLevel: settings.LOG_LEVEL,
    tracing: endpoint === undefined ? null : { endpoint, share: settings.OTEL_TRACES_SAMPLER_ARG },
    upstreamTimeoutMs: settings.UPSTREAM_TIMEOUT_MS,
    renderTimeoutMs: settings.RENDER_TIMEOUT_MS,
    noticeMs: settings.DRAIN_SECONDS * 1000,
    redisUrl: settings.REDIS_URL,
    responseCacheBytes: settings.RESPONSE_CACHE_MB * 1024 * 1024,
    webDist: settings.WEB_DIST,
    webDistSsr: settings.WEB_DIST_SSR,
  };
}
