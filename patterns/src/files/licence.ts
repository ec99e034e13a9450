/** For whom one copy of a production file is, and on what terms. */
export type Licence = {
  /** Person or company that holds the licence. */
  licensee: string;
  /** Number of the licence, as printed on its certificate. */
  number: string;
  /** The terms in one sentence, such as `Commercial licence`. */
  terms: string;
};

/** The licence as one line of text. */
export function licenceLine({ terms, licensee, number }: Licence): string {
  return `${terms}. Licensed to ${licensee}, licence ${number}`;
}
