import * as v from 'valibot';

/** Upload timeout in milliseconds, generous for slow connections. */
const UPLOAD_TIMEOUT_MS = 60_000;
/** Maximum size of a picture that the server accepts. */
const MAX_BYTES = 8 * 1024 * 1024;

const AnswerSchema = v.object({ data: v.object({ picture: v.object({ id: v.string() }) }) });
const ProblemSchema = v.object({ message: v.string() });

/** The id to filter lists by, or why there is none. */
type SentPicture = { readonly id: string; readonly failure: null } | { readonly id: null; readonly failure: string };

const failed = (failure: string): SentPicture => ({ id: null, failure });
const UNREACHED = 'The picture did not reach the shop. Please try again.';

/** Uploads a picture to search by. For invalid files, the failure is the server's message. */
export async function sendPicture(file: Blob): Promise<SentPicture> {
  if (file.size > MAX_BYTES) return failed('Pictures can be up to 8 MB.');
  try {
    const response = await fetch('/api/pictures', {
      method: 'POST',
      body: file,
      headers: { 'content-type': file.type },
      signal: AbortSignal.timeout(UPLOAD_TIMEOUT_MS),
    });
    const answer: unknown = await response.json();
    if (response.ok) return { id: v.parse(AnswerSchema, answer).data.picture.id, failure: null };
    const problem = v.safeParse(ProblemSchema, answer);
    return failed(problem.success ? problem.output.message : UNREACHED);
  } catch (cause) {
    console.info('The picture was not sent.', cause);
    return failed(UNREACHED);
  }
}
