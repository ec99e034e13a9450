import type { PlanTerms_PlanFragment } from './PlanTerms.fragment.generated.ts';
import { relationTo, type Subscription } from './subscription-state.ts';
import { leftWords, outlookWords, usedWords } from './subscription-words.ts';

function plan(name: string, interval: 'MONTH' | 'YEAR'): PlanTerms_PlanFragment {
  const tiers = { Membership: 'MEMBERSHIP', Starter: 'STARTER', Pro: 'PRO', Elite: 'ELITE' } as const;
  const tier = Object.entries(tiers).find(([known]) => known === name)?.[1] ?? 'FREE';
  return {
    __typename: 'Plan',
    id: `${name} ${interval}`,
    tier,
    name,
    interval,
    price: { __typename: 'Money', minorUnits: 100, currency: 'USD' },
    buttonText: `Choose ${name}`,
    trialDays: 0,
    trialDownloads: null,
  };
}

/** Annual Pro, with 12 of 50 downloads used. */
const held = (changes: Partial<Subscription> = {}): Subscription => ({
  __typename: 'PlanSubscription',
  id: 'subscription-1',
  status: 'ACTIVE',
  price: { __typename: 'Money', minorUnits: 100, currency: 'USD' },
  startedAt: '2026-11-01T09:00:00.000Z',
  currentPeriodStartedAt: '2026-11-01T09:00:00.000Z',
  currentPeriodEndsAt: '2027-11-01T09:00:00.000Z',
  isCanceled: false,
  plan: plan('Pro', 'YEAR'),
  pendingPlan: null,
  pendingAt: null,
  trialEndsAt: null,
  graceEndsAt: null,
  card: null,
  downloadsUsed: 12,
  downloadsLeft: 38,
  moneyBackEndsAt: null,
  portalUrl: null,
  ...changes,
});
const trial = held({ status: 'TRIALING', trialEndsAt: '2026-11-08T09:00:00.000Z' });

test.each([
  ['Elite', 'MONTH', 'upgrade'],
  ['Pro', 'YEAR', 'current'],
  ['Pro', 'MONTH', 'downgrade'],
  ['Starter', 'YEAR', 'downgrade'],
  ['Membership', 'YEAR', 'downgrade'],
] as const)('B-09 B-10 to someone with Pro by the year %s by the %s is: %s', (name, interval, relation) => {
  expect(relationTo(plan(name, interval), held())).toBe(relation);
});

test('B-09 the year of the plan one has is an upgrade', () => {
  expect(relationTo(plan('Pro', 'YEAR'), held({ plan: plan('Pro', 'MONTH') }))).toBe('upgrade');
});

test('without a plan, in a trial and after the end every plan is chosen anew', () => {
  for (const own of [null, trial, held({ status: 'EXPIRED' })]) {
    expect(relationTo(plan('Pro', 'YEAR'), own)).toBe('choose');
  }
});

test('a waiting change is known as such; a canceled or unpaid plan is seen to first', () => {
  const pendingPlan = plan('Starter', 'YEAR');
  expect(relationTo(pendingPlan, held({ pendingPlan }))).toBe('pending');
  expect(relationTo(plan('Elite', 'YEAR'), held({ status: 'CANCELED' }))).toBe('manage');
  expect(relationTo(plan('Elite', 'YEAR'), held({ status: 'PAST_DUE' }))).toBe('manage');
});

test('B-12 B-13 B-14 downloads are said as used and left, or as without limit', () => {
  const starter = { downloadsUsed: 3, downloadsLeft: 7 };
  expect([leftWords(starter), usedWords(starter)]).toEqual(['7 left', '3 of 10 used']);
  const elite = { downloadsUsed: 120, downloadsLeft: null };
  expect([leftWords(elite), usedWords(elite)]).toEqual(['Unlimited', '120 used']);
});

test('every state says what comes next, and one that simply goes on says nothing', () => {
  expect(outlookWords(held())).toBeNull();
  expect(outlookWords(trial)).toBe('Your free trial ends on 8 November 2026. Nothing is charged, then or now.');
  expect(outlookWords(held({ status: 'CANCELED' }))).toMatch(/You keep it until 1 November 2027/);
  expect(outlookWords(held({ status: 'PAST_DUE', graceEndsAt: '2026-11-09T09:00:00.000Z' }))).toMatch(
    /until 9 November 2026 while it is tried again/,
  );
  expect(outlookWords(held({ status: 'EXPIRED' }))).toMatch(/stays yours/);
});
