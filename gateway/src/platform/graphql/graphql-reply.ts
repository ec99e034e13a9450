import type { IncomingMessage, ServerResponse } from 'node:http';
import { type ApolloServer, HeaderMap } from '@apollo/server';
import { OperationTypeNode } from 'graphql';
import { Reply } from '../http/reply.ts';
import { factsOf } from '../http/request-facts.ts';
import type { DocumentAdmission } from '../limits/unregistered-documents.ts';
import type { Caller, RequestContext } from '../request-context.ts';
import { nameTracedRequest } from '../tracing/spans.ts';
import { cacheControl, type FreshnessOf, freshSecondsOf } from './cache-hints.ts';
import { contextWithResult } from './compiled-execution.ts';
import { isRecord, recordOf } from './record-of.ts';
import type { PlanOutcome, RegisteredOperation, RegisteredOperations } from './registered-operations.ts';
import { contentTypes, failure, JSON_HEADERS } from './reply-failure.ts';
import { FULL, refusalOf, refused } from './request-refusals.ts';
import { ReplyTexts } from './reply-texts.ts';
import type { subscriptionReplies } from './subscription-replies.ts';

/** Dependencies for answering operations. */
export interface OperationParts {
  readonly apollo: ApolloServer<RequestContext>;
  readonly operations: RegisteredOperations;
  /** Called for every unregistered document. */
  readonly admit: DocumentAdmission;
  readonly freshnessOf: FreshnessOf;
  /** Starts subscriptions. */
  readonly begin: ReturnType<typeof subscriptionReplies>;
  /**
   * Called after each registered operation with its name, whether its data is complete, and its duration in seconds.
   */
  readonly onOperation?: ((name: string, isWhole: boolean, seconds: number) => void) | undefined;
  /** Creates the context of one request. */
  readonly contextFor: (caller: Caller) => RequestContext;
}

type Fields = Readonly<Record<string, unknown>>;

/** A request to `/graphql` with its body. */
interface GraphqlRequest {
  readonly request: IncomingMessage;
  /** The parsed body; undefined if missing or not JSON. */
  readonly body: unknown;
  readonly onCookies: NonNullable<Caller['onCookies']>;
  /** True to answer as for a visitor. */
  readonly isForVisitors?: boolean;
  /** Fires when the client no longer waits for the reply. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Answers requests to `/graphql`. Registered operations run as compiled plans; failures and all other documents are
 * handled by Apollo, so that errors are formatted in one place.
 */
export function graphqlReplies(parts: OperationParts) {
  const { apollo, operations, admit, begin, freshnessOf, onOperation, contextFor } = parts;

  /** Returns the reply of a plan, or the context with which Apollo must answer. */
  async function byPlan({ fields, operation, contentType }: PlanRequest, context: RequestContext) {
    const texts = new ReplyTexts();
    const outcome = await timed(operation, onOperation, () =>
      operations.run(operation, fields.variables ?? {}, context, texts),
    );
    if ('apolloContext' in outcome) return outcome.apolloContext;
    const allowed = context.isSignedIn ? 0 : freshnessOf(operation.runnable.operation);
    const seconds = freshSecondsOf(outcome.data, allowed);
    const headers = { ...JSON_HEADERS, 'cache-control': cacheControl(seconds), 'content-type': contentType };
    return new Reply(200, headers, texts.written(outcome), seconds);
  }

  function read(asked: GraphqlRequest) {
    const { request, body } = asked;
    const search = searchOf(request);
    const isPost = request.method === 'POST';
    const fields: Fields = isPost ? recordOf(body) : Object.fromEntries(new URLSearchParams(search));
    const operation = registeredOf(operations, fields);
    nameTracedRequest(factsOf(request).trace, () => operation?.runnable.operation.name?.value ?? nameIn(fields));
    const sent = operation ? withText(fields, operation, isPost) : { body, search };
    return { request, fields, operation, isPost, sent, context: contextOf(contextFor, asked) };
  }

  async function replyTo(asked: GraphqlRequest): Promise<Reply> {
    const what = read(asked);
    const { fields, operation, isPost, sent, context } = what;
    const refusal = await refusalOf(operations, admit, what);
    if (refusal) return refusal;
    const { request } = asked;
    const planned =
      operation && isPost ? planRequest(fields, operation, contentTypes.get(request.headers.accept)) : undefined;
    const outcome = planned ? await byPlan(planned, context) : context;
    return outcome instanceof Reply ? outcome : replyOfApollo(apollo, request, sent, outcome);
  }

  /** Answers clients that accept streams: with a started stream, or with an ordinary reply. */
  async function streamTo(asked: GraphqlRequest, response: ServerResponse): Promise<Reply | 'stream'> {
    const what = read(asked);
    const { fields, operation, sent, context } = what;
    const refusal = await refusalOf(operations, admit, what);
    if (refusal) return refusal;
    const { request } = asked;
    const outcome = await begin({ request, response, fields, registered: operation?.runnable.document }, context);
    if (outcome === 'begun') return 'stream';
    if (outcome === 'full') return refused(FULL);
    return replyOfApollo(apollo, request, sent, outcome ? contextWithResult(context, outcome.result) : context);
  }

  return { ...keptOperations(parts), replyTo, streamTo };
}

/** Determines which operations can be answered from cached replies. */
function keptOperations({ operations, freshnessOf }: OperationParts) {
  function isKeptFor(body: unknown, isFor: (operation: RegisteredOperation) => boolean): boolean {
    const operation = registeredOf(operations, recordOf(body));
    return operation !== undefined && freshnessOf(operation.runnable.operation) > 0 && isFor(operation);
  }
  return {
    /** Whether all visitors get the same reply. */
    isKept: (body: unknown) => isKeptFor(body, () => true),
    /** Whether all callers get the same reply, signed in or not. */
    isShared: (body: unknown) => isKeptFor(body, ({ runnable }) => !runnable.isPersonal),
  };
}

function contextOf(
  contextFor: OperationParts['contextFor'],
  { request, onCookies, isForVisitors, signal }: GraphqlRequest,
): RequestContext {
  const facts = { ...factsOf(request), ...(signal && { signal }) };
  // Visitors' replies are shared, whereas cookies are for one person.
  return contextFor(facts.token === null || isForVisitors ? { ...facts, token: null } : { ...facts, onCookies });
}

/** Answers requests without a plan, and those whose plan failed. */
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

/** Runs an operation and reports its duration. */
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

/** The request fields a plan supports; Apollo handles all other forms. */
interface PlanRequest {
  readonly fields: { readonly variables?: Fields | null | undefined };
  readonly operation: RegisteredOperation;
  readonly contentType: string;
}

function planRequest({ variables, operationName }: Fields, operation: RegisteredOperation, contentType?: string) {
  if (operation.runnable.operation.operation === OperationTypeNode.SUBSCRIPTION) return undefined;
  const isNamed = operationName === undefined || operationName === operation.runnable.operation.name?.value;
  if (contentType === undefined || !isNamed || !isOptionalRecord(variables)) return undefined;
  return { fields: { variables }, operation, contentType } satisfies PlanRequest;
}

/** A request in Apollo's form. */
interface Sent {
  readonly body: unknown;
  readonly search: string;
}

function registeredOf(operations: RegisteredOperations, { documentId, query }: Fields) {
  if (typeof query === 'string') return operations.byText(query);
  return typeof documentId === 'string' && query === undefined ? operations.byId(documentId) : undefined;
}

/** Replaces a document identifier in a request by the text. */
function withText({ documentId: _id, ...fields }: Fields, { text }: RegisteredOperation, isPost: boolean): Sent {
  const sent = { ...fields, query: text };
  if (isPost) return { body: sent, search: '' };
  return { body: undefined, search: `?${new URLSearchParams(sent).toString()}` };
}

/** Returns the operation name in a request, which is untrusted. */
function nameIn({ operationName, query }: Fields): string | undefined {
  const name = operationName ?? /^\s*(?:query|mutation)\s+(\w+)/.exec(typeof query === 'string' ? query : '')?.[1];
  return typeof name === 'string' ? name.slice(0, 100) : undefined;
}

function searchOf({ url = '/' }: IncomingMessage): string {
  const start = url.indexOf('?');
  return start < 0 ? '' : url.slice(start);
}

const isOptionalRecord = (value: unknown): value is Fields | null | undefined =>
  value === undefined || value === null || isRecord(value);

function headerMap(headers: IncomingMessage['headers']): HeaderMap {
  const map = new HeaderMap();
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) map.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return map;
}
