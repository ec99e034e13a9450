import { readFileSync } from 'node:fs';
import { proofsByCase, readCases } from './reliability/catalogue.mjs';
import { reliabilityPage } from './reliability/page.mjs';

const root = process.cwd();

test('there are 76 cases, each with what it passes by, and the page in git has all of them', () => {
  const cases = readCases(root);
  expect(new Set(cases.map(({ id }) => id)).size).toBe(76);
  expect(cases.filter(({ text, bar }) => text === '' || bar === '')).toEqual([]);
  const page = readFileSync('docs/reliability.md', 'utf8');
  expect(cases.filter(({ id }) => !new RegExp(`^\\| ${id} +\\|`, 'm').test(page))).toEqual([]);
});

test('no test names a case that the catalogue does not have', () => {
  const known = new Set(readCases(root).map(({ id }) => id));
  expect([...proofsByCase(root)].filter(([id]) => !known.has(id))).toEqual([]);
});

test('the page tells what shows a case, what is missing, and what nothing shows', () => {
  const base = { area: 'Money', text: 'pay twice', bar: '1 charge' };
  const cases = [
    { ...base, id: 'A1', missing: '' },
    { ...base, id: 'A2', missing: '100 rounds' },
    { ...base, id: 'A3', missing: '' },
  ];
  const page = reliabilityPage(
    cases,
    new Map([
      ['A1', ['a.test.ts', 'a.test.ts']],
      ['A2', ['b.test.ts']],
    ]),
  );
  expect(page).toContain(
    'Of 3 cases 2 are named by tests, 1 of them with nothing missing that is known; 1 are named by none.',
  );
  expect(page).toContain('| A1 | pay twice | 1 charge | 2 in a.test.ts |  |');
  expect(page).toContain('| A2 | pay twice | 1 charge | 1 in b.test.ts | 100 rounds |');
  expect(page).toContain('| A3 | pay twice | 1 charge | nothing names it | all of it |');
});
