import type { IncomingMessage } from 'node:http';
import { type ApolloServer, HeaderMap } from '@apollo/server';
import { Reply } from '../http/reply.ts';
import { factsOf } from '../http/request-facts.ts';
import { type DocumentAdmission, type DocumentRefusal, NOT_FOUND } from '../limits/unregistered-documents.ts';
import type { Caller, RequestContext } from '../request-context.ts';
import { nameTracedRequest } from '../tracing/spans.ts';
import { cacheControl, type FreshnessOf, freshSecondsOf } from './cache-hints.ts';
import type { PlanOutcome, RegisteredOperation, RegisteredOperations } from './registered-operations.ts';
import { failure, JSON_HEADERS } from './reply-failure.ts';

/** What answers operations. */
export interface OperationParts {
  readonly apollo: ApolloServer<RequestContext>;
  readonly operations: RegisteredOperations;
  /** Asked for every document that is not registered. */
  readonly admit: DocumentAdmission;
  readonly freshnessOf: FreshnessOf;
  /** Called after each registered operation that was run, with its name, whether all of its data is there, and seconds. */
  readonly onOperation?: ((name: string, isWhole: boolean, seconds: number) => void) | undefined;
  /** The context of one caller's request. */
  readonly contextFor: (caller: Caller) => RequestContext;
}

type Fields = Readonly<Record<string, unknown>>;

/** One request to `/graphql` with its body read. */
interface GraphqlRequest {
  readonly request: IncomingMessage;
  /** The parsed body; undefined where there is none, or none in JSON. */
  readonly body: unknown;
  readonly onCookies: NonNullable<Caller['onCookies']>;
  /** Answered as if nobody had signed in. */
  readonly isForVisitors?: boolean;
  /** Fires when nobody waits for the reply any more. */
  readonly signal?: AbortSignal | undefined;
}

/** The content type of an answer, by what common callers accept; whoever accepts something else is answered by Apollo. */
const contentTypes = new Map<string | undefined, string>([
  [undefined, 'application/json; charset=utf-8'],
  ['*/*', 'application/json; charset=utf-8'],
  ['application/json', 'application/json; charset=utf-8'],
  ['application/graphql-response+json', 'application/graphql-response+json; charset=utf-8'],
]);

/**
 * Answers requests to `/graphql`. A registered operation runs as its compiled plan; all that goes wrong with it, and all
 * other documents, are Apollo's to tell. So there is one way to tell a failure.
 */
export function graphqlReplies({ apollo, operations, admit, freshnessOf, onOperation, contextFor }: OperationParts) {
  /** The reply of a plan, or the context with which Apollo has to reply. */
  async function byPlan({ fields, operation, contentType }: PlanRequest, context: RequestContext) {
    const outcome = await timed(operation, onOperation, () =>
      operations.run(operation, fields.variables ?? {}, context),
    );
    if ('apolloContext' in outcome) return outcome.apolloContext;
    const allowed = context.isSignedIn ? 0 : freshnessOf(operation.runnable.operation);
    const seconds = freshSecondsOf(outcome.data, allowed);
    const headers = { ...JSON_HEADERS, 'cache-control': cacheControl(seconds), 'content-type': contentType };
    return new Reply(200, headers, `${JSON.stringify(outcome)}\n`, seconds);
  }

  async function refusalOf({ documentId, query }: Fields, address: string | null) {
    if (typeof query === 'string') return admit(address);
    return typeof documentId === 'string' ? NOT_FOUND : undefined;
  }

  const isFreshForSome = ({ runnable }: RegisteredOperation) => freshnessOf(runnable.operation) > 0;

  /** Whether all visitors who ask this are answered alike for a while. */
  function isKept(body: unknown): boolean {
    const operation = registeredOf(operations, recordOf(body));
    return operation !== undefined && isFreshForSome(operation);
  }

  /** Whether whoever asks this is answered alike, signed in or not. */
  function isShared(body: unknown): boolean {
    const operation = registeredOf(operations, recordOf(body));
    return operation !== undefined && !operation.runnable.isPersonal && isFreshForSome(operation);
  }

  async function replyTo({ request, body, onCookies, isForVisitors, signal }: GraphqlRequest): Promise<Reply> {
    const search = searchOf(request);
    const isPost = request.method === 'POST';
    const fields: Fields = isPost ? recordOf(body) : Object.fromEntries(new URLSearchParams(search));
    const contentType = contentTypes.get(request.headers.accept);
    const operation = registeredOf(operations, fields);
    const facts = factsOf(request);
    // Replies to visitors are shared, and a cookie is for one person.
    const awaited = signal && { signal };
    const context = contextFor(
      facts.token === null || isForVisitors
        ? { ...facts, ...awaited, token: null }
        : { ...facts, ...awaited, onCookies },
    );
    nameTracedRequest(() => operation?.runnable.operation.name?.value ?? nameIn(fields));
    if (!operation) {
      const refusal = await refusalOf(fields, facts.clientAddress);
      return refusal ? refused(refusal, contentType) : replyOfApollo(apollo, request, { body, search }, context);
    }
    const planned = isPost ? planRequest(fields, operation, contentType) : undefined;
    const outcome = planned ? await byPlan(planned, context) : context;
    return outcome instanceof Reply
      ? outcome
      : replyOfApollo(apollo, request, withText(fields, operation, isPost), outcome);
  }

  return { isKept, isShared, replyTo };
}

/** All that is not a plan, and all that goes wrong with one. */
async function replyOfApollo(
  apollo: OperationParts['apollo'],
  { method = 'GET', headers }: IncomingMessage,
  sent: Sent,
  context: RequestContext,
) {
  const result = await apollo.executeHTTPGraphQLRequest({
    httpGraphQLRequest: { method, headers: headerMap(headers), ...sent },
    context: async () => context,
  });
  if (result.body.kind !== 'complete') return failure(406, 'Incremental delivery is not offered.');
  const freshness = /^public, max-age=(\d+)$/.exec(result.headers.get('cache-control') ?? '')?.[1];
  const replyHeaders = { ...JSON_HEADERS, ...Object.fromEntries(result.headers) };
  return new Reply(result.status ?? 200, replyHeaders, result.body.string, Number(freshness ?? 0));
}

/** Runs an operation and tells how long that took. */
async function timed(
  { runnable }: RegisteredOperation,
  onOperation: OperationParts['onOperation'],
  run: () => Promise<PlanOutcome>,
): Promise<PlanOutcome> {
  const startedAt = performance.now();
  const outcome = await run();
  onOperation?.(runnable.operation.name?.value ?? '', 'data' in outcome, (performance.now() - startedAt) / 1000);
  return outcome;
}

/** What a plan takes; all other forms of a request are Apollo's. */
interface PlanRequest {
  readonly fields: { readonly variables?: Fields | null | undefined };
  readonly operation: RegisteredOperation;
  readonly contentType: string;
}

function planRequest({ variables, operationName }: Fields, operation: RegisteredOperation, contentType?: string) {
  const isNamed = operationName === undefined || operationName === operation.runnable.operation.name?.value;
  if (contentType === undefined || !isNamed || !isOptionalRecord(variables)) return undefined;
  return { fields: { variables }, operation, contentType } satisfies PlanRequest;
}

/** A request as Apollo takes it. */
interface Sent {
  readonly body: unknown;
  readonly search: string;
}

function registeredOf(operations: RegisteredOperations, { documentId, query }: Fields) {
  if (typeof query === 'string') return operations.byText(query);
  return typeof documentId === 'string' && query === undefined ? operations.byId(documentId) : undefined;
}

/** The same request with the text in the place of its identifier. */
function withText({ documentId: _id, ...fields }: Fields, { text }: RegisteredOperation, isPost: boolean): Sent {
  const sent = { ...fields, query: text };
  if (isPost) return { body: sent, search: '' };
  return { body: undefined, search: `?${new URLSearchParams(sent).toString()}` };
}

function refused({ status, message, ...extensions }: DocumentRefusal, contentType?: string): Reply {
  const wait = extensions.retryAfterSeconds;
  return failure(status, message, extensions, {
    ...(contentType !== undefined && { 'content-type': contentType }),
    ...(wait !== undefined && { 'retry-after': String(wait) }),
  });
}

/** What a request calls its operation; anyone may send anything. */
function nameIn({ operationName, query }: Fields): string | undefined {
  const name = operationName ?? /^\s*(?:query|mutation)\s+(\w+)/.exec(typeof query === 'string' ? query : '')?.[1];
  return typeof name === 'string' ? name.slice(0, 100) : undefined;
}

function searchOf({ url = '/' }: IncomingMessage): string {
  const start = url.indexOf('?');
  return start < 0 ? '' : url.slice(start);
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const recordOf = (value: unknown): Fields => (isRecord(value) ? value : {});

const isOptionalRecord = (value: unknown): value is Fields | null | undefined =>
  value === undefined || value === null || isRecord(value);

function headerMap(headers: IncomingMessage['headers']): HeaderMap {
  const map = new HeaderMap();
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) map.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return map;
}
