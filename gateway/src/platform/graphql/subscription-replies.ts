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

/** What answers subscriptions. */
interface SubscriptionParts {
  readonly schema: GraphQLSchema;
  readonly streams: MultipartStreams;
}

/** One request that may begin a subscription. */
interface SubscriptionRequest {
  readonly request: IncomingMessage;
  /** Where its stream goes. */
  readonly response: ServerResponse;
  readonly fields: Readonly<Record<string, unknown>>;
  /** The document, where it is registered. */
  readonly registered: DocumentNode | undefined;
}

/** What a request has to accept for its reply to be a stream. */
const STREAM = /\bmultipart\/mixed\b[^,]*\bsubscriptionspec="?1\.0/i;

/** Whether a reply of many parts is read. */
export function acceptsStream({ headers }: IncomingMessage): boolean {
  return STREAM.test(headers.accept ?? '');
}

/**
 * What became of a request: a stream, nothing because its caller has enough of them, or the reason why there is none;
 * undefined for what is no subscription or no sound one, which is told by whoever answers all else.
 */
type SubscriptionOutcome = 'begun' | 'full' | { readonly result: ExecutionResult } | undefined;

/** Begins subscriptions, each as a stream of its own. */
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
    // Others may have begun meanwhile, and whoever wanted this one may have gone.
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

/** What is told of an event. It needs nothing of its caller, whose context would stay in memory as long as the stream. */
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

/** A subscription that can be begun. */
interface Subscription {
  readonly document: DocumentNode;
  readonly operationName: string | null;
  readonly variableValues: Readonly<Record<string, unknown>>;
}

const rules = [limitOperations, ...specifiedRules];

/** The operation that a request names, if it is one valid subscription with variables that are sound. */
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

/** Of whom it is one of so many streams: of a session, or of a visitor's address. */
function ownerOf({ token, clientAddress }: RequestFacts): string {
  return token === null ? (clientAddress ?? 'unknown') : createHash('sha256').update(token).digest('base64');
}
