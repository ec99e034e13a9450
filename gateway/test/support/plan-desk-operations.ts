import { ERRORS, MONEY } from './selections.ts';

const VERSION = `version name description price { ${MONEY} } downloadsPerMonth license hasPremiumAccess trialDays
  trialDownloads perks isPopular reason startsAt createdAt status holderCount`;
const PLAN = `id offer tier interval isOnSale version holderCount inForce { ${VERSION} } planned { ${VERSION} }`;
const INPUT = 'planId: "pro-monthly", reason: "Contract"';
const TERMS = `name: "Pro", description: "Contracts.", price: 5900, license: COMMERCIAL, hasPremiumAccess: true,
  trialDays: 0, perks: [], isPopular: false`;
const ANSWER = `{ plan { ${PLAN} } ${ERRORS} }`;

/** Operations that cover every root field of the plan desk once. */
export const planDeskOperations: ReadonlyArray<readonly [name: string, text: string]> = [
  ['adminPlans', `{ adminPlans { ${PLAN} } }`],
  ['adminPlan', `{ adminPlan(id: "pro-monthly") { plan { ${PLAN} } versions { ${VERSION} } } }`],
  [
    'changePlanTerms',
    `mutation { changePlanTerms(input: { ${INPUT}, version: 1, ${TERMS}, startsAt: "2027-01-01T00:00:00.000Z" }) ${ANSWER} }`,
  ],
  ['cancelPlannedTerms', `mutation { cancelPlannedTerms(input: { ${INPUT}, version: 2 }) ${ANSWER} }`],
  ['putPlanOnSale', `mutation { putPlanOnSale(input: { ${INPUT}, version: 2, isOnSale: false }) ${ANSWER} }`],
];
