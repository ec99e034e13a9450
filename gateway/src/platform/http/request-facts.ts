import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** What is known of a request from its first line on. */
export interface RequestFacts {
  /** The caller's `x-request-id` when it is a sound one, else a new one; the same in the logs of both processes. */
  readonly requestId: string;
  readonly clientAddress: string | null;
  readonly userAgent: string | null;
  /** Bearer token; null for a visitor. */
  readonly token: string | null;
}

const facts = new WeakMap<IncomingMessage, RequestFacts>();
const soundId = /^[\w.-]{8,100}$/;

/** The facts of a request; made at the first call. */
export function factsOf(request: IncomingMessage): RequestFacts {
  let known = facts.get(request);
  if (!known) {
    const asked = request.headers['x-request-id'];
    known = {
      requestId: typeof asked === 'string' && soundId.test(asked) ? asked : randomUUID(),
      clientAddress: request.socket.remoteAddress ?? null,
      userAgent: request.headers['user-agent'] ?? null,
      token: bearerToken(request.headers.authorization),
    };
    facts.set(request, known);
  }
  return known;
}

/** Any authorization header makes a caller signed in, if only to be refused: what it reads is never shared. */
function bearerToken(header: string | undefined): string | null {
  if (header === undefined) return null;
  return /^Bearer +(?<token>\S+)$/i.exec(header)?.groups?.['token'] ?? 'malformed';
}
