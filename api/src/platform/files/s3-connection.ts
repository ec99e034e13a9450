import type { S3Client } from '@aws-sdk/client-s3';
import { setTimeout as wait } from 'node:timers/promises';
import { FileNotFound, FileStoreUnavailable, RangeNotSatisfiable } from './file-errors.ts';
import type { FileKey } from './file-key.ts';
import type { S3Settings } from './file-store.ts';

type Sdk = typeof import('@aws-sdk/client-s3');
/** Sends one command. The SDK is passed in because it is loaded lazily. */
type Work<Result> = (client: S3Client, sdk: Sdk) => Promise<Result>;

const CONNECT_MILLISECONDS = 1000;
/** Socket inactivity timeout. */
const SILENT_MILLISECONDS = 20_000;
const ATTEMPTS = 3;
const PAUSE_MILLISECONDS = 100;

/** Connection to a bucket; translates failures into file store errors. */
export class S3Connection {
  readonly #settings: S3Settings;
  #opened: Promise<{ readonly client: S3Client; readonly sdk: Sdk }> | null = null;

  constructor(settings: S3Settings) {
    this.#settings = settings;
  }

  /** Sends a command, retrying temporary failures. @throws FileNotFound, RangeNotSatisfiable, FileStoreUnavailable */
  send<Result>(key: FileKey, work: Work<Result>): Promise<Result> {
    return this.#repeat(work, (error) => failureOf(error, key));
  }

  /** @throws FileStoreUnavailable with the reason the bucket cannot be used */
  async check(): Promise<void> {
    const { bucket: Bucket } = this.#settings;
    await this.#repeat((client, sdk) => client.send(new sdk.HeadBucketCommand({ Bucket })), unavailable);
  }

  close(): void {
    void this.#opened?.then(
      ({ client }) => client.destroy(),
      () => undefined,
    );
    this.#opened = null;
  }

  async #repeat<Result>(work: Work<Result>, toFailure: (error: unknown) => Error): Promise<Result> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const { client, sdk } = await (this.#opened ??= connect(this.#settings));
        return await work(client, sdk);
      } catch (error) {
        if (attempt === ATTEMPTS || !mayPass(error)) throw toFailure(error);
        await wait(PAUSE_MILLISECONDS * attempt);
      }
    }
  }
}

const silent = () => undefined;

async function connect({ region, endpoint, credentials }: S3Settings) {
  const sdk = await import('@aws-sdk/client-s3');
  const client = new sdk.S3Client({
    region,
    // Self-hosted servers rarely have a host name per bucket.
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
    // Failures are reported by exceptions; the SDK would write to the console.
    logger: { debug: silent, info: silent, warn: silent, error: silent },
    // Retries happen here, where files can be reread from the start.
    maxAttempts: 1,
    // Files are verified by their own SHA-256; not every server supports other checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_MILLISECONDS, socketTimeout: SILENT_MILLISECONDS },
  });
  return { client, sdk };
}

function failureOf(error: unknown, key: FileKey): Error {
  const status = statusOf(error);
  if (status === 404 && nameOf(error) !== 'NoSuchBucket') return new FileNotFound(key, error);
  return status === 416 ? new RangeNotSatisfiable(key) : unavailable(error);
}

/** Returns whether a failure may be temporary: anything but a refusal. */
function mayPass(error: unknown): boolean {
  const status = statusOf(error);
  return status === null || status >= 500 || status === 408 || status === 429;
}

/** Describes a failure for operators, without URLs or keys. */
function unavailable(error: unknown): FileStoreUnavailable {
  const status = statusOf(error);
  const why =
    status === 301 || status === 307 ? 'it is in another region' : (refusals[status ?? 0] ?? 'it does not answer');
  return new FileStoreUnavailable(`${why} (${nameOf(error)})`, error);
}

const refusals: Readonly<Record<number, string>> = {
  400: 'it does not understand what it is asked',
  401: 'it refuses the credentials',
  403: 'it refuses the credentials',
  404: 'there is no such bucket',
};

/** Returns the HTTP status of a failure; null without a response. */
function statusOf(error: unknown): number | null {
  const metadata: unknown = propertyOf(error, '$metadata');
  const status: unknown = propertyOf(metadata, 'httpStatusCode');
  return typeof status === 'number' ? status : null;
}

function nameOf(error: unknown): string {
  const code: unknown = propertyOf(error, 'code');
  if (typeof code === 'string') return code;
  return error instanceof Error ? error.name : 'unknown failure';
}

function propertyOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}
