/** Licensee and terms of one copy of a production file. */
export type LicenseStamp = {
  /** Person or company that holds the license. */
  licensee: string;
  /** Number of the license, as printed on its certificate. */
  number: string;
  /** The terms in one sentence, such as `Commercial license`. */
  terms: string;
};

/** Returns the license as one line of text. */
export function licenseLine({ terms, licensee, number }: LicenseStamp): string {
  return `${terms}. Licensed to ${licensee}, licence ${number}`;
}
