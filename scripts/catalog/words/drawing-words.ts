/** What one drawing shows, in the words of the shop. */
export interface DrawingWords {
  /** What is to be seen, for the description and the alternative text. */
  readonly subject: string;
  /** Names to make titles of; they hold in any palette and any repeat. */
  readonly names: readonly string[];
  /** One more thing that a close look shows, as a sentence. */
  readonly detail: string;
}

/** The words of some drawings, by family and index of the variant. */
export type DrawingWordList = Readonly<Record<string, DrawingWords>>;

/** Words of one drawing; the names are parted by slashes. */
export function words(subject: string, names: string, detail: string): DrawingWords {
  return { subject, names: names.split(' / '), detail };
}
