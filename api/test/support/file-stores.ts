import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { FileKey } from '../../src/platform/files/file-key.ts';
import type { DiskSettings, S3Settings } from '../../src/platform/files/file-store.ts';
import { startS3StandIn, type S3StandIn } from './s3/stand-in.ts';

export const testBucket = 'shop';
export const testCredentials = { accessKeyId: 'shop-key', secretAccessKey: 'shop-secret' };

/** A test's file store and its contents. */
export interface TestStore<Settings> {
  readonly settings: Settings;
  /** Returns local files, including partial ones and copies. */
  filesHere(): string[];
  close(): Promise<void>;
}

/** Creates a folder for one test. */
export function testDisk(): TestStore<DiskSettings> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'halfdrop-files-'));
  return {
    settings: { driver: 'disk', folder },
    filesHere: () => filesBelow(folder),
    close: () => Promise.resolve(rmSync(folder, { recursive: true })),
  };
}

/** Creates a bucket for one test, on its own server. */
export async function testS3(): Promise<TestStore<S3Settings> & { readonly server: S3StandIn }> {
  const copies = mkdtempSync(path.join(os.tmpdir(), 'halfdrop-copies-'));
  const server = await startS3StandIn({ bucket: testBucket, credentials: testCredentials });
  const { url: endpoint } = server;
  return {
    settings: {
      driver: 's3',
      bucket: testBucket,
      region: 'eu-central-1',
      endpoint,
      credentials: testCredentials,
      copies,
    },
    server,
    filesHere: () => filesBelow(copies),
    async close() {
      await server.close();
      rmSync(copies, { recursive: true });
    },
  };
}

/** Returns the key of some bytes. */
export function keyOf(bytes: Uint8Array): FileKey {
  return new FileKey('masters', createHash('sha256').update(bytes).digest('hex'));
}

function filesBelow(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)));
}
