import { atBilling, billingFrom, savingWords } from './billing.ts';

test('B-01 the address says how often one would pay; monthly unless it says yearly', () => {
  expect([billingFrom('yearly'), billingFrom('monthly'), billingFrom('weekly'), billingFrom(null)]).toEqual([
    'yearly',
    'monthly',
    'monthly',
    'monthly',
  ]);
  const plans = [{ interval: null }, { interval: 'MONTH' }, { interval: 'YEAR' }] as const;
  expect(atBilling(plans, 'yearly').map(({ interval }) => interval)).toEqual([null, 'YEAR']);
});

test('B-15 the badge says what the prices save, and no more than that', () => {
  const saving = (...percents: (number | null)[]) => savingWords(percents.map((savingPercent) => ({ savingPercent })));
  expect(saving(null, 17, 17)).toBe('Save 17%');
  expect(saving(17, 20)).toBe('Save up to 20%');
  expect(saving(null, null)).toBeNull();
});
