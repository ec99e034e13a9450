import type { IncomingMessage, ServerResponse } from 'node:http';
import { type ApolloServer, HeaderMap } from '@apollo/server';
import { BodyTooLarge, BodyTooSlow, readBody } from '../http/read-body.ts';
import { encodingFor, Reply } from '../http/reply.ts';
import { factsOf } from '../http/request-facts.ts';
import type { CacheOutcome, ResponseCache } from '../http/response-cache.ts';
import type { Caller, RequestContext } from '../request-context.ts';

/** Bytes of the longest request body; longer ones are refused unread. */
const MAX_BODY_BYTES = 100_000;

const JSON_HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'private, no-store',
  'x-content-type-options': 'nosniff',
};

/** What the handler is made of. */
export interface GraphqlHandlerOptions {
  readonly apollo: ApolloServer<RequestContext>;
  /** The context of one caller's request. */
  readonly contextFor: (caller: Caller) => RequestContext;
  readonly cache: ResponseCache;
  /** Milliseconds in which the body of a request has to be there. */
  readonly bodyDeadlineMs: number;
}

/** How a request was answered: by which way through the cache, or past it. */
export type GraphqlOutcome = CacheOutcome | 'bypass';

/** Answers one request to `/graphql`. */
export type GraphqlHandler = (request: IncomingMessage, response: ServerResponse) => Promise<GraphqlOutcome>;

/**
 * GraphQL over HTTP on Apollo Server's integration interface. Visitors' reads are answered from whole kept replies,
 * found by the bytes of the request: a hit costs neither parsing nor execution.
 */
export function createGraphqlHandler({
  apollo,
  contextFor,
  cache,
  bodyDeadlineMs,
}: GraphqlHandlerOptions): GraphqlHandler {
  async function execute(request: IncomingMessage, response: ServerResponse, body: unknown): Promise<Reply> {
    const { method = 'GET', url = '/', headers } = request;
    const queryStart = url.indexOf('?');
    const facts = factsOf(request);
    // Replies to visitors are shared, and a cookie is for one person.
    const onCookies = (cookies: readonly string[]) => void response.appendHeader('set-cookie', cookies);
    const caller = facts.token === null ? facts : { ...facts, onCookies };
    const result = await apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest: {
        method,
        headers: headerMap(headers),
        search: queryStart < 0 ? '' : url.slice(queryStart),
        body,
      },
      context: async () => contextFor(caller),
    });
    if (result.body.kind !== 'complete') return failure(406, 'Incremental delivery is not offered.');
    const freshness = /^public, max-age=(\d+)$/.exec(result.headers.get('cache-control') ?? '')?.[1];
    const replyHeaders = { ...JSON_HEADERS, ...Object.fromEntries(result.headers) };
    return new Reply(result.status ?? 200, replyHeaders, result.body.string, Number(freshness ?? 0));
  }

  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<{ reply: Reply; outcome: GraphqlOutcome }> {
    const body = request.method === 'POST' ? await readBody(request, MAX_BODY_BYTES, bodyDeadlineMs) : undefined;
    const key = cacheKey(request, body);
    const kept = key === null ? undefined : cache.fresh(key);
    if (kept) return { reply: kept, outcome: 'hit' };
    const make = async () => {
      if (!body || !isJson(request)) return execute(request, response, undefined);
      const parsed = parseJson(body);
      return parsed === undefined ? failure(400, 'The body is not valid JSON.') : execute(request, response, parsed);
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

function headerMap(headers: IncomingMessage['headers']): HeaderMap {
  const map = new HeaderMap();
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) map.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return map;
}

/** What a body that cannot be read is answered with. */
function refusalOf(error: unknown): Reply | undefined {
  if (error instanceof BodyTooLarge) return failure(413, `The body is longer than ${MAX_BODY_BYTES} bytes.`);
  if (error instanceof BodyTooSlow) return failure(408, 'The request did not arrive in time.');
  return undefined;
}

function failure(status: number, message: string): Reply {
  return new Reply(
    status,
    JSON_HEADERS,
    JSON.stringify({ errors: [{ message, extensions: { code: 'BAD_REQUEST' } }] }),
  );
}
