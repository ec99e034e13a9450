import {
  PHRASE_QUALITY,
  weightsFor,
  type Alternative,
  type FieldWeights,
  type TextField,
  type TextQuery,
} from './text-query.ts';

const FIELDS = ['A', 'B', 'C', 'D'] as const satisfies readonly TextField[];

/** Documents with a given score for a term or phrase: those a tsquery matches. */
export interface ScoreStep {
  readonly tsquery: string;
  readonly score: number;
}

/** Whether any document can match: each required term has an alternative. */
export function documentsHold({ terms, isAnyWord }: TextQuery): boolean {
  const canMatch = terms.map(({ alternatives }) => alternatives.length > 0);
  return isAnyWord ? canMatch.includes(true) : !canMatch.includes(false);
}

/** Converts a query to a PostgreSQL tsquery. */
export function queryOf({ terms, isAnyWord }: TextQuery): string {
  return terms
    .filter(({ alternatives }) => alternatives.length > 0)
    .map(({ alternatives }) => `(${anyOf(alternatives, '')})`)
    .join(isAnyWord ? ' | ' : ' & ');
}

/** Converts each term to a tsquery of its own. */
export function termQueries({ terms }: TextQuery): string[] {
  return terms.filter(({ alternatives }) => alternatives.length > 0).map(({ alternatives }) => anyOf(alternatives, ''));
}

/** Returns the score steps of each term and phrase, best first: a document gets the first that matches it. */
export function scoreSteps(query: TextQuery): ScoreStep[][] {
  const weights = weightsFor(query);
  const ofPhrases = query.phrases.map((phrase) =>
    stepsOf([{ word: phrase, isPrefix: false, quality: PHRASE_QUALITY }], weights, ['A', 'B']),
  );
  return [...query.terms.map(({ alternatives }) => stepsOf(alternatives, weights, FIELDS)), ...ofPhrases].filter(
    (steps) => steps.length > 0,
  );
}

function stepsOf(
  alternatives: readonly Alternative[],
  weights: FieldWeights,
  fields: readonly TextField[],
): ScoreStep[] {
  const queries = new Map<number, string[]>();
  for (const alternative of alternatives) {
    for (const field of fields) {
      const score = alternative.quality * weights[field];
      queries.set(score, [...(queries.get(score) ?? []), lexeme(alternative, field)]);
    }
  }
  return [...queries]
    .toSorted(([left], [right]) => right - left)
    .map(([score, those]) => ({ score, tsquery: those.join(' | ') }));
}

function anyOf(alternatives: readonly Alternative[], field: TextField | ''): string {
  return alternatives.map((alternative) => lexeme(alternative, field)).join(' | ');
}

/** Quotes a lexeme, because a word may come from the operator's synonyms and contain any character. */
function lexeme({ word, isPrefix }: Alternative, field: TextField | ''): string {
  const marks = `${isPrefix ? '*' : ''}${field}`;
  return `'${word.replaceAll(/['\\]/g, '$&$&')}'${marks === '' ? '' : `:${marks}`}`;
}
