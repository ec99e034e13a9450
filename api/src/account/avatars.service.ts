import path from 'node:path';
import type { Db } from '../database.ts';
import { createPictureFolder } from '../platform/files/picture-folder.ts';
import { invalidField, Problem } from '../platform/http/problem.ts';
import type { RateLimits } from '../platform/http/rate-limit.ts';
import { createSheddingQueue } from '../platform/queue/shedding-queue.ts';
import type { UserDto } from './account.contract.ts';
import { findById } from './account.repository.ts';
import { avatarPicture } from './avatar-picture.ts';
import type { UploadedAvatarDto } from './avatars.contract.ts';
import { isAvatarInUse, replaceAvatar } from './avatars.repository.ts';
import { toUser } from './open-session.ts';

const ADDRESS = '/api/avatars/';
const UPLOADS_AN_HOUR = 30;
/** Pictures that are decoded at the same time, and those that wait for it. */
const MAX_AT_ONCE = 2;
const MAX_WAITING = 30;

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
  readonly callLimits: RateLimits;
}

/** Makes the service. */
export function createAvatarService({ db, folder, intakeProcess, callLimits }: AvatarDependencies): AvatarService {
  const pictures = createPictureFolder(folder);
  const uploadsOfAccount = callLimits('avatars', UPLOADS_AN_HOUR, 3600);
  const decoding = createSheddingQueue({ atOnce: MAX_AT_ONCE, waiting: MAX_WAITING });

  async function drawn(file: Uint8Array): Promise<Uint8Array> {
    const picture = await decoding.run(() => avatarPicture(file, intakeProcess));
    if (picture.isTaken) return picture.bytes;
    throw invalidField('imageFile', picture.words);
  }

  /** Gives someone another picture, or none, and removes the file of the one before. */
  async function replace(userId: string, url: string | null): Promise<void> {
    const before = await replaceAvatar(db, userId, url);
    if (before?.startsWith(ADDRESS)) await pictures.remove(path.basename(before));
  }

  return {
    async upload(userId, read) {
      await uploadsOfAccount.spend(userId);
      // Nobody has a turn before the file is there: whoever sends slowly keeps no one waiting.
      const url = ADDRESS + (await pictures.store(await drawn(await read())));
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
      const bytes = await pictures.read(fileName);
      if (!bytes) throw new Problem('not_found');
      return bytes;
    },

    sweep: () => pictures.sweep((fileName) => isAvatarInUse(db, ADDRESS + fileName)),
  };
}
