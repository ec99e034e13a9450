import { MAX_AVATAR_BYTES } from '@halfdrop/domain';
import * as v from 'valibot';
import { expireSession, readSession } from '#lib/session.ts';

/** Upload timeout in milliseconds, generous for slow connections. */
const UPLOAD_TIMEOUT_MS = 60_000;

const AnswerSchema = v.object({ data: v.object({ avatar: v.object({ url: v.string() }) }) });
const ProblemSchema = v.object({ message: v.string() });

/** Result of an upload: the URL of the picture, or why it failed. */
type SentAvatar =
  | { readonly url: string; readonly failure: null }
  | { readonly url: null; readonly failure: { readonly message: string; readonly isInvalid: boolean } };

/** Returns why a file is not accepted as a picture; null if it may be sent. The server checks its content. */
export function brokenAvatarRule({ type, size }: File): string | null {
  if (!type.startsWith('image/')) return 'Please select a valid image file.';
  return size > MAX_AVATAR_BYTES ? 'Image size must be less than 5MB.' : null;
}

const failed = (message: string, isInvalid = false) => ({ url: null, failure: { message, isInvalid } });

/** Uploads a picture of the signed-in user. */
export async function sendAvatar(file: File): Promise<SentAvatar> {
  const token = readSession()?.token;
  const body = new FormData();
  body.set('imageFile', file);
  try {
    const response = await fetch('/api/auth/profile/upload', {
      method: 'POST',
      body,
      headers: { authorization: `Bearer ${token ?? ''}` },
      signal: AbortSignal.timeout(UPLOAD_TIMEOUT_MS),
    });
    const answer: unknown = await response.json();
    if (response.ok) return { url: v.parse(AnswerSchema, answer).data.avatar.url, failure: null };
    if (response.status === 401 && token === readSession()?.token) expireSession();
    const problem = v.safeParse(ProblemSchema, answer);
    const isInvalid = response.status === 413 || response.status === 422;
    return failed(problem.success ? problem.output.message : '', isInvalid);
  } catch (cause) {
    console.info('The picture was not uploaded.', cause);
    return failed('');
  }
}
