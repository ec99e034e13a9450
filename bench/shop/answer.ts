import { valueAt } from '../../e2e/support/graphql.ts';
import type { Question } from './operation.ts';

/**
 * Sends one request.
 * @throws unless the response is as expected
 */
export async function answerTo(origin: string, question: Question): Promise<{ bytes: Buffer; type: string }> {
  const { method, path, headers, body, check } = question;
  const sent = typeof body === 'string' || body === undefined ? body : new Uint8Array(body);
  const response = await fetch(origin + path, { method, headers, ...(sent === undefined ? {} : { body: sent }) });
  const bytes = Buffer.from(await response.arrayBuffer());
  if (response.status !== 200)
    throw new Error(`${path} answered ${response.status}: ${bytes.toString('utf8', 0, 300)}`);
  check(bytes.toString('utf8'));
  return { bytes, type: response.headers.get('content-type') ?? '' };
}

/** Sends one request and returns the data of the response. */
export async function dataOf(origin: string, question: Question): Promise<unknown> {
  return valueAt(JSON.parse((await answerTo(origin, question)).bytes.toString('utf8')), 'data');
}
