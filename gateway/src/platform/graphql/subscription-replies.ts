import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  createSourceEventStream,
  type DocumentNode,
  execute,
  type ExecutionResult,
  getOperationAST,
  type GraphQLSchema,
  OperationTypeNode,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { factsOf, type RequestFacts } from '../http/request-facts.ts';
import type { MultipartStream, MultipartStreams } from '../live/multipart-streams.ts';
import { limitOperations, operationLimits } from '../limits/operation-limits.ts';
import { requireSoundVariables } from '../limits/request-variables.ts';
import type { RequestContext } from '../request-context.ts';
import { recordOf } from './record-of.ts';

/** Dependencies for answering subscriptions. */
interface SubscriptionParts {
  readonly schema: GraphQLSchema;
  readonly streams: MultipartStreams;
}

/** A request that may start a subscription. */
interface SubscriptionRequest {
  readonly request: IncomingMessage;
  /** Response to stream to. */
  readonly response: ServerResponse;
  readonly fields: Readonly<Record<string, unknown>>;
  /** The document, if it is registered. */
  readonly registered: DocumentNode | undefined;
}

/** `Accept` value required for a streamed reply. */
const STREAM = /\bmultipart\/mixed\b[^,]*\bsubscriptionspec="?1\.0/i;

/** Checks whether the client accepts a multipart stream. */
export function acceptsStream({ headers }: IncomingMessage): boolean {
  return STREAM.test(headers.accept ?? '');
}

/**
 * Outcome of a request: a started stream, none because the caller has too many, or the reason for its failure;
 * undefined if it is not a valid subscription, which the general handler reports.
 */
type SubscriptionOutcome = 'begun' | 'full' | { readonly result: ExecutionResult } | undefined;

/** Starts subscriptions, each as its own stream. */
export function subscriptionReplies({ schema, streams }: SubscriptionParts) {
  return async (wanted: SubscriptionRequest, contextValue: RequestContext): Promise<SubscriptionOutcome> => {
    const operation = subscriptionIn(schema, wanted);
    if (!operation) return undefined;
    const { request, response } = wanted;
    const facts = factsOf(request);
    const owner = ownerOf(facts);
    if (streams.isFull(owner)) return 'full';
    const events = await createSourceEventStream({ schema, ...operation, contextValue });
    if (!(Symbol.asyncIterator in events)) return { result: events };
    const iterator = events[Symbol.asyncIterator]();
    const onClose = () => void iterator.return?.();
    // Others may have started in the meantime, and the client may have disconnected.
    const isUnwanted = response.destroyed || streams.isFull(owner);
    if (isUnwanted) onClose();
    else
      void pour(
        iterator,
        streams.open(response, { owner, requestId: facts.requestId, onClose }),
        toldBy(schema, operation),
      );
    return isUnwanted ? 'full' : 'begun';
  };
}

/**
 * Creates the function that resolves an event. It keeps no reference to the caller's context, which would stay in
 * memory as long as the stream.
 */
function toldBy(schema: GraphQLSchema, operation: Subscription) {
  return (rootValue: unknown) => execute({ schema, ...operation, rootValue });
}

async function pour(
  events: AsyncIterator<unknown>,
  stream: MultipartStream,
  told: ReturnType<typeof toldBy>,
): Promise<void> {
  for (let event = await events.next(); event.done !== true; event = await events.next()) {
    stream.send(await told(event.value));
  }
  stream.end();
}

/** A subscription ready to start. */
interface Subscription {
  readonly document: DocumentNode;
  readonly operationName: string | null;
  readonly variableValues: Readonly<Record<string, unknown>>;
}

const rules = [limitOperations, ...specifiedRules];

/** Returns the requested operation if it is a single valid subscription with valid variables. */
function subscriptionIn(schema: GraphQLSchema, { fields, registered }: SubscriptionRequest): Subscription | undefined {
  const { query, operationName, variables } = fields;
  try {
    const document = registered ?? parse(String(query), { maxTokens: operationLimits.tokens, noLocation: true });
    const name = typeof operationName === 'string' ? operationName : null;
    if (getOperationAST(document, name)?.operation !== OperationTypeNode.SUBSCRIPTION) return undefined;
    if (!registered && validate(schema, document, rules, { maxErrors: 1 }).length > 0) return undefined;
    const variableValues = recordOf(variables);
    requireSoundVariables(variableValues);
    return { document, operationName: name, variableValues };
  } catch {
    return undefined;
  }
}

/** Returns the owner whose streams are limited: a session, or a visitor's address. */
function ownerOf({ token, clientAddress }: RequestFacts): string {
  return token === null ? (clientAddress ?? 'unknown') : createHash('sha256').update(token).digest('base64');
}
