import fc from 'fast-check';
import {
  answerDueAt,
  APPLICATION_STATUSES,
  APPLICATION_TRANSITIONS,
  applicationProblems,
  countryName,
  isOpenApplication,
  isReapplicationDate,
  mayBecome,
  reapplicationFrom,
} from './index.ts';

const ready = {
  studioName: 'Studio Marl',
  slug: 'studio-marl',
  specialty: 'Clay and stone',
  about: 'We dig our own colors.',
  links: ['https://marl.example'],
  country: 'IN',
  categoryId: '1',
  creationMethods: ['by_hand'],
  sampleCount: 6,
};

test('G-04 an application takes the steps of the table and no others; what is decided stays so', () => {
  fc.assert(
    fc.property(fc.constantFrom(...APPLICATION_STATUSES), fc.constantFrom(...APPLICATION_STATUSES), (from, to) => {
      expect(mayBecome(from, to)).toBe(APPLICATION_TRANSITIONS.some((each) => each.from === from && each.to === to));
      expect(mayBecome(from, to) && !isOpenApplication(from)).toBe(false);
    }),
  );
  expect(APPLICATION_STATUSES.filter(isOpenApplication)).toEqual(['draft', 'submitted']);
});

test('R-39 an answer is due in 3 working days: weekends do not count', () => {
  expect(answerDueAt(new Date('2026-11-23T09:30:00Z'))).toEqual(new Date('2026-11-26T09:30:00Z'));
  expect(answerDueAt(new Date('2026-11-26T09:30:00Z'))).toEqual(new Date('2026-12-01T09:30:00Z'));
  expect(answerDueAt(new Date('2026-11-28T09:30:00Z'))).toEqual(new Date('2026-12-02T09:30:00Z'));
});

test('G-04 an application that is complete has no problems', () => {
  expect(applicationProblems(ready)).toEqual([]);
});

test.each([
  ['studioName', { studioName: ' ' }],
  ['studioName', { studioName: 'x'.repeat(61) }],
  ['slug', { slug: 'Studio Marl' }],
  ['slug', { slug: '1234' }],
  ['slug', { slug: 'own' }],
  ['specialty', { specialty: '' }],
  ['about', { about: 'x'.repeat(1001) }],
  ['links', { links: ['ftp://marl.example'] }],
  ['links', { links: Array.from({ length: 6 }, () => 'https://marl.example') }],
  ['country', { country: 'ZZ' }],
  ['categoryId', { categoryId: null }],
  ['creationMethods', { creationMethods: [] }],
  ['samples', { sampleCount: 5 }],
  ['samples', { sampleCount: 13 }],
])('G-04 a %s that breaks its rule is named once: %j', (field, change) => {
  expect(applicationProblems({ ...ready, ...change }).map((each) => each.field)).toEqual([field]);
});

test.each(['', 'F', 'fi', 'FIN', '1!'])('R-39 %p is no code of a country', (code) => {
  expect(countryName(code)).toBeNull();
});

test('R-39 who was declined may apply again after 30 days, or from a day within a year that the decision names', () => {
  const declinedAt = new Date('2026-11-02T09:00:00.000Z');
  const after = (milliseconds: number) => new Date(declinedAt.getTime() + milliseconds);
  const year = 365 * 86_400_000;

  expect(reapplicationFrom(declinedAt)).toEqual(new Date('2026-12-02T09:00:00.000Z'));
  expect([-1, 0, year, year + 1].map((ahead) => isReapplicationDate(after(ahead), declinedAt))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});
