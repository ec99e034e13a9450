import type { ApolloServerOptions } from '@apollo/server';
import { type DocumentNode, execute, type ExecutionResult, GraphQLError, type GraphQLSchema } from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import type { RequestContext } from '../request-context.ts';

type CustomGateway = NonNullable<ApolloServerOptions<RequestContext>['gateway']>;

/** Field errors told in one reply. */
const MOST_ERRORS = 100;

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

/** Documents are kept by identity: the store gives one object for one text, and lets go of it when it is full. */
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
    if (result && 'data' in result) {
      return bounded({ ...result, ...(result.errors && { errors: result.errors.map(wholeError) }) });
    }
    seen.add(document);
    return bounded(await execute({ schema, ...execution }));
  };
}

/** The compiler's errors lack `extensions`; Apollo's formatting and our plugins expect graphql-js's. */
function wholeError({ message, path, originalError }: GraphQLError): GraphQLError {
  return new GraphQLError(message, { path, originalError });
}

/** Errors beyond the bound are counted, not told: a reply stays small whatever fails in it. */
function bounded(result: ExecutionResult): ExecutionResult {
  const { errors } = result;
  if (!errors || errors.length <= MOST_ERRORS) return result;
  const message = `${errors.length - MOST_ERRORS} more errors are left out.`;
  const rest = new GraphQLError(message, { extensions: { code: 'TOO_MANY_ERRORS' } });
  return { ...result, errors: [...errors.slice(0, MOST_ERRORS), rest] };
}
