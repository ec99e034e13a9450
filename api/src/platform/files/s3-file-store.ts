import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { Logger } from '../logging/logger.ts';
import { FileNotFound, FileStoreUnavailable } from './file-errors.ts';
import type { FileKey } from './file-key.ts';
import type { ByteRange, FileStore, S3Settings } from './file-store.ts';
import { LocalCopies } from './local-copies.ts';
import { S3Connection } from './s3-connection.ts';
import { completeBody } from './complete-body.ts';

const GIGABYTE = 1024 ** 3;

interface S3StoreOptions {
  readonly logger: Pick<Logger, 'warn'>;
  /** Maximum total size of local copies. */
  readonly maxCopyBytes?: number;
}

/**
 * Creates a file store on an S3 bucket. Files are first written to the local copy, which verifies them before anything
 * is sent, allows retries from the start, and serves subsequent reads on this machine.
 */
export function createS3FileStore(
  settings: S3Settings,
  { logger, maxCopyBytes = 4 * GIGABYTE }: S3StoreOptions,
): FileStore {
  const connection = new S3Connection(settings);
  const copies = new LocalCopies({ folder: settings.copies, maxBytes: maxCopyBytes, logger });
  const objectOf = (key: FileKey) => ({ Bucket: settings.bucket, Key: key.path });

  async function size(key: FileKey): Promise<number> {
    const { ContentLength } = await connection.send(key, (client, sdk) =>
      client.send(new sdk.HeadObjectCommand(objectOf(key))),
    );
    if (ContentLength === undefined) throw new FileStoreUnavailable('it does not tell the size of a file');
    return ContentLength;
  }

  async function has(key: FileKey): Promise<boolean> {
    try {
      await size(key);
      return true;
    } catch (error) {
      if (error instanceof FileNotFound) return false;
      throw error;
    }
  }

  async function openObject(key: FileKey, range?: ByteRange): Promise<Readable> {
    const part = range && { Range: `bytes=${range.first}-${range.last ?? ''}` };
    const { Body, ContentLength } = await connection.send(key, (client, sdk) =>
      client.send(new sdk.GetObjectCommand({ ...objectOf(key), ...part })),
    );
    if (!(Body instanceof Readable) || ContentLength === undefined) throw new FileStoreUnavailable('it sends no file');
    return completeBody(Body, ContentLength);
  }

  return {
    settings,
    async put(key, content) {
      if (await has(key)) return;
      const copy = await copies.put(key, content);
      const ChecksumSHA256 = Buffer.from(key.sha256, 'hex').toString('base64');
      await connection.send(key, (client, sdk) =>
        sendFile(copy, (body, options) =>
          client.send(new sdk.PutObjectCommand({ ...objectOf(key), ...body, ChecksumSHA256 }), options),
        ),
      );
    },
    open: openObject,
    localCopy: (key) => copies.get(key, () => openObject(key)),
    has,
    size,
    async remove(key) {
      await connection.send(key, (client, sdk) => client.send(new sdk.DeleteObjectCommand(objectOf(key))));
      await copies.remove(key);
    },
    check: () => connection.check(),
    sweep: () => copies.sweep(),
    close: () => connection.close(),
  };
}

interface FileBody {
  readonly Body: Readable;
  readonly ContentLength: number;
}

/**
 * Uploads a file from the start. The SDK ignores stream errors and would wait for the rest forever, so they abort it.
 */
async function sendFile(
  file: string,
  send: (body: FileBody, options: { readonly abortSignal: AbortSignal }) => Promise<unknown>,
): Promise<void> {
  const handle = await open(file);
  const { size } = await handle.stat();
  const failing = new AbortController();
  const body = handle.createReadStream();
  body.on('error', (error) => failing.abort(error));
  try {
    await send({ Body: body, ContentLength: size }, { abortSignal: failing.signal });
  } finally {
    body.destroy();
  }
}
