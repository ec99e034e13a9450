import { licenseName, LICENSES, shownLicenseName } from './index.ts';

test('D-08 a pattern is shown with the license it is sold under', () => {
  expect(shownLicenseName({ isFree: false, isPremium: true })).toBe('Premium Exclusive License');
  expect(shownLicenseName({ isFree: true, isPremium: false })).toBe('Personal licence');
  expect(shownLicenseName({ isFree: false, isPremium: false })).toBe('Standard licence');
});

test('every kind of license has one name, as REST and as GraphQL write it', () => {
  const names = ['Personal licence', 'Standard licence', 'Commercial licence', 'Extended licence'];
  expect(LICENSES.map((license) => licenseName(license))).toEqual(names);
  expect((['PERSONAL', 'STANDARD', 'COMMERCIAL', 'EXTENDED'] as const).map((kind) => licenseName(kind))).toEqual(names);
});
