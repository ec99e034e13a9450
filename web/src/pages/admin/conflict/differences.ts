/** What the fields of a form are called, and what each says. */
export type FieldWords<Values> = ReadonlyArray<readonly [label: string, wordsOf: (values: Values) => string]>;

/** A field in which two people want something else. */
export interface Difference {
  readonly label: string;
  readonly theirs: string;
  readonly mine: string;
}

/** What a field says that can be empty. */
function shownWords(words: string): string {
  return words.trim() === '' ? 'nothing' : words;
}

/** What a box says that is checked or not. */
export function checkedWords(isChecked: boolean): string {
  return isChecked ? 'yes' : 'no';
}

/** The fields that differ, in their order. */
export function differencesOf<Values>(fields: FieldWords<Values>, theirs: Values, mine: Values): Difference[] {
  return fields
    .map(([label, wordsOf]) => ({ label, theirs: shownWords(wordsOf(theirs)), mine: shownWords(wordsOf(mine)) }))
    .filter((each) => each.theirs !== each.mine);
}
