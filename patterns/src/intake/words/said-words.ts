/** What a file says about its picture; what it does not say is blank. */
export interface EmbeddedWords {
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
}

/** What a file says that says nothing. */
export const NO_WORDS: EmbeddedWords = { title: '', description: '', keywords: [] };
