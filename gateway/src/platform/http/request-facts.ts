import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Trace } from '../tracing/spans.ts';
import { clientAddressOf, type ProxyTrust } from './client-address.ts';

/** Facts about a request known once its headers have arrived. */
export interface RequestFacts {
  /** The caller's `x-request-id` if valid, otherwise a new one; the same in the logs of both processes. */
  readonly requestId: string;
  readonly clientAddress: string | null;
  readonly userAgent: string | null;
  /** Bearer token; null for visitors. */
  readonly token: string | null;
  /** The trace, if the request is traced. */
  readonly trace?: Trace | undefined;
}

const facts = new WeakMap<IncomingMessage, RequestFacts>();
const soundId = /^[\w.-]{8,100}$/;

/** Records the facts of an incoming request. */
export function recordFacts(request: IncomingMessage, trust: ProxyTrust): void {
  const asked = request.headers['x-request-id'];
  facts.set(request, {
    requestId: typeof asked === 'string' && soundId.test(asked) ? asked : randomUUID(),
    clientAddress: clientAddressOf(request, trust),
    userAgent: request.headers['user-agent'] ?? null,
    token: bearerToken(request.headers.authorization),
  });
}

/** Records the trace of a request. */
export function recordTrace(request: IncomingMessage, traced: Trace): void {
  facts.set(request, { ...factsOf(request), trace: traced });
}

/**
 * Returns the facts of a request.
 * @throws Error for a request that did not pass through the front
 */
export function factsOf(request: IncomingMessage): RequestFacts {
  const known = facts.get(request);
  if (!known) throw new Error('The facts of this request were never noted');
  return known;
}

/**
 * Any authorization header makes the caller count as signed in, even an invalid one, so that what it reads is never
 * shared.
 */
function bearerToken(header: string | undefined): string | null {
  if (header === undefined) return null;
  return /^Bearer +(?<token>\S+)$/i.exec(header)?.groups?.['token'] ?? 'malformed';
}
