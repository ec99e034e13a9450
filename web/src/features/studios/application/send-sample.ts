import { MAX_SAMPLE_BYTES } from '@halfdrop/domain';
import * as v from 'valibot';
import { expireSession, readSession } from '#lib/session.ts';

/** Upload timeout in milliseconds: the largest file must get through a slow connection. */
const TIMEOUT_MS = 300_000;
const UNREACHABLE = 'The file could not be sent. Please try again.';

/** MIME types offered in the file dialog and accepted by the server. */
export const SAMPLE_TYPES: readonly string[] = ['image/png', 'image/jpeg', 'image/webp', 'image/tiff'];

const ProblemSchema = v.object({
  message: v.string(),
  errors: v.optional(v.array(v.object({ message: v.string() }))),
});

/** Returns why a file is not accepted as a sample; null if it may be sent. The server checks its content. */
export function brokenSampleRule({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!SAMPLE_TYPES.includes(type)) return 'Only PNG, JPEG, WebP and TIFF files can be samples.';
  return size > MAX_SAMPLE_BYTES ? 'The file is larger than 25 MB.' : null;
}

function problemIn(text: string): string {
  try {
    const { errors, message } = v.parse(ProblemSchema, JSON.parse(text));
    return errors?.[0]?.message ?? message;
  } catch (cause) {
    console.info('A sample was refused without words.', cause);
    return UNREACHABLE;
  }
}

/**
 * Adds a sample to the signed-in user's draft. Resolves to why it was refused; null if it was accepted.
 * @param onProgress receives the fraction sent, 0 to 1
 */
export async function sendSample(file: File, onProgress: (share: number) => void): Promise<string | null> {
  const token = readSession()?.token;
  const body = new FormData();
  body.set('file', file);
  // fetch does not report upload progress.
  const request = new XMLHttpRequest();
  request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
  return new Promise((resolve) => {
    request.addEventListener('load', () => {
      if (request.status === 401 && token === readSession()?.token) expireSession();
      resolve(request.status < 300 ? null : problemIn(request.responseText));
    });
    for (const ending of ['error', 'abort', 'timeout']) request.addEventListener(ending, () => resolve(UNREACHABLE));
    request.timeout = TIMEOUT_MS;
    request.open('POST', '/api/studio-applications/own/samples');
    request.setRequestHeader('authorization', `Bearer ${token ?? ''}`);
    request.send(body);
  });
}
