import type { IncomingMessage, ServerResponse } from 'node:http';
import { BodyTooLarge, BodyTooSlow, readBody } from '../http/read-body.ts';
import { encodingFor, type Reply } from '../http/reply.ts';
import { factsOf } from '../http/request-facts.ts';
import type { CacheOutcome, ResponseCache } from '../http/response-cache.ts';
import { graphqlReplies, type OperationParts } from './graphql-reply.ts';
import { failure } from './reply-failure.ts';

/** Bytes of the longest request body; longer ones are refused unread. */
const MAX_BODY_BYTES = 100_000;

/** What the handler is made of. */
export interface GraphqlHandlerOptions extends OperationParts {
  readonly cache: ResponseCache;
  /** Milliseconds in which the body of a request has to be there. */
  readonly bodyDeadlineMs: number;
}

/** How a request was answered: by which way through the cache, or past it. */
export type GraphqlOutcome = CacheOutcome | 'bypass';

/** Answers one request to `/graphql`. */
export type GraphqlHandler = (request: IncomingMessage, response: ServerResponse) => Promise<GraphqlOutcome>;

/**
 * GraphQL over HTTP. Visitors' reads are answered from whole kept replies, found by the bytes of the request: a hit costs
 * neither parsing nor execution.
 */
export function createGraphqlHandler({ cache, bodyDeadlineMs, ...parts }: GraphqlHandlerOptions): GraphqlHandler {
  const replyTo = graphqlReplies(parts);

  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<{ reply: Reply; outcome: GraphqlOutcome }> {
    const body = request.method === 'POST' ? await readBody(request, MAX_BODY_BYTES, bodyDeadlineMs) : undefined;
    const key = cacheKey(request, body);
    const kept = key === null ? undefined : cache.fresh(key);
    if (kept) return { reply: kept, outcome: 'hit' };
    const onCookies = (cookies: readonly string[]) => void response.appendHeader('set-cookie', cookies);
    const make = async () => {
      if (!body || !isJson(request)) return replyTo({ request, body: undefined, onCookies });
      const parsed = parseJson(body);
      if (parsed === undefined) return failure(400, 'The body is not valid JSON.');
      return replyTo({ request, body: parsed, onCookies });
    };
    return key === null ? { reply: await make(), outcome: 'bypass' } : cache.get(key, make);
  }

  return async (request, response) => {
    const { requestId } = factsOf(request);
    const encoding = encodingFor(request.headers['accept-encoding']);
    try {
      const { reply, outcome } = await answer(request, response);
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

/** Where a visitor's reply is kept; null for what must not be shared or is not plain GraphQL. */
function cacheKey(request: IncomingMessage, body: Buffer | undefined): string | null {
  const { headers, method, url = '' } = request;
  if (factsOf(request).token !== null) return null;
  const accept = headers.accept ?? '';
  if (method === 'POST' && body && isJson(request)) return `${accept}\n${body.toString('latin1')}`;
  if (method === 'GET' && 'apollo-require-preflight' in headers) return `${accept}\n${url}`;
  return null;
}

function isJson({ headers }: IncomingMessage): boolean {
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

/** What a body that cannot be read is answered with. */
function refusalOf(error: unknown): Reply | undefined {
  if (error instanceof BodyTooLarge) return failure(413, `The body is longer than ${MAX_BODY_BYTES} bytes.`);
  if (error instanceof BodyTooSlow) return failure(408, 'The request did not arrive in time.');
  return undefined;
}
