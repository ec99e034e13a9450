/** A word as REST spells it, or in capitals as GraphQL does. */
export type InAnyCase<Word extends string> = Word | Uppercase<Word>;
