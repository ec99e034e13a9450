const terms = {
  COMMERCIAL: 'Personal and commercial use, no attribution needed. No resale of the files.',
  EXTENDED: 'Full commercial use, no attribution needed, resale products included.',
  PERSONAL: 'Personal projects only.',
  STANDARD: 'Personal and commercial use with attribution. No resale of the files.',
} as const;

/** What "exclusive" means for the license of premium patterns. */
export const premiumTerms = 'Exclusive: not part of Membership. Others may buy it too.';

/** Describes what a license allows, in one sentence. */
export function licenseTerms(license: keyof typeof terms): string {
  return terms[license];
}

const answers = { YES: 'Yes', YES_WITH_CREDIT: 'Yes, naming the designer', NO: 'No' } as const;

/** Formats whether a license allows a use. */
export function answerWords(answer: keyof typeof answers): string {
  return answers[answer];
}
