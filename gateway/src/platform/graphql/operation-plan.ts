import { type DocumentNode, type ExecutionResult, GraphQLError, type GraphQLSchema } from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';

type Variables = Readonly<Record<string, unknown>>;

/**
 * A compiled operation. Null if nothing was executed because the variables are invalid, which graphql-js reports in
 * Apollo's terms.
 */
export type Plan = (contextValue: unknown, variables: Variables) => Promise<ExecutionResult | null>;

/** Maximum number of field errors in one reply. */
const MAX_ERRORS = 100;

/** Compiles an operation; null if it cannot be compiled. */
export function compilePlan(schema: GraphQLSchema, document: DocumentNode, operationName?: string): Plan | null {
  const compiled = compileQuery(schema, document, operationName);
  if (!isCompiledQuery(compiled)) return null;
  return async (contextValue, variables) => {
    const result = await compiled.query(undefined, contextValue, variables);
    if (!('data' in result)) return null;
    return result.errors ? bounded({ ...result, errors: result.errors.map(wholeError) }) : result;
  };
}

/** The compiler's errors lack `extensions`, which Apollo's formatting and our plugins expect. */
function wholeError({ message, path, originalError }: GraphQLError): GraphQLError {
  return new GraphQLError(message, { path, originalError });
}

/** Limits the errors in a reply: further errors are counted but not listed, so that replies stay small. */
export function bounded(result: ExecutionResult): ExecutionResult {
  const { errors } = result;
  if (!errors || errors.length <= MAX_ERRORS) return result;
  const message = `${errors.length - MAX_ERRORS} more errors are left out.`;
  const rest = new GraphQLError(message, { extensions: { code: 'TOO_MANY_ERRORS' } });
  return { ...result, errors: [...errors.slice(0, MAX_ERRORS), rest] };
}
