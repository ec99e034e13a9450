import { likenessOf, normalizeInProcess, type IntakeLimits, type Likeness } from '@halfdrop/patterns';

/** Appearance of an untrusted picture, or why it was rejected. */
export type PictureDescription =
  | { readonly isDescribed: true; readonly likeness: Likeness }
  | { readonly isDescribed: false; readonly reason: string; readonly detail: string };

/** Sized for a screenshot or phone photo; masters are uploaded by designers. */
const LIMITS: Partial<IntakeLimits> = {
  rasterBytes: 8 * 1024 * 1024,
  side: 8000,
  pixels: 25_000_000,
  heldPixels: 25_000_000,
  decodeSeconds: 5,
};

/**
 * Decodes a picture in a separate process, which a malicious file may crash, and measures its pixels here. Call it in a
 * worker.
 * @param intakeProcess the script of that process
 */
export async function describePicture(bytes: Uint8Array, intakeProcess: URL): Promise<PictureDescription> {
  const options = { source: intakeProcess, limits: LIMITS, deadlineMilliseconds: 8000, residentBytes: 700_000_000 };
  const upload = await normalizeInProcess(bytes, options);
  if (!upload.isAccepted) return { isDescribed: false, reason: upload.reason, detail: upload.detail };
  return { isDescribed: true, likeness: likenessOf(upload.picture) };
}
