import type { Logger } from '../logging/logger.ts';
import { createDiskFileStore } from './disk-file-store.ts';
import type { FileStore, FileStoreSettings } from './file-store.ts';
import { createS3FileStore } from './s3-file-store.ts';

/** Opens a store; loads and connects lazily. */
export function openFileStore(settings: FileStoreSettings, logger: Pick<Logger, 'warn'>): FileStore {
  return settings.driver === 'disk' ? createDiskFileStore(settings) : createS3FileStore(settings, { logger });
}
