import { GraphQLError } from 'graphql';

/** Maximum depth of lists and objects in variables and literals. */
export const MAX_VALUE_DEPTH = 32;

const LONE_SURROGATE = /\p{Surrogate}/u;

/**
 * Rejects variables that no field accepts: excessively nested values, and text that is not valid Unicode, which neither
 * a URL nor the database can hold.
 * @throws GraphQLError `BAD_USER_INPUT`
 */
export function requireSoundVariables(variables: unknown): void {
  // Uses an explicit stack, since deep nesting would overflow the call stack.
  const waiting: Array<{ readonly value: unknown; readonly depth: number }> = [{ value: variables, depth: 0 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, depth } = next;
    if (typeof value === 'string' && LONE_SURROGATE.test(value))
      throw badInput('A text in the variables is not Unicode.');
    if (typeof value !== 'object' || value === null) continue;
    if (depth > MAX_VALUE_DEPTH) throw badInput(`The variables are nested more than ${MAX_VALUE_DEPTH} levels deep.`);
    for (const each of Object.values(value)) waiting.push({ value: each, depth: depth + 1 });
  }
}

function badInput(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } } });
}
