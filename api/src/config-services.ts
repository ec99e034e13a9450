import { isIP } from 'node:net';
import path from 'node:path';
import * as v from 'valibot';
import type { OidcSettings } from './account/oidc-issuer.ts';
import type { FileStoreSettings, S3Settings } from './platform/files/file-store.ts';
import type { SmtpSettings } from './platform/mail/mailer.ts';
import type { StripeAccount } from './payments/payments.ts';
import { paymentMethods, type PaymentMethod } from './payments/provider.ts';
import { StartupError } from './platform/startup-error.ts';
import type { TracingSettings } from './platform/tracing/start-tracing.ts';
import type { SearchSettings } from './search/search-backend.ts';

interface SearchEnvironment {
  readonly SEARCH_DRIVER: SearchSettings['driver'];
  readonly SEARCH_URL?: string | undefined;
  readonly SEARCH_INDEX: string;
}

interface FilesEnvironment {
  readonly FILES_STORE: FileStoreSettings['driver'];
  readonly S3_BUCKET?: string | undefined;
  readonly S3_REGION?: string | undefined;
  readonly S3_ENDPOINT?: string | undefined;
  readonly S3_ACCESS_KEY_ID?: string | undefined;
  readonly S3_SECRET_ACCESS_KEY?: string | undefined;
}

interface SmtpEnvironment {
  readonly SMTP_URL?: string | undefined;
  readonly SMTP_FROM?: string | undefined;
}

interface StripeEnvironment {
  readonly STRIPE_SECRET_KEY?: string | undefined;
  readonly STRIPE_WEBHOOK_SECRET?: string | undefined;
  readonly STRIPE_API_URL?: string | undefined;
  readonly STRIPE_METHODS: string;
}

interface PaymentsEnvironment extends StripeEnvironment {
  readonly PAYMENTS?: 'sandbox' | undefined;
  readonly NODE_ENV: string;
}

interface TestClockEnvironment {
  readonly TEST_CLOCK: 'on' | 'off';
  readonly NODE_ENV: string;
}

interface OidcEnvironment {
  readonly OIDC_ISSUER: string;
  readonly OIDC_CLIENT_ID?: string | undefined;
  readonly OIDC_CLIENT_SECRET?: string | undefined;
}

interface RolesEnvironment {
  readonly ROLES: string;
  readonly DATABASE_URL?: string | undefined;
}

/** Roles of a process. */
export interface Roles {
  /** Serves HTTP requests. */
  readonly api: boolean;
  /** Runs jobs and pre-renders pictures. */
  readonly worker: boolean;
}

/** Returns whether the text is a single IP address or a CIDR network such as `10.0.0.0/8`. */
function isNetwork(text: string): boolean {
  const [address = '', prefix = '32', ...rest] = text.split('/');
  const longest = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  return rest.length === 0 && /^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= longest;
}

/** Returns whether a comma-separated list contains only addresses and networks. */
export const areNetworks = (text: string) =>
  text.split(',').every((part) => part.trim() === 'loopback' || isNetwork(part.trim()));

/** Returns whether the text is a URL with one of the given protocols, such as `https:`. */
const isAddress = (protocols: readonly string[]) => (text: string) =>
  URL.canParse(text) && protocols.includes(new URL(text).protocol);

/** Creates a schema for a URL with one of the given protocols. */
export const AddressField = (protocols: readonly string[], rule: string) =>
  v.optional(v.pipe(v.string(), v.check(isAddress(protocols), rule)));

/** Reads the search settings. Errors never show the database URL, which may hold a password. @throws StartupError */
export function readSearch({
  SEARCH_DRIVER: driver,
  SEARCH_URL: url,
  SEARCH_INDEX: prefix,
}: SearchEnvironment): SearchSettings {
  if (driver !== 'opensearch') {
    if (url !== undefined) throw new StartupError(`SEARCH_URL is set, but SEARCH_DRIVER is ${driver}.`);
    return { driver };
  }
  if (url === undefined) throw new StartupError('SEARCH_DRIVER is opensearch, but SEARCH_URL is not set.');
  if (!isAddress(['http:', 'https:'])(url)) throw new StartupError('SEARCH_URL must be an http or https address.');
  return { driver, url, prefix };
}

/**
 * Reads the file store settings. Errors name secrets and URLs but never their values.
 * @param folder of the files, or of local copies of files stored elsewhere
 * @throws StartupError
 */
export function readFiles({ FILES_STORE: driver, ...s3 }: FilesEnvironment, folder: string): FileStoreSettings {
  if (driver === 'disk') {
    const left = s3Names.find((name) => s3[name] !== undefined);
    if (left) throw new StartupError(`${left} is set, but FILES_STORE is disk.`);
    return { driver, folder };
  }
  const { S3_BUCKET: bucket, S3_REGION: region = 'us-east-1', S3_ENDPOINT: endpoint = null } = s3;
  if (bucket === undefined) throw new StartupError('FILES_STORE is s3, but S3_BUCKET is not set.');
  if (endpoint !== null && !isAddress(['http:', 'https:'])(endpoint)) {
    throw new StartupError('S3_ENDPOINT must be an http or https address.');
  }
  return { driver, bucket, region, endpoint, credentials: s3Credentials(s3), copies: path.join(folder, 'copies') };
}

const s3Names = ['S3_BUCKET', 'S3_REGION', 'S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

function s3Credentials({
  S3_ACCESS_KEY_ID: accessKeyId,
  S3_SECRET_ACCESS_KEY: secretAccessKey,
}: Omit<FilesEnvironment, 'FILES_STORE'>): S3Settings['credentials'] {
  if (accessKeyId === undefined && secretAccessKey === undefined) return null;
  if (accessKeyId === undefined) throw new StartupError('S3_SECRET_ACCESS_KEY is set, but S3_ACCESS_KEY_ID is not.');
  if (secretAccessKey === undefined) {
    throw new StartupError('S3_ACCESS_KEY_ID is set, but S3_SECRET_ACCESS_KEY is not.');
  }
  return { accessKeyId: accessKeyId.trim(), secretAccessKey: secretAccessKey.trim() };
}

/** Reads the mail settings. Errors never show the server URL, which may hold a password. @throws StartupError */
export function readSmtp({ SMTP_URL: url, SMTP_FROM: sender }: SmtpEnvironment): SmtpSettings | null {
  const from = sender ?? null;
  if (url === undefined && from !== null) throw new StartupError('SMTP_FROM is set, but SMTP_URL is not.');
  if (url === undefined) return null;
  if (!isAddress(['smtp:', 'smtps:'])(url)) throw new StartupError('SMTP_URL must start with smtp:// or smtps://.');
  return { url, from };
}

/** Reads the OIDC settings. A client id without a secret is an error, not a way to disable it. @throws StartupError */
export function readOidc(values: OidcEnvironment): OidcSettings | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = values;
  if (clientId === undefined && clientSecret === undefined) return null;
  if (clientId === undefined) throw new StartupError('OIDC_CLIENT_SECRET is set, but OIDC_CLIENT_ID is not.');
  if (clientSecret === undefined) throw new StartupError('OIDC_CLIENT_ID is set, but OIDC_CLIENT_SECRET is not.');
  return { issuer, clientId, clientSecret };
}

/** Parses a comma-separated list of payment methods. */
function methodsOf(text: string): PaymentMethod[] {
  const named = new Set(text.split(',').map((part) => part.trim()));
  return paymentMethods.filter((method) => named.has(method));
}

const isIssuer = (text: string) =>
  isAddress(['https:'])(text) ||
  (isAddress(['http:'])(text) && ['localhost', '127.0.0.1'].includes(new URL(text).hostname));

/** OIDC issuer URL; HTTPS unless local. */
export const IssuerField = v.optional(
  v.pipe(v.string(), v.check(isIssuer, 'must be an https address, or an http one on localhost')),
  'https://accounts.google.com',
);

/** Returns whether a comma-separated list contains only payment methods. */
export const areMethods = (text: string) => methodsOf(text).length === text.split(',').length;

/** Reads the Stripe account; null if not configured. Errors never show secrets. */
function readStripe(values: StripeEnvironment): StripeAccount | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: secrets } = values;
  if (secretKey === undefined && secrets === undefined) return null;
  if (secretKey === undefined || secrets === undefined) {
    throw new StartupError('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must be given together.');
  }
  return {
    secretKey: secretKey.trim(),
    webhookSecrets: secrets.split(',').map((secret) => secret.trim()),
    apiUrl: values.STRIPE_API_URL ?? null,
    methods: methodsOf(values.STRIPE_METHODS),
  };
}

/** Tracing settings, under their standard OpenTelemetry names. */
export const tracingFields = {
  OTEL_EXPORTER_OTLP_ENDPOINT: AddressField(['http:', 'https:'], 'must be an http or https address'),
  OTEL_TRACES_SAMPLER_ARG: v.optional(
    v.pipe(v.string(), v.regex(/^(?:0(?:\.\d+)?|1(?:\.0+)?)$/, 'must be a share from 0 to 1'), v.transform(Number)),
    '0.01',
  ),
};

type TracingEnvironment = v.InferOutput<v.ObjectSchema<typeof tracingFields, undefined>>;

/** Reads the trace exporter settings; null disables tracing. */
export function readTracing(values: TracingEnvironment): TracingSettings | null {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: share } = values;
  return endpoint === undefined ? null : { endpoint, share };
}

/** Returns whether the shop is reachable only from its own machine. */
const isLocal = (publicUrl: string) => ['localhost', '127.0.0.1'].includes(new URL(publicUrl).hostname);

/**
 * Reads the payment settings. A public shop must enable the sandbox, which licenses for test cards, explicitly.
 * @throws StartupError
 */
export function readPayments(values: PaymentsEnvironment, publicUrl: string): StripeAccount | null {
  const stripe = readStripe(values);
  if (stripe && values.PAYMENTS === 'sandbox') {
    throw new StartupError('PAYMENTS is sandbox, but STRIPE_SECRET_KEY is set: leave one of them out.');
  }
  if (!stripe && values.PAYMENTS !== 'sandbox' && values.NODE_ENV === 'production' && !isLocal(publicUrl)) {
    throw new StartupError(
      'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must be set in production, or PAYMENTS must be sandbox to sell by test cards, unless PUBLIC_URL is on localhost.',
    );
  }
  return stripe;
}

/** Returns whether the test clock, which anyone can advance, is on; never on a public shop. @throws StartupError */
export function readTestClock({ TEST_CLOCK, NODE_ENV }: TestClockEnvironment, publicUrl: string): boolean {
  if (TEST_CLOCK === 'off') return false;
  if (NODE_ENV === 'production' && !isLocal(publicUrl)) {
    throw new StartupError('TEST_CLOCK must be off in production, unless PUBLIC_URL is on localhost.');
  }
  return true;
}

const namesOf = (list: string) => list.split(',').map((name) => name.trim());

/** Returns whether a list contains only role names. */
export const areRoles = (list: string) => namesOf(list).every((name) => name === 'api' || name === 'worker');

/** Reads the roles. Multiple processes require an external database. @throws StartupError */
export function readRoles({ ROLES: list, DATABASE_URL: databaseUrl }: RolesEnvironment): Roles {
  const names = namesOf(list);
  const roles = { api: names.includes('api'), worker: names.includes('worker') };
  if (databaseUrl === undefined && !(roles.api && roles.worker)) {
    throw new StartupError(
      `ROLES is ${list}, but DATABASE_URL is not set: processes of their own need a shared database.`,
    );
  }
  return roles;
}
