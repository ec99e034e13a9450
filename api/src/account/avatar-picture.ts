import { MAX_AVATAR_BYTES } from '@halfdrop/domain';
import { normalizeInProcess, type IntakeLimits } from '@halfdrop/patterns';
import sharp from 'sharp';

/** Width and height in pixels. */
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

/** A finished avatar, or the reason there is none. */
type AvatarPicture =
  { readonly isTaken: true; readonly bytes: Uint8Array } | { readonly isTaken: false; readonly words: string };

/**
 * Creates an avatar from an untrusted file: its central square, re-encoded as WebP. The file type is detected from the
 * content. Decoding runs in a separate process, which a malicious file may crash.
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
