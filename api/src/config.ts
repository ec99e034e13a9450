import { TAKEDOWN_RESTORE_DAYS } from '@halfdrop/domain';
import path from 'node:path';
import * as v from 'valibot';
import type { StripeAccount } from './payments/payments.ts';
import type { OidcSettings } from './account/oidc-issuer.ts';
import type { SmtpSettings } from './platform/mail/mailer.ts';
import { defaultPoolLimits, type PoolLimits } from './platform/database/pools.ts';
import type { FileStoreSettings } from './platform/files/file-store.ts';
import type { SearchSettings } from './search/search-backend.ts';
import {
  areMethods,
  areNetworks,
  areRoles,
  AddressField,
  IssuerField,
  readFiles,
  readOidc,
  readPayments,
  readRoles,
  readSearch,
  readSmtp,
  readTestClock,
  readTracing,
  type Roles,
  tracingFields,
} from './config-services.ts';
import { StartupError } from './platform/startup-error.ts';
import type { TracingSettings } from './platform/tracing/start-tracing.ts';

function wholeNumberField(fallback: number, min: number, max: number, what = 'number') {
  const rule = `must be a ${what} from ${min} to ${max}`;
  return v.pipe(
    v.optional(v.string(), String(fallback)),
    v.regex(/^\d{1,5}$/, rule),
    v.transform(Number),
    v.minValue(min, rule),
    v.maxValue(max, rule),
  );
}

const PortField = (fallback: number) => wholeNumberField(fallback, 1, 65_535, 'port number');

/** Schema of all environment variables. */
export const EnvironmentSchema = v.object({
  NODE_ENV: v.optional(
    v.picklist(['production', 'development', 'test'], 'must be production, development or test'),
    'development',
  ),
  PORT: PortField(4000),
  API_PORT: PortField(4001),
  API_URL: AddressField(['http:', 'https:'], 'must be an http or https address'),
  ROLES: v.optional(
    v.pipe(v.string(), v.check(areRoles, 'must be api, worker or both, separated by a comma')),
    'api,worker',
  ),
  HEALTH_FILE: v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty'))),
  DRAIN_SECONDS: wholeNumberField(0, 0, 60),
  HOST: v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty')), '127.0.0.1'),
  TRUSTED_PROXIES: v.optional(
    v.pipe(v.string(), v.check(areNetworks, 'must be addresses such as 10.0.0.5 or 10.0.0.0/8, separated by commas')),
    'loopback',
  ),
  DATA_DIR: v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty')), '.data'),
  FILES_STORE: v.optional(v.picklist(['disk', 's3'], 'must be disk or s3'), 'disk'),
  S3_BUCKET: v.optional(v.pipe(v.string(), v.regex(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/, 'must be the name of a bucket'))),
  S3_REGION: v.optional(v.pipe(v.string(), v.regex(/^[a-z\d-]{1,40}$/, 'must be a region such as eu-central-1'))),
  S3_ENDPOINT: v.optional(v.string()),
  S3_ACCESS_KEY_ID: v.optional(v.string()),
  S3_SECRET_ACCESS_KEY: v.optional(v.string()),
  DATABASE_URL: AddressField(['postgres:', 'postgresql:'], 'must start with postgres://'),
  DATABASE_REPLICA_URL: AddressField(['postgres:', 'postgresql:'], 'must start with postgres://'),
  REDIS_URL: AddressField(['redis:', 'rediss:'], 'must start with redis:// or rediss://'),
  DATABASE_READS: wholeNumberField(defaultPoolLimits.reads, 2, 500),
  DATABASE_HEAVY_READS: wholeNumberField(defaultPoolLimits.heavyReads, 1, 500),
  DATABASE_HEAVY_READ_MS: wholeNumberField(defaultPoolLimits.heavyReadTimeout, 100, 60_000),
  DATABASE_WRITES: wholeNumberField(defaultPoolLimits.writes, 1, 500),
  DATABASE_PREPARED: v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'on'),
  MIGRATIONS: v.optional(v.picklist(['on', 'off', 'only'], 'must be on, off or only'), 'on'),
  UPLOAD_SPACE_GB: wholeNumberField(50, 1, 99_999),
  PUBLIC_URL: AddressField(['http:', 'https:'], 'must be an http or https address'),
  SANDBOX_TEST_TOOLS: v.optional(v.picklist(['on', 'off'], 'must be on or off')),
  TEST_CLOCK: v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'off'),
  SEARCH_DRIVER: v.optional(
    v.picklist(['memory', 'postgres', 'opensearch'], 'must be memory, postgres or opensearch'),
    'memory',
  ),
  SEARCH_URL: v.optional(v.string()),
  SEARCH_INDEX: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z][a-z\d-]{0,40}$/, 'must be lower-case letters, digits and hyphens')),
    'halfdrop',
  ),
  SAMPLE_CATALOGUE: v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'on'),
  PREVIEW_WARMER: v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'on'),
  PAYMENTS: v.optional(v.picklist(['sandbox'], 'must be sandbox, or left out')),
  STRIPE_SECRET_KEY: v.optional(v.string()),
  STRIPE_WEBHOOK_SECRET: v.optional(v.string()),
  STRIPE_API_URL: AddressField(['http:', 'https:'], 'must be an http or https address'),
  STRIPE_METHODS: v.optional(
    v.pipe(v.string(), v.check(areMethods, 'must be card, paypal, apple_pay or several of them, separated by commas')),
    'card',
  ),
  SEALING_SECRET: v.optional(v.pipe(v.string(), v.minLength(32, 'must have 32 or more characters'))),
  OIDC_ISSUER: IssuerField,
  OIDC_CLIENT_ID: v.optional(v.string()),
  OIDC_CLIENT_SECRET: v.optional(v.string()),
  METRICS_TOKEN: v.optional(v.string()),
  METRICS_PORT: v.optional(PortField(0)),
  ...tracingFields,
  TAKEDOWN_RESTORE_DAYS: wholeNumberField(TAKEDOWN_RESTORE_DAYS, 1, 365),
  CLAMD_URL: AddressField(['tcp:'], 'must be like tcp://localhost:3310'),
  INCOMING_MAIL_SECRET: v.optional(v.pipe(v.string(), v.minLength(16, 'must have at least 16 characters'))),
  SMTP_URL: v.optional(v.string()),
  SMTP_FROM: v.optional(v.string()),
  SUPPORT_EMAIL: v.optional(
    v.pipe(v.string(), v.trim(), v.email('must be an email address')),
    'support@halfdrop.example',
  ),
  LOG_LEVEL: v.optional(
    v.picklist(['error', 'warn', 'info', 'debug', 'silent'], 'must be error, warn, info, debug or silent'),
    'info',
  ),
});

/** Parsed configuration. */
export interface Config {
  readonly isProduction: boolean;
  readonly host: string;
  readonly port: number;
  /** Roles of the process: serving requests, running jobs, or both. */
  readonly roles: Roles;
  /** URL of an API process, for processes that serve no requests themselves. */
  readonly apiUrl: string;
  /** Path of the file in which a process without a port reports its health. */
  readonly healthFile: string;
  /** Milliseconds to keep serving after a stop signal, so that load balancers notice it is no longer ready. */
  readonly noticeMs: number;
  /** Proxies whose forwarded client address is trusted: `loopback`, addresses and networks, comma-separated. */
  readonly trustedProxies: string;
  readonly dataFolder: string;
  /** Maximum total disk space of pending uploads, in bytes. */
  readonly uploadSpaceBytes: number;
  /** Permanent file storage. */
  readonly files: FileStoreSettings;
  /** Null for the embedded database. */
  readonly databaseUrl: string | null;
  /** Read replica for anonymous visitors; null if there is none. */
  readonly databaseReplicaUrl: string | null;
  /** Redis for rate limits shared between processes; null to count per process. */
  readonly redisUrl: string | null;
  /** Whether recurring statements are prepared per connection. */
  readonly preparesStatements: boolean;
  readonly poolLimits: PoolLimits;
  /** Whether the process migrates the schema: at startup, never, or as its only task. */
  readonly migrations: 'on' | 'off' | 'only';
  /** Public URL of the shop, without a trailing slash. */
  readonly publicUrl: string;
  /** Null when sign-in through an OIDC issuer, such as Google, is disabled. */
  readonly oidc: OidcSettings | null;
  /** Null when mail is written to the outbox folder. */
  readonly smtp: SmtpSettings | null;
  /** Support address, also used as the reply address. */
  readonly supportEmail: string;
  /** Days from a counter-notice until a pattern is relisted. */
  readonly takedownRestoreDays: number;
  /** ClamAV server that scans uploads; null disables scanning. */
  readonly clamdUrl: string | null;
  /** Key with which the mail server signs forwarded mail; null when incoming mail is disabled. */
  readonly incomingMailSecret: string | null;
  /** Bearer token for `/metrics`; null restricts it to callers on this machine. */
  readonly metricsToken: string | null;
  /** Port on which a worker process serves `/metrics`; null for none. */
  readonly metricsPort: number | null;
  /** Null when tracing is disabled. */
  readonly tracing: TracingSettings | null;
  /** Key for values sealed in the database; null to use the one in the data folder. */
  readonly sealingSecret: string | null;
  readonly logLevel: string;
  /** Whether the sandbox payment page can simulate faulty event delivery. */
  readonly hasSandboxTestTools: boolean;
  /** Whether the clock can be advanced, for tests. */
  readonly hasTestClock: boolean;
  /** Search backend. */
  readonly search: SearchSettings;
  /** Whether an empty shop is seeded with sample studios and patterns. */
  readonly hasSampleCatalog: boolean;
  /** Whether pictures are pre-rendered while the server is idle. */
  readonly hasIdleWarmer: boolean;
  /** Null when the payment sandbox is used. */
  readonly stripe: StripeAccount | null;
}

/**
 * Reads the environment. Blank values count as unset.
 * @throws StartupError naming the variable and what it should be
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const result = v.safeParse(EnvironmentSchema, given, { abortEarly: true });
  if (!result.success) {
    const issue = result.issues[0];
    throw new StartupError(`${v.getDotPath(issue)} ${issue.message}, but is "${String(issue.input)}".`);
  }
  const values = result.output;
  const isProduction = values.NODE_ENV === 'production';
  const publicUrl = (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, '');
  return {
    isProduction,
    host: values.HOST,
    port: values.API_PORT,
    roles: readRoles(values),
    apiUrl: (values.API_URL ?? `http://127.0.0.1:${values.API_PORT}`).replace(/\/+$/, ''),
    healthFile: path.resolve(values.HEALTH_FILE ?? path.join(values.DATA_DIR, 'worker-health.json')),
    noticeMs: values.DRAIN_SECONDS * 1000,
    trustedProxies: values.TRUSTED_PROXIES,
    dataFolder: path.resolve(values.DATA_DIR),
    uploadSpaceBytes: values.UPLOAD_SPACE_GB * 1024 ** 3,
    files: readFiles(values, path.resolve(values.DATA_DIR, 'files')),
    databaseUrl: values.DATABASE_URL ?? null,
    databaseReplicaUrl: values.DATABASE_REPLICA_URL ?? null,
    redisUrl: values.REDIS_URL ?? null,
    preparesStatements: values.DATABASE_PREPARED === 'on',
    poolLimits: {
      reads: values.DATABASE_READS,
      heavyReads: values.DATABASE_HEAVY_READS,
      heavyReadTimeout: values.DATABASE_HEAVY_READ_MS,
      writes: values.DATABASE_WRITES,
    },
    migrations: values.MIGRATIONS,
    publicUrl,
    hasTestClock: readTestClock(values, publicUrl),
    search: readSearch(values),
    hasSampleCatalog: values.SAMPLE_CATALOGUE === 'on',
    hasIdleWarmer: values.PREVIEW_WARMER === 'on',
    oidc: readOidc(values),
    smtp: readSmtp(values),
    supportEmail: values.SUPPORT_EMAIL,
    takedownRestoreDays: values.TAKEDOWN_RESTORE_DAYS,
    clamdUrl: values.CLAMD_URL ?? null,
    incomingMailSecret: values.INCOMING_MAIL_SECRET ?? null,
    metricsToken: values.METRICS_TOKEN?.trim() ?? null,
    metricsPort: values.METRICS_PORT ?? null,
    tracing: readTracing(values),
    sealingSecret: values.SEALING_SECRET ?? null,
    logLevel: values.LOG_LEVEL,
    stripe: readPayments(values, publicUrl),
    hasSandboxTestTools: values.SANDBOX_TEST_TOOLS === undefined ? !isProduction : values.SANDBOX_TEST_TOOLS === 'on',
  };
}
