import { readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Db } from '../database.ts';
import { writeFileAtomically } from '../platform/files/atomic-write.ts';
import { invalidField, Problem } from '../platform/http/problem.ts';
import { createRateLimit } from '../platform/http/rate-limit.ts';
import { newSecret } from '../platform/ids/ids.ts';
import { createSheddingQueue } from '../platform/queue/shedding-queue.ts';
import type { UserDto } from './account.contract.ts';
import { findById } from './account.repository.ts';
import { avatarPicture } from './avatar-picture.ts';
import type { UploadedAvatarDto } from './avatars.contract.ts';
import { isAvatarInUse, replaceAvatar } from './avatars.repository.ts';
import { toUser } from './open-session.ts';

const ADDRESS = '/api/avatars/';
const FILE_NAME = /^[\w-]{43}\.webp$/;
const UPLOADS_AN_HOUR = 30;
/** Pictures that are decoded at the same time, and those that wait for it. */
const MAX_AT_ONCE = 2;
const MAX_WAITING = 30;
const HOUR = 3_600_000;

/** The pictures of people. */
export interface AvatarService {
  /** @throws validation_failed, payload_too_large, rate_limited, unavailable */
  upload(userId: string, read: () => Promise<Uint8Array>): Promise<UploadedAvatarDto>;
  /** @throws unauthenticated when the account is gone */
  remove(userId: string): Promise<UserDto>;
  /** Removes the picture of an account, if there is one. */
  forget(userId: string): Promise<void>;
  /** The bytes of a picture. @throws not_found */
  picture(fileName: string): Promise<Uint8Array>;
  /** Removes pictures that are nobody's any more. */
  sweep(): Promise<void>;
}

interface AvatarDependencies {
  readonly db: Db;
  /** Where the pictures lie. */
  readonly folder: string;
  /** The script of the process that decodes pictures of strangers. */
  readonly intakeProcess: URL;
}

/** Makes the service. Budgets are counted in this process. */
export function createAvatarService({ db, folder, intakeProcess }: AvatarDependencies): AvatarService {
  const uploadsOfAccount = createRateLimit(UPLOADS_AN_HOUR, 3600);
  const decoding = createSheddingQueue({ atOnce: MAX_AT_ONCE, waiting: MAX_WAITING });

  async function drawn(file: Uint8Array): Promise<Uint8Array> {
    const picture = await decoding.run(() => avatarPicture(file, intakeProcess));
    if (picture.isTaken) return picture.bytes;
    throw invalidField('imageFile', picture.words);
  }

  /** Gives someone another picture, or none, and removes the file of the one before. */
  async function replace(userId: string, url: string | null): Promise<void> {
    const before = await replaceAvatar(db, userId, url);
    if (before?.startsWith(ADDRESS)) await rm(path.join(folder, path.basename(before)), { force: true });
  }

  async function isAbandoned(fileName: string): Promise<boolean> {
    const facts = await stat(path.join(folder, fileName)).catch(() => null);
    if (!facts || Date.now() - facts.mtimeMs < HOUR) return false;
    return !(await isAvatarInUse(db, ADDRESS + fileName));
  }

  return {
    async upload(userId, read) {
      await uploadsOfAccount.spend(userId);
      // Nobody has a turn before the file is there: whoever sends slowly keeps no one waiting.
      const bytes = await drawn(await read());
      const fileName = `${newSecret()}.webp`;
      await writeFileAtomically(path.join(folder, fileName), bytes);
      const url = ADDRESS + fileName;
      await replace(userId, url);
      return { avatar: { url } };
    },

    async remove(userId) {
      await replace(userId, null);
      const account = await findById(db, userId);
      if (!account) throw new Problem('unauthenticated');
      return toUser(account);
    },

    forget: (userId) => replace(userId, null),

    async picture(fileName) {
      const bytes = FILE_NAME.test(fileName) ? await readFile(path.join(folder, fileName)).catch(absent) : null;
      if (!bytes) throw new Problem('not_found');
      return bytes;
    },

    async sweep() {
      const names = await readdir(folder).catch(() => []);
      for (const name of names) {
        if (await isAbandoned(name)) await rm(path.join(folder, name), { force: true });
      }
    },
  };
}

function absent(error: unknown): null {
  if (typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}
