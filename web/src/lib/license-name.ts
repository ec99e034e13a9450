const kinds = {
  COMMERCIAL: {
    name: 'Commercial licence',
    terms: 'Personal and commercial use, no attribution needed. No resale of the files.',
  },
  EXTENDED: {
    name: 'Extended licence',
    terms: 'Full commercial use, no attribution needed, resale products included.',
  },
  PERSONAL: { name: 'Personal licence', terms: 'Personal projects only.' },
  STANDARD: {
    name: 'Standard licence',
    terms: 'Personal and commercial use with attribution. No resale of the files.',
  },
} as const;

/** What is exclusive about the licence that premium patterns name. */
export const premiumTerms = 'Exclusive: not part of Membership. Others may buy it too.';

type Kind = keyof typeof kinds;

/** A kind of licence in words. */
export function licenseName(license: Kind): string {
  return kinds[license].name;
}

/** What a kind of licence allows, in a sentence. */
export function licenseTerms(license: Kind): string {
  return kinds[license].terms;
}

const answers = { YES: 'Yes', YES_WITH_CREDIT: 'Yes, naming the designer', NO: 'No' } as const;

/** Whether a licence lets one do something, in words. */
export function answerWords(answer: keyof typeof answers): string {
  return answers[answer];
}
