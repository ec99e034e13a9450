/** Labels of a form's fields, and how to format each. */
export type FieldWords<Values> = ReadonlyArray<readonly [label: string, wordsOf: (values: Values) => string]>;

/** A field whose values differ. */
export interface Difference {
  readonly label: string;
  readonly theirs: string;
  readonly mine: string;
}

/** Formats a field that may be empty. */
function shownWords(words: string): string {
  return words.trim() === '' ? 'nothing' : words;
}

/** Formats the state of a checkbox. */
export function checkedWords(isChecked: boolean): string {
  return isChecked ? 'yes' : 'no';
}

/** Returns the fields that differ, in form order. */
export function differencesOf<Values>(fields: FieldWords<Values>, theirs: Values, mine: Values): Difference[] {
  return fields
    .map(([label, wordsOf]) => ({ label, theirs: shownWords(wordsOf(theirs)), mine: shownWords(wordsOf(mine)) }))
    .filter((each) => each.theirs !== each.mine);
}
