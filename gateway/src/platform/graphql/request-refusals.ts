import type { IncomingMessage } from 'node:http';
import type { Reply } from '../http/reply.ts';
import { factsOf } from '../http/request-facts.ts';
import { type DocumentAdmission, type DocumentRefusal, NOT_FOUND } from '../limits/unregistered-documents.ts';
import type { RegisteredOperation, RegisteredOperations } from './registered-operations.ts';
import { contentTypes, failure } from './reply-failure.ts';

/** Reply when the caller or the process has too many open streams. */
export const FULL: DocumentRefusal = {
  status: 429,
  message: 'There are too many streams. Please ask now and then.',
  code: 'RATE_LIMITED',
  retryAfterSeconds: 60,
};

/** Reply to an identifier sent with a text that does not match it. */
const MISMATCHED: DocumentRefusal = {
  status: 400,
  message: 'The identifier does not stand for this text. Please send one of them.',
  code: 'BAD_REQUEST',
};

/** A parsed request. */
interface ReadRequest {
  readonly request: IncomingMessage;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly operation: RegisteredOperation | undefined;
}

/** Returns the reply that rejects a request; undefined if it is allowed. */
export async function refusalOf(
  operations: RegisteredOperations,
  admit: DocumentAdmission,
  { request, fields, operation }: ReadRequest,
): Promise<Reply | undefined> {
  const { documentId, query } = fields;
  const hasText = typeof query === 'string';
  const named = typeof documentId === 'string' ? operations.byId(documentId) : undefined;
  if (typeof documentId === 'string' && hasText && named?.text !== query) return refused(MISMATCHED, request);
  if (operation) return undefined;
  if (hasText) {
    const refusal = await admit(factsOf(request).clientAddress);
    return refusal && refused(refusal, request);
  }
  return typeof documentId === 'string' ? refused(NOT_FOUND, request) : undefined;
}

/** Creates a rejection in the content type the caller accepts. */
export function refused({ status, message, ...extensions }: DocumentRefusal, request?: IncomingMessage): Reply {
  const contentType = contentTypes.get(request?.headers.accept);
  const wait = extensions.retryAfterSeconds;
  return failure(status, message, extensions, {
    ...(request && contentType !== undefined && { 'content-type': contentType }),
    ...(wait !== undefined && { 'retry-after': String(wait) }),
  });
}
