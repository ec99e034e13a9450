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
/** Maximum pictures decoded concurrently; a limited number may wait. */
const MAX_AT_ONCE = 2;
const MAX_WAITING = 30;

/** User avatars. */
export interface AvatarService {
  /** @throws validation_failed, payload_too_large, rate_limited, unavailable */
  upload(userId: string, read: () => Promise<Uint8Array>): Promise<UploadedAvatarDto>;
  /** @throws unauthenticated when the account is gone */
  remove(userId: string): Promise<UserDto>;
  /** Deletes the avatar of an account, if any. */
  forget(userId: string): Promise<void>;
  /** Returns the bytes of an avatar. @throws not_found */
  picture(fileName: string): Promise<Uint8Array>;
  /** Deletes unused avatars. */
  sweep(): Promise<void>;
}

interface AvatarDependencies {
  readonly db: Db;
  /** Folder of the avatars. */
  readonly folder: string;
  /** Script of the process that decodes untrusted images. */
  readonly intakeProcess: URL;
  readonly callLimits: RateLimits;
}

/** Creates the service. */
export function createAvatarService({ db, folder, intakeProcess, callLimits }: AvatarDependencies): AvatarService {
  const pictures = createPictureFolder(folder);
  const uploadsOfAccount = callLimits('avatars', UPLOADS_AN_HOUR, 3600);
  const decoding = createSheddingQueue({ atOnce: MAX_AT_ONCE, waiting: MAX_WAITING });

  async function drawn(file: Uint8Array): Promise<Uint8Array> {
    const picture = await decoding.run(() => avatarPicture(file, intakeProcess));
    if (picture.isTaken) return picture.bytes;
    throw invalidField('imageFile', picture.words);
  }

  /** Sets or removes a user's avatar and deletes the previous file. */
  async function replace(userId: string, url: string | null): Promise<void> {
    const before = await replaceAvatar(db, userId, url);
    if (before?.startsWith(ADDRESS)) await pictures.remove(path.basename(before));
  }

  return {
    async upload(userId, read) {
      await uploadsOfAccount.spend(userId);
      // The file is read before a slot is taken, so slow uploads block no one.
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
