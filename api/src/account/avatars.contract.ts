import { MAX_AVATAR_BYTES } from '@halfdrop/domain';
import * as v from 'valibot';
import { UserSchema } from './account.contract.ts';
import { defineCall } from '../platform/http/contract.ts';

/** A user's avatar. */
const UploadedAvatarSchema = v.object({ avatar: v.object({ url: v.string() }) });
/** A user's avatar. */
export type UploadedAvatarDto = v.InferOutput<typeof UploadedAvatarSchema>;

/** Named schemas of avatars. */
export const avatarSchemas = { UploadedAvatar: UploadedAvatarSchema };

const uploading = {
  method: 'post',
  auth: 'account.edit',
  upload: {
    mediaTypes: ['image/png', 'image/jpeg', 'image/webp'],
    maxBytes: MAX_AVATAR_BYTES,
    field: 'imageFile',
    tooLarge: 'Image size must be less than 5MB.',
  },
  response: UploadedAvatarSchema,
  errors: ['validation_failed', 'malformed_request', 'rate_limited'],
} as const;

/** Calls for avatars. */
export const avatarCalls = {
  uploadAvatar: defineCall({
    ...uploading,
    path: '/auth/profile/upload',
    summary:
      'Sets the avatar of the signed-in user, cropped to a square of 256 pixels and stripped of metadata, and removes the previous one. The file type is detected from the content.',
  }),
  publicUploadAvatar: defineCall({
    ...uploading,
    path: '/api/auth/profile/upload',
    summary: 'Same as `/auth/profile/upload`, at the path that the gateway proxies.',
  }),
  removeAvatar: defineCall({
    method: 'delete',
    path: '/auth/profile/avatar',
    summary: 'Removes the avatar of the signed-in user.',
    auth: 'account.edit',
    response: UserSchema,
    errors: [],
  }),
  avatarPicture: defineCall({
    method: 'get',
    path: '/api/avatars/{file}',
    summary: 'Returns an avatar. Its address cannot be guessed, and its content never changes.',
    auth: 'none',
    params: v.object({ file: v.string() }),
    response: { mediaTypes: ['image/webp'] },
    errors: ['not_found'],
  }),
};
