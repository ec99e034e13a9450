import type { ApolloServerOptions } from '@apollo/server';
import {
  type DocumentNode,
  execute,
  type ExecutionResult,
  getOperationAST,
  GraphQLError,
  type GraphQLSchema,
  OperationTypeNode,
} from 'graphql';
import type { RequestContext } from '../request-context.ts';
import { bounded, compilePlan, type Plan } from './operation-plan.ts';

type CustomGateway = NonNullable<ApolloServerOptions<RequestContext>['gateway']>;

/** Apollo copies a context's own properties, including symbols. */
const RESULT = Symbol('result');

interface MaybeResult {
  readonly [RESULT]?: ExecutionResult;
}

/** Returns a context that makes Apollo use an existing result instead of executing the operation again. */
export function contextWithResult(context: RequestContext, result: ExecutionResult): RequestContext {
  return Object.setPrototypeOf({ ...context, [RESULT]: result }, Object.getPrototypeOf(context));
}

const notStreamed = new GraphQLError(
  'A subscription is answered by a stream: POST it as JSON with `Accept: multipart/mixed;subscriptionSpec=1.0, application/json`.',
  { extensions: { code: 'BAD_REQUEST', http: { status: 400 } } },
);

interface Execution {
  readonly document: DocumentNode;
  readonly operationName: string | null;
  readonly variableValues: Record<string, unknown>;
  readonly contextValue: unknown;
}

/**
 * Creates an executor for Apollo Server's custom gateway interface that compiles documents on their second use. On
 * first use they are interpreted, so that one-off documents are never compiled.
 */
export function compiledExecution(schema: GraphQLSchema): CustomGateway {
  const run = compilingExecutor(schema);
  return {
    onSchemaLoadOrUpdate(callback) {
      callback({ apiSchema: schema, coreSupergraphSdl: '' });
      return () => {};
    },
    load: async () => ({
      executor: async ({ document, operationName, request, context: contextValue }) => {
        const { [RESULT]: result }: MaybeResult = contextValue;
        if (result) return result;
        if (getOperationAST(document, operationName)?.operation === OperationTypeNode.SUBSCRIPTION) {
          return { errors: [notStreamed] };
        }
        const asked = request.operationName || null;
        // For an unknown operation name, graphql-js reports the error, and nothing is cached under that name.
        if (asked !== null && asked !== operationName) return execute({ schema, document, operationName: asked });
        return run({ document, operationName, variableValues: request.variables ?? {}, contextValue });
      },
    }),
    stop: async () => {},
  };
}

/** Documents are cached by identity: the store returns the same object for the same text, and evicts it when full. */
function compilingExecutor(schema: GraphQLSchema) {
  const seen = new WeakSet<DocumentNode>();
  const compiled = new WeakMap<DocumentNode, Map<string | null, Plan | null>>();

  function compiledOnce({ document, operationName }: Execution): Plan | null {
    const byName = compiled.get(document) ?? new Map<string | null, Plan | null>();
    compiled.set(document, byName);
    let plan = byName.get(operationName);
    if (plan === undefined) {
      plan = compilePlan(schema, document, operationName ?? undefined);
      byName.set(operationName, plan);
    }
    return plan;
  }

  return async (execution: Execution): Promise<ExecutionResult> => {
    const { document, contextValue, variableValues } = execution;
    const plan = seen.has(document) ? compiledOnce(execution) : null;
    const result = await plan?.(contextValue, variableValues);
    if (result) return result;
    seen.add(document);
    return bounded(await execute({ schema, ...execution }));
  };
}
