import type { IncomingMessage, ServerResponse } from 'node:http';
import { BodyTooLarge, BodyTooSlow, readBody } from '../http/read-body.ts';
import { encodingFor, type Reply } from '../http/reply.ts';
import { factsOf } from '../http/request-facts.ts';
import { abortOnClose } from '../http/abort-on-close.ts';
import type { CacheOutcome, ResponseCache } from '../http/response-cache.ts';
import { graphqlReplies, type OperationParts } from './graphql-reply.ts';
import { failure } from './reply-failure.ts';
import { acceptsStream } from './subscription-replies.ts';

/** Maximum request body in bytes; larger bodies are rejected unread. */
const MAX_BODY_BYTES = 100_000;

/** Options of the handler. */
export interface GraphqlHandlerOptions extends OperationParts {
  readonly cache: ResponseCache;
  /** Milliseconds within which a request body must arrive. */
  readonly bodyDeadlineMs: number;
  /** Called for each request with a body that is answered with 200, including from the cache. */
  readonly onAnswered?: ((request: IncomingMessage, body: Buffer) => void) | undefined;
}

/** How a request was answered: the cache outcome, a bypass, or a started stream. */
export type GraphqlOutcome = CacheOutcome | 'bypass' | 'stream';

interface Answer {
  readonly reply: Reply | 'stream';
  readonly outcome: GraphqlOutcome;
  readonly body: Buffer | undefined;
}

/** Handles one request to `/graphql`. */
export type GraphqlHandler = (request: IncomingMessage, response: ServerResponse) => Promise<GraphqlOutcome>;

/**
 * Handles GraphQL over HTTP. Visitors' reads are answered from complete cached replies, keyed by the bytes of the
 * request, so that a hit needs neither parsing nor execution. Signed-in users share them for operations that do not
 * depend on the viewer.
 */
export function createGraphqlHandler({
  cache,
  bodyDeadlineMs,
  onAnswered,
  ...parts
}: GraphqlHandlerOptions): GraphqlHandler {
  const { isKept, isShared, replyTo, streamTo } = graphqlReplies(parts);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<Answer> {
    const body = request.method === 'POST' ? await readBody(request, MAX_BODY_BYTES, bodyDeadlineMs) : undefined;
    const isVisitor = factsOf(request).token === null;
    const key = replyKey(request, body);
    const kept = isVisitor && key !== null ? cache.fresh(key) : undefined;
    if (kept) return { reply: kept, outcome: 'hit', body };
    const parsed = body && isJson(request) ? parseJson(body) : null;
    const onCookies = (cookies: readonly string[]) => void response.appendHeader('set-cookie', cookies);
    if (parsed === undefined) return { reply: failure(400, 'The body is not valid JSON.'), outcome: 'bypass', body };
    const asked = { request, body: parsed ?? undefined, onCookies };
    if (parsed && acceptsStream(request)) {
      const begun = await streamTo(asked, response);
      return { reply: begun, outcome: begun === 'stream' ? 'stream' : 'bypass', body };
    }
    const signal = abortOnClose(response);
    if (key === null || (!isVisitor && !isShared(parsed))) {
      return { reply: await replyTo({ ...asked, signal }), outcome: 'bypass', body };
    }
    const make = (awaited?: AbortSignal) => replyTo({ ...asked, isForVisitors: true, signal: awaited });
    const { reply, outcome } = await cache.get(key, make, { signal, isForAll: isKept(parsed) });
    return { reply: isVisitor ? reply : reply.unshared, outcome, body };
  }

  return async (request, response) => {
    const { requestId } = factsOf(request);
    const encoding = encodingFor(request.headers['accept-encoding']);
    try {
      const { reply, outcome, body } = await answer(request, response);
      if (reply === 'stream') return outcome;
      if (body && reply.status === 200) onAnswered?.(request, body);
      await reply.write(response, encoding, requestId);
      return outcome;
    } catch (error) {
      const refusal = refusalOf(error);
      if (!refusal) throw error;
      response.shouldKeepAlive = false;
      await refusal.write(response, encoding, requestId);
      return 'bypass';
    }
  };
}

/** Returns the cache key of a visitor's reply; null for anything but plain GraphQL. */
function replyKey({ headers, method, url = '' }: IncomingMessage, body: Buffer | undefined): string | null {
  const accept = headers.accept ?? '';
  if (method === 'POST' && body && isJson({ headers })) return `${accept}\n${body.toString('latin1')}`;
  if (method === 'GET' && 'apollo-require-preflight' in headers) return `${accept}\n${url}`;
  return null;
}

function isJson({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return /^application\/json\s*(;|$)/i.test(headers['content-type'] ?? '');
}

function parseJson(body: Buffer): unknown {
  try {
    const value: unknown = JSON.parse(body.toString('utf8'));
    return value ?? null;
  } catch {
    return undefined;
  }
}

/** Returns the reply for a body that cannot be read. */
function refusalOf(error: unknown): Reply | undefined {
  if (error instanceof BodyTooLarge) return failure(413, `The body is longer than ${MAX_BODY_BYTES} bytes.`);
  if (error instanceof BodyTooSlow) return failure(408, 'The request did not arrive in time.');
  return undefined;
}
