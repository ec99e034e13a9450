import fc from 'fast-check';
import type { RandomOperation } from './random-operations.ts';

/** Strings, names, numbers and punctuation of a document, each with its leading whitespace. */
const WORD = /\s*(?:"(?:[^"\\]|\\.)*"|\w+|\S)/gu;

const changes = ['drop', 'double', 'swap', 'replace', 'cut', 'character', 'variable'] as const;

interface Change {
  readonly kind: (typeof changes)[number];
  readonly at: number;
  readonly other: number;
  readonly character: string;
  readonly value: unknown;
}

const anyChange: fc.Arbitrary<Change> = fc.record({
  kind: fc.constantFrom(...changes),
  at: fc.nat(),
  other: fc.nat(),
  character: fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  value: fc.jsonValue(),
});

/**
 * Generates operations with one to three mutations: a word lost, doubled, swapped or taken from another document, an
 * inserted character, a truncated end, or a variable of any type. Few remain valid.
 */
export function mutatedOperations(operations: fc.Arbitrary<RandomOperation>): fc.Arbitrary<RandomOperation> {
  return fc
    .tuple(operations, operations, fc.array(anyChange, { minLength: 1, maxLength: 3 }))
    .map(([operation, { query: other }, all]) =>
      all.reduce((mutated, each) => applied(mutated, each, wordsOf(other)), operation),
    );
}

const wordsOf = (query: string): string[] => query.match(WORD) ?? [];

function applied({ query, variables }: RandomOperation, change: Change, foreign: readonly string[]): RandomOperation {
  if (change.kind === 'variable') return { query, variables: withValue(variables, change) };
  const words = wordsOf(query);
  if (words.length === 0) return { query, variables };
  const at = change.at % words.length;
  const other = change.other % words.length;
  const [one = '', two = ''] = [words[at], words[other]];
  const spliced: Record<Exclude<Change['kind'], 'variable'>, () => string[]> = {
    drop: () => words.toSpliced(at, 1),
    double: () => words.toSpliced(at, 0, ` ${one}`),
    swap: () => words.with(at, ` ${two}`).with(other, ` ${one}`),
    replace: () => words.with(at, ` ${foreign[change.other % foreign.length] ?? ''}`),
    cut: () => words.slice(0, at),
    character: () => words.toSpliced(at, 0, change.character),
  };
  return { query: spliced[change.kind]().join(''), variables };
}

function withValue(variables: RandomOperation['variables'], { at, value }: Change): RandomOperation['variables'] {
  const names = Object.keys(variables);
  return { ...variables, [names[at % names.length] ?? 'v0']: value };
}
