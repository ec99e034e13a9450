import { MAX_AVATAR_BYTES } from '@halfdrop/domain';
import { normalizeInProcess, type IntakeLimits } from '@halfdrop/patterns';
import sharp from 'sharp';

/** Pixels of a side. */
const SIDE = 256;

const LIMITS: Partial<IntakeLimits> = {
  rasterBytes: MAX_AVATAR_BYTES,
  side: 8000,
  pixels: 25_000_000,
  heldPixels: 25_000_000,
  decodeSeconds: 5,
};

const kinds = new Set(['png', 'jpeg', 'webp']);
const notAPicture = 'Please select a valid image file.';

/** A picture ready to be kept, or why there is none. */
type AvatarPicture =
  { readonly isTaken: true; readonly bytes: Uint8Array } | { readonly isTaken: false; readonly words: string };

/**
 * Makes an avatar of a file that a stranger sent: a square WebP of its middle, drawn anew from its pixels. What the file
 * is, its content decides. It is decoded in a process of its own, which it may break.
 * @param intakeProcess the script of that process
 */
export async function avatarPicture(file: Uint8Array, intakeProcess: URL): Promise<AvatarPicture> {
  const bounds = { limits: LIMITS, deadlineMilliseconds: 8000, residentBytes: 500_000_000 };
  const upload = await normalizeInProcess(file, { source: intakeProcess, ...bounds });
  if (!upload.isAccepted) {
    const isTooLarge = upload.reason === 'absurd-size';
    return { isTaken: false, words: isTooLarge ? 'Please select an image with fewer pixels.' : notAPicture };
  }
  if (!kinds.has(upload.kind)) return { isTaken: false, words: notAPicture };
  const { pixels, width, height } = upload.picture;
  const bytes = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .resize(SIDE, SIDE, { fit: 'cover' })
    .webp({ quality: 82 })
    .toBuffer();
  return { isTaken: true, bytes };
}
