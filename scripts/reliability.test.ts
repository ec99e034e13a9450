import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { proofsByCase, readCases } from './reliability/catalogue.mjs';
import { readFigures, recordFigure } from './reliability/figures.mjs';
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
    [{ id: 'A2', promise: 'pays at once', figure: '1 charge', day: '2026-11-27' }],
  );
  expect(page).toContain(
    'Of 3 cases 2 are named by tests, 1 of them with nothing missing that is known; 1 are named by none.',
  );
  expect(page).toContain('| A1 | pay twice | 1 charge | 2 in a.test.ts |  |  |');
  expect(page).toContain(
    '| A2 | pay twice | 1 charge | 1 in b.test.ts | pays at once: 1 charge (2026-11-27) | 100 rounds |',
  );
  expect(page).toContain('| A3 | pay twice | 1 charge | nothing names it |  | all of it |');
});

describe('figures of long runs', () => {
  let tree: string;
  const before = process.env['RELIABILITY_FIGURES'];
  beforeEach(() => {
    tree = mkdtempSync(path.join(tmpdir(), 'halfdrop-figures-'));
    mkdirSync(path.join(tree, 'docs'));
    process.env['RELIABILITY_FIGURES'] = tree;
  });
  afterEach(() => {
    rmSync(tree, { recursive: true });
    if (before === undefined) delete process.env['RELIABILITY_FIGURES'];
    else process.env['RELIABILITY_FIGURES'] = before;
  });

  test('a figure takes the place of the one before, in the order of the cases', () => {
    recordFigure('B7 A16 kills at every step', '20 of 20');
    recordFigure('A2 another body', 'refused');
    recordFigure('B7 kills at every step', '40 of 40');
    expect(readFigures(tree).map(({ id, promise, figure }) => [id, promise, figure])).toEqual([
      ['A2', 'another body', 'refused'],
      ['A16', 'kills at every step', '20 of 20'],
      ['B7', 'kills at every step', '40 of 40'],
    ]);
  });

  test('what is of no case is not kept, and nothing is by a run that keeps none', () => {
    recordFigure('the slowest list', '20 ms');
    delete process.env['RELIABILITY_FIGURES'];
    recordFigure('A2 another body', 'refused');
    expect(readFigures(tree)).toEqual([]);
  });
});
