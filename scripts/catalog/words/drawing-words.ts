/** Texts about one drawing, in the shop's vocabulary. */
export interface DrawingWords {
  /** What is depicted, for the description and the alternative text. */
  readonly subject: string;
  /** Names used in titles; they fit any palette and any repeat. */
  readonly names: readonly string[];
  /** A further detail, as a sentence. */
  readonly detail: string;
}

/** Texts of drawings, by family and index of the variant. */
export type DrawingWordList = Readonly<Record<string, DrawingWords>>;

/** Builds the texts of one drawing; the names are separated by slashes. */
export function words(subject: string, names: string, detail: string): DrawingWords {
  return { subject, names: names.split(' / '), detail };
}
