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

/** What answers operations. */
export interface OperationParts {
  readonly apollo: ApolloServer<RequestContext>;
  readonly operations: RegisteredOperations;
  /** Asked for every document that is not registered. */
  readonly admit: DocumentAdmission;
  readonly freshnessOf: FreshnessOf;
  /** Begins subscriptions. */
  readonly begin: ReturnType<typeof subscriptionReplies>;
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

/**
 * Answers requests to `/graphql`. A registered operation runs as its compiled plan; all that goes wrong with it, and all
 * other documents, are Apollo's to tell. So there is one way to tell a failure.
 */
export function graphqlReplies(parts: OperationParts) {
  const { apollo, operations, admit, begin, freshnessOf, onOperation, contextFor } = parts;

  /** The reply of a plan, or the context with which Apollo has to reply. */
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

  /** Answers who reads streams: by one that has begun, or by a whole reply as to anybody else. */
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

/** What is answered from replies that are kept for a while. */
function keptOperations({ operations, freshnessOf }: OperationParts) {
  function isKeptFor(body: unknown, isFor: (operation: RegisteredOperation) => boolean): boolean {
    const operation = registeredOf(operations, recordOf(body));
    return operation !== undefined && freshnessOf(operation.runnable.operation) > 0 && isFor(operation);
  }
  return {
    /** Whether all visitors who ask this are answered alike. */
    isKept: (body: unknown) => isKeptFor(body, () => true),
    /** Whether whoever asks this is answered alike, signed in or not. */
    isShared: (body: unknown) => isKeptFor(body, ({ runnable }) => !runnable.isPersonal),
  };
}

function contextOf(
  contextFor: OperationParts['contextFor'],
  { request, onCookies, isForVisitors, signal }: GraphqlRequest,
): RequestContext {
  const facts = { ...factsOf(request), ...(signal && { signal }) };
  // Replies to visitors are shared, and a cookie is for one person.
  return contextFor(facts.token === null || isForVisitors ? { ...facts, token: null } : { ...facts, onCookies });
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
  if (operation.runnable.operation.operation === OperationTypeNode.SUBSCRIPTION) return undefined;
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

/** What a request calls its operation; anyone may send anything. */
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
