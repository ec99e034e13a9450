import {
  planCatalogLabel,
  planDownloadsLabel,
  planLicenseName,
  planName,
  planWithInterval,
  yearlySaving,
} from './index.ts';

test.each([
  [{ tier: 'membership', name: 'Yearly', interval: 'year' }, 'Membership', 'Membership, yearly'],
  [{ tier: 'PRO', name: 'Pro', interval: 'MONTH' }, 'Pro', 'Pro, monthly'],
  [{ tier: 'free', name: 'Free', interval: null }, 'Free', 'Free'],
] as const)('the plan %j is called %s, or %s', (plan, name, whole) => {
  expect(planName(plan)).toBe(name);
  expect(planWithInterval(plan)).toBe(whole);
});

test('BC-19 what a plan gives is told by its limits', () => {
  expect(planLicenseName('extended')).toBe('Extended commercial licence');
  expect(planLicenseName('STANDARD')).toBe('Standard licence');
  expect(planDownloadsLabel({ aMonth: 10, once: null })).toBe('10 downloads a month');
  expect(planDownloadsLabel({ aMonth: null, once: null })).toBe('Unlimited downloads');
  expect(planDownloadsLabel({ aMonth: null, once: 5 })).toBe('5 free downloads');
  expect(planCatalogLabel({ tier: 'FREE', includesPremium: false })).toBe('Free patterns');
  expect(planCatalogLabel({ tier: 'membership', includesPremium: false })).toBe('All Designs, not Premium');
  expect(planCatalogLabel({ tier: 'pro', includesPremium: true })).toBe('All Designs and Premium Designs');
});

test('a year is measured against twelve months, and saves nothing where it costs no less', () => {
  expect(yearlySaving(9999, 999)).toEqual({ listPrice: 11_988, saving: { percent: 17, months: 2 } });
  expect(yearlySaving(11_988, 999)).toBeNull();
});
