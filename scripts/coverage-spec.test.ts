import path from 'node:path';
import { coverageGaps, readCoverage } from './spec-coverage/coverage.mjs';
import { idsInTitles } from './spec-coverage/named-ids.mjs';

const fixture = path.join(process.cwd(), 'scripts/gates/fixtures/spec');

test('G-15 a row is proven by a test that runs and names it, or read differently by a decision about it', () => {
  const { rows } = readCoverage(fixture);
  expect(rows.filter(({ proofs }) => proofs.length > 0).map(({ id }) => id)).toEqual(['P-01', 'P-05']);
  expect(rows.filter(({ isDecided }) => isDecided).map(({ id }) => id)).toEqual(['P-02']);
});

test('the gate names rows of complete areas with neither, and titles that name no row', async () => {
  const gaps = await coverageGaps({ tree: fixture, areas: ['Products list'] });
  expect(gaps.split('\n')).toEqual([
    'Products list: P-03 has neither proof nor decision: A row whose test is switched off.',
    'Products list: P-04 has neither proof nor decision: A row with neither.',
    'web/src/list.test.ts: P-99 is no row of the checklist',
  ]);
});

test('the gate looks at the areas it is given, and knows them', async () => {
  expect(await coverageGaps({ tree: fixture, areas: ['Cart'] })).toContain('C-01');
  expect(await coverageGaps({ tree: fixture, areas: ['Card'] })).toContain('no area "Card"');
});

test('ids are read from titles alone, tables that a title prints included', () => {
  const source = `
    const cases = [['C-02', 2]] as const;
    // test('C-03 in a comment', () => 1);
    describe('C-01 a group', () => { it(\`C-04 of \${cases.length}\`, () => expect('C-05').toBe('C-05')); });
    test.each(cases)('%s of a constant', () => undefined);
    test.each(['C-06'])('not printed', () => undefined);
  `;
  expect([...idsInTitles(source)].toSorted()).toEqual(['C-01', 'C-02', 'C-04']);
});
