/** Descriptive metadata embedded in a file; missing fields are blank. */
export interface EmbeddedWords {
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
}

/** The metadata of a file without any. */
export const NO_WORDS: EmbeddedWords = { title: '', description: '', keywords: [] };
