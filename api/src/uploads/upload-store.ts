import { open, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { FileStore } from '@tus/file-store';
import { Upload } from '@tus/utils';
import type { Db } from '../database.ts';
import { deleteUpload, findUpload, recordReceived, type UploadRow } from './uploads.repository.ts';

/** Returns the path of an upload's file. */
export function uploadPath(folder: string, id: string): string {
  return path.join(folder, id);
}

/** Returns the size of a file in bytes; null if it does not exist. */
export async function fileSize(file: string): Promise<number | null> {
  const facts = await stat(file).catch(absent);
  return facts && facts.size;
}

/**
 * Stores uploads as files in a folder, with their metadata in rows. The length of the file is the current offset, so it
 * is correct after a crash at any moment. A chunk is flushed to disk before it is confirmed.
 */
export class UploadStore extends FileStore {
  readonly #db: Db;

  constructor(db: Db, folder: string) {
    super({ directory: folder, configstore: rowsOf(db) });
    this.#db = db;
    // Expiration follows the shop's clock, so the library does not handle it; deferred length is not supported.
    this.extensions = ['creation', 'creation-with-upload', 'termination', 'expiration'];
  }

  override async write(piece: Readable, id: string, offset: number): Promise<number> {
    const file = uploadPath(this.directory, id);
    try {
      const reached = await super.write(piece, id, offset);
      await syncFile(file);
      return reached;
    } finally {
      const size = await fileSize(file);
      if (size !== null) await recordReceived(this.#db, id, size);
    }
  }
}

function rowsOf(db: Db): FileStore['configstore'] {
  return {
    get: async (id) => {
      const row = await findUpload(db, id);
      return row && asUpload(row);
    },
    // The row is written before the file, when the upload is authorized.
    set: () => Promise.resolve(),
    delete: (id) => deleteUpload(db, id),
  };
}

function asUpload(row: UploadRow): Upload {
  return new Upload({
    id: row.id,
    size: Number(row.size_bytes),
    offset: Number(row.received_bytes),
    metadata: {
      filename: row.file_name,
      filetype: row.media_type,
      studio: String(row.studio_id),
      purpose: row.purpose,
      ...(row.repeat_layout !== null && { layout: row.repeat_layout }),
      ...(row.submission_id !== null && { submission: row.submission_id }),
    },
    creation_date: row.created_at.toISOString(),
  });
}

/** Flushes a file to disk. */
export async function syncFile(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function absent(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}
