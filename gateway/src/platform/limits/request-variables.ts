import { GraphQLError } from 'graphql';

/** Levels of lists and objects in the variables of a request, and in the literals of a document. */
export const MAX_VALUE_DEPTH = 32;

const LONE_SURROGATE = /\p{Surrogate}/u;

/**
 * Refuses variables that no field can mean: values nested beyond all use, and text that is not Unicode, which neither
 * an address nor the database can hold.
 * @throws GraphQLError `BAD_USER_INPUT`
 */
export function requireSoundVariables(variables: unknown): void {
  // A stack of our own: what is nested deeply enough would exhaust that of the process.
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
