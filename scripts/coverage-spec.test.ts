import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readDecisions } from './spec-coverage/checklist.mjs';
import { areasOf, coverageGaps, coverageOf } from './spec-coverage/coverage.mjs';
import { readTestReport, sourceNewerThan } from './spec-coverage/test-report.mjs';

const fixture = path.join(process.cwd(), 'scripts/gates/fixtures/spec');
const { tests } = readTestReport(path.join(fixture, 'report.json'));
const coverage = coverageOf(fixture, tests);
const openOfCart = 'Cart: C-01 has neither proof nor decision: A row of another area.';
const unknown = '"P-99 is no row" names a row that the checklist does not have';

test('G-15 a row is proven by a test that ran, passed and compared something, or read differently by a decision', () => {
  const { rows } = coverage;
  expect(rows.filter(({ proofs }) => proofs.length > 0).map(({ id }) => id)).toEqual(['P-01']);
  expect(rows.filter(({ isDecided }) => isDecided).map(({ id }) => id)).toEqual(['P-02']);
  expect(areasOf(rows).map(({ area, open }) => [area, open.map(({ id }) => id)])).toEqual([
    ['Products list', ['P-03', 'P-04', 'P-05', 'P-06']],
    ['Cart', ['C-01']],
  ]);
});

test('every row that has neither fails, and so does a title that names no row', () => {
  expect(coverageGaps(coverage, {})).toEqual([
    'Products list: P-03 has neither proof nor decision: A row whose test is switched off.',
    'Products list: P-04 has neither proof nor decision: A row with neither.',
    'Products list: P-05 has neither proof nor decision: A row whose test failed.',
    'Products list: P-06 has neither proof nor decision: A row whose test is empty.',
    openOfCart,
    unknown,
  ]);
});

test('G-15 a row that is "not shown" fails without a decision, even with a proof, and passes with one', () => {
  const silent = coverage.rows.map((row) => ({ ...row, isSilent: row.id === 'P-01' || row.id === 'P-02' }));
  expect(coverageGaps({ rows: silent, unknown: [] }, { 'Products list': 2, Cart: 0 })).toEqual([
    'Products list: P-01 is "not shown" and has no line in docs/decisions.md',
  ]);
});

test('G-15 every row of the checklist that is "not shown" has its decision', () => {
  const silent = coverageOf(process.cwd(), []).rows.filter(({ isSilent }) => isSilent);
  expect(silent.length).toBeGreaterThan(0);
  expect(silent.filter(({ isDecided }) => !isDecided).map(({ id }) => id)).toEqual([]);
});

test('G-15 what was observed of a row is decided once: of two decisions one is out of date', () => {
  const observed = readDecisions(process.cwd()).map(([row, words]) => `${row}: ${words}`);
  expect(observed.filter((words, place) => observed.indexOf(words) !== place)).toEqual([]);
});

test('an unfinished area keeps its number: fewer rows fail, and more have to be written down', () => {
  expect(coverageGaps(coverage, { 'Products list': 2 })).toEqual([openOfCart, unknown]);
  expect(coverageGaps(coverage, { 'Products list': 3 })).toContain(
    'Products list: 2 rows are covered, 3 were: P-03 P-04 P-05 P-06',
  );
  expect(coverageGaps(coverage, { 'Products list': 1 })).toContain(
    'Products list: 2 rows are covered now, write that number in place of 1',
  );
  expect(coverageGaps(coverage, { Card: 1 })).toContain('the checklist has no area "Card"');
});

test('a report is stale when a source is newer than the run', () => {
  const tree = mkdtempSync(path.join(tmpdir(), 'halfdrop-report-'));
  writeFileSync(path.join(tree, 'package.json'), '{ "workspaces": ["api"] }');
  for (const folder of ['api/src', 'api/dist', 'scripts', 'e2e'])
    mkdirSync(path.join(tree, folder), { recursive: true });
  for (const [file, seconds] of [
    ['api/src/old.ts', 10],
    ['api/src/new.ts', 20],
    ['api/dist/built.js', 90],
  ] as const) {
    writeFileSync(path.join(tree, file), '');
    utimesSync(path.join(tree, file), seconds, seconds);
  }
  expect(sourceNewerThan(tree, 15_000)).toBe('api/src/new.ts');
  expect(sourceNewerThan(tree, 25_000)).toBeUndefined();
  rmSync(tree, { recursive: true });
});
