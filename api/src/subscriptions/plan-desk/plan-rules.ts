import { isDeepStrictEqual } from 'node:util';
import { invalidField } from '../../platform/http/problem.ts';
import type { PlanRow } from '../plan-terms.ts';
import type { PlanTerms } from './plan-desk.contract.ts';
import { termsOf } from './plan-view.ts';

/** Terms of the free plan that cannot be changed, as every account has it. */
const fixedWhenFree = [
  'price',
  'downloadsPerMonth',
  'license',
  'includesPremium',
  'trialDays',
  'trialDownloads',
] as const satisfies ReadonlyArray<keyof PlanTerms>;

/** @throws validation_failed for contradictory or unchanged terms */
export function refuseUnfit(plan: PlanRow, terms: PlanTerms, isPlanned: boolean): void {
  const before: PlanTerms = termsOf(plan);
  if (plan.interval === null) {
    const changed = fixedWhenFree.find((field) => terms[field] !== before[field]);
    if (changed !== undefined)
      throw invalidField(changed, 'Every account has this plan: only its texts can be changed');
  } else {
    if (terms.price === 0) throw invalidField('price', 'A paid plan must cost more than 0');
    if (terms.license === 'personal')
      throw invalidField('license', 'A paid plan must include a licence for commercial use');
  }
  if (terms.trialDays > 0 !== (terms.trialDownloads !== null)) {
    throw invalidField('trialDownloads', 'Enter the number of patterns of the trial, or disable the trial');
  }
  if (isDeepStrictEqual(terms, before) && !isPlanned) throw invalidField('name', 'These are its terms already');
}
