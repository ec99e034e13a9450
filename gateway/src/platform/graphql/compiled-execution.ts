import type { ApolloServerOptions } from '@apollo/server';
import {
  type DocumentNode,
  execute,
  type ExecutionResult,
  GraphQLError,
  type GraphQLSchema,
  type Source,
} from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import type { GatewayContext } from '../context.ts';

type CustomGateway = NonNullable<ApolloServerOptions<GatewayContext>['gateway']>;

interface Execution {
  readonly document: DocumentNode;
  readonly operationName: string | null;
  readonly variableValues: Record<string, unknown>;
  readonly contextValue: unknown;
}

/**
 * The schema with an executor that compiles what is asked twice, in the place where Apollo Server takes an executor of
 * one's own. The first time a document is seen it is interpreted, so that a one-off never pays for a compilation.
 */
export function compiledExecution(schema: GraphQLSchema): CustomGateway {
  const run = compilingExecutor(schema);
  return {
    onSchemaLoadOrUpdate(callback) {
      callback({ apiSchema: schema, coreSupergraphSdl: '' });
      return () => {};
    },
    load: async () => ({
      executor: async ({ document, operationName, request, context: contextValue }) =>
        run({ document, operationName, variableValues: request.variables ?? {}, contextValue }),
    }),
    stop: async () => {},
  };
}

/** Documents are kept by identity: Apollo's store gives one object for one text, and lets go of it when it is full. */
function compilingExecutor(schema: GraphQLSchema) {
  const seen = new WeakSet<DocumentNode>();
  const compiled = new WeakMap<DocumentNode, Map<string | null, CompiledQuery | null>>();

  function compiledOnce({ document, operationName }: Execution): CompiledQuery | null {
    const byName = compiled.get(document) ?? new Map<string | null, CompiledQuery | null>();
    compiled.set(document, byName);
    let query = byName.get(operationName);
    if (query === undefined) {
      const result = compileQuery(schema, document, operationName ?? undefined);
      query = isCompiledQuery(result) ? result : null;
      byName.set(operationName, query);
    }
    return query;
  }

  return async (execution: Execution): Promise<ExecutionResult> => {
    const { document, contextValue, variableValues } = execution;
    const query = seen.has(document) ? compiledOnce(execution) : null;
    const result = await query?.query(undefined, contextValue, variableValues);
    // Without data nothing has run: the variables do not fit, and graphql-js says it in Apollo's terms.
    if (result && 'data' in result) return withWholeErrors(result, document.loc?.source);
    seen.add(document);
    return execute({ schema, ...execution });
  };
}

/** The compiler's errors lack `extensions` and nodes; Apollo's formatting and our plugins expect graphql-js's. */
function withWholeErrors(result: ExecutionResult, source: Source | undefined): ExecutionResult {
  if (!result.errors) return result;
  const errors = result.errors.map(
    ({ message, path, originalError, locations }) =>
      new GraphQLError(message, {
        path,
        originalError,
        source,
        positions: source && locations?.map(({ line, column }) => offsetOf(source, line) + column - 1),
      }),
  );
  return { ...result, errors };
}

/** Where a line begins, counted from 1, by the line ends that GraphQL knows. */
function offsetOf({ body }: Source, line: number): number {
  const ends = [...body.matchAll(/\r\n|[\n\r]/g)];
  const end = ends[line - 2];
  return end ? end.index + end[0].length : 0;
}
