import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { isRowId } from '../platform/database/database.ts';
import { dropUpload, type Finishing } from './finish-upload.ts';
import { fileSize, uploadPath } from './upload-store.ts';
import { deleteExpiredUploads, findUnfinishedUploads, findUpload } from './uploads.repository.ts';

/** An upload's row is written before its file and deleted before it, so either may briefly exist alone. */
const GRACE_MS = 60 * 60 * 1000;

/** Deletes expired uploads, rows whose file was never created, and files without a row. */
export async function sweepUploads(shop: Finishing): Promise<void> {
  const { db, clock, folder } = shop;
  const now = clock.now();
  for (const id of await deleteExpiredUploads(db, now)) await rm(uploadPath(folder, id), { force: true });
  for (const row of await findUnfinishedUploads(db)) {
    const isOld = now.getTime() - row.created_at.getTime() > GRACE_MS;
    if (isOld && (await fileSize(uploadPath(folder, row.id))) === null) await dropUpload(shop, row.id);
  }
  await removeStrayFiles(shop);
}

async function removeStrayFiles({ db, folder }: Finishing): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    const hasRested = Date.now() - (await stat(file)).mtimeMs > GRACE_MS;
    if (hasRested && isRowId(name) && !(await findUpload(db, name))) await rm(file, { force: true });
  }
}
