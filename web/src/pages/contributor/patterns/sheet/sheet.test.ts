import fc from 'fast-check';
import { unparse, parse } from 'papaparse';
import type { MenuCategory } from '#features/catalog/useMenuCategories.ts';
import { creationMethods } from '#features/studios/creation-methods.ts';
import { type SubmissionRow, valuesOf } from '../../pattern-values.ts';
import { repeatLayouts } from '../../submission-words.ts';
import { editsAfter } from '../edits.ts';
import { planImport } from './import-plan.ts';
import { readSheet, type SheetLine } from './read-sheet.ts';
import { safeCell, textOfCell } from './safe-cell.ts';
import { writeSheet } from './write-sheet.ts';

const child = (id: string, name: string) => ({ __typename: 'Category' as const, id, slug: id, name });
const menu = (id: string, name: string) => ({ ...child(id, name), assetCount: null });
// Names contained in each other, so that a place is identified only by all its words.
const categories: readonly MenuCategory[] = [
  { ...menu('1', 'Florals'), children: [child('11', 'Roses'), child('12', 'Wild / Meadow')] },
  { ...menu('2', 'Roses'), children: [child('21', 'Florals'), child('22', 'Roses')] },
  { ...menu('3', 'Vintage > Heritage'), children: [child('31', 'Roses')] },
];

const awkward = fc.constantFrom(
  '=',
  '+',
  '-',
  '@',
  "'",
  '"',
  ',',
  ';',
  '\t',
  '\n',
  ' ',
  'é',
  '›',
  '=SUM(A1)',
  "'=x",
  'a',
);
const text = fc.array(awkward, { maxLength: 12 }).map((parts) => parts.join('').trim());
const tag = fc
  .stringMatching(/^[a-z0-9'=+@-][a-z0-9 '=+@-]{0,10}[a-z0-9]$/)
  .map((word) => word.replaceAll(/\s+/g, ' '));
const place = fc.constantFrom(
  ...categories.flatMap((each) => [
    { category: each, subcategory: null },
    ...(each.children ?? []).map((subcategory) => ({ category: each, subcategory })),
  ]),
);

const row: fc.Arbitrary<SubmissionRow> = fc
  .record({
    __typename: fc.constant('Submission' as const),
    id: fc.uuid(),
    status: fc.constant('READY' as const),
    fileName: text,
    pictureUrl: fc.constant(null),
    title: text,
    description: text,
    tags: fc.array(tag, { maxLength: 25 }),
    repeatLayout: fc.constantFrom(...repeatLayouts),
    repeatMillimeters: fc.option(fc.integer({ min: 10, max: 5000 })),
    hasExtendedLicense: fc.boolean(),
    creationMethod: fc.option(fc.constantFrom(...creationMethods)),
    problems: fc.constant<SubmissionRow['problems']>([]),
    version: fc.integer({ min: 1, max: 50 }),
    place: fc.option(place),
  })
  .map(({ place: where, ...facts }) => ({
    ...facts,
    category: where ? { __typename: 'Category', id: where.category.id, name: where.category.name } : null,
    subcategory: where?.subcategory
      ? { __typename: 'Category', id: where.subcategory.id, name: where.subcategory.name }
      : null,
  }));
const rowsOf = fc.uniqueArray(row, { selector: ({ id }) => id, minLength: 1, maxLength: 8 });

function linesIn(csv: string): readonly SheetLine[] {
  const sheet = readSheet(csv);
  if (sheet.failure !== null) throw new Error(sheet.failure);
  return sheet.lines;
}

/** A pattern without metadata. */
const blank: SubmissionRow = {
  __typename: 'Submission',
  id: 'one',
  status: 'READY',
  fileName: 'one.png',
  pictureUrl: null,
  title: '',
  description: '',
  tags: [],
  category: null,
  subcategory: null,
  repeatLayout: 'BLOCK',
  repeatMillimeters: null,
  hasExtendedLicense: true,
  creationMethod: null,
  problems: [],
  version: 3,
};

/** Simulates a spreadsheet that opens and saves a CSV in a regional format. */
const resaved = (csv: string, delimiter: string, quotes: boolean) =>
  `\uFEFF${unparse(parse<string[]>(csv).data, { delimiter, quotes, newline: '\r\n' })}\r\n`;

test('R-23 a CSV that is saved and opened changes nothing, also after a spreadsheet has saved it', () => {
  fc.assert(
    fc.property(rowsOf, fc.constantFrom(',', ';', '\t'), fc.boolean(), (rows, delimiter, quotes) => {
      const csv = writeSheet(rows, new Map(), categories);
      for (const each of [csv, resaved(csv, delimiter, quotes)]) {
        expect(planImport(linesIn(each), rows, categories)).toEqual({ changes: [], problems: [] });
      }
    }),
    { numRuns: 300 },
  );
});

test('R-23 a CSV gives blank patterns the values of those it was saved from', () => {
  fc.assert(
    fc.property(rowsOf, (rows) => {
      const csv = writeSheet(rows, new Map(), categories);
      const blanks = rows.map(({ id, version }) => ({ ...blank, id, version }));
      const edits = editsAfter(new Map(), {
        type: 'change',
        changes: planImport(linesIn(csv), blanks, categories).changes,
      });
      for (const each of rows) {
        expect({ ...valuesOf(blank), ...edits.get(each.id)?.changed }).toEqual(valuesOf(each));
      }
    }),
    { numRuns: 300 },
  );
});

test('R-23 no cell of a CSV is taken for a formula, and every text comes back from its cell', () => {
  fc.assert(
    fc.property(fc.oneof(text, fc.string()), (said) => {
      expect(safeCell(said)).not.toMatch(/^[=+\-@\t\r]/);
      expect(textOfCell(safeCell(said))).toBe(said);
    }),
    { numRuns: 2000 },
  );
});

const line = (cells: Readonly<Record<string, string>>) => unparse([cells]);
const planOf = (csv: string, rows: readonly SubmissionRow[] = [blank]) => planImport(linesIn(csv), rows, categories);

test('R-23 each line and cell that cannot be taken is told, and the others are', () => {
  const csv = unparse([
    { ID: 'one', Title: 'ab', Category: 'Nowhere', 'Repeat, cm': 'wide', Tags: 'dots' },
    { ID: 'two', Title: 'Two', Category: '', 'Repeat, cm': '', Tags: '' },
    { ID: 'three', Title: 'On sale', Category: '', 'Repeat, cm': '', Tags: '' },
    { ID: 'one', Title: 'Again', Category: '', 'Repeat, cm': '', Tags: '' },
  ]);
  const { changes, problems } = planOf(csv, [blank, { ...blank, id: 'three', status: 'APPROVED' }]);
  expect(changes).toEqual([[blank, { title: 'ab', tags: 'dots', centimeters: 'wide' }]]);
  expect(problems.map(({ place: where, message }) => `${where}: ${message}`)).toEqual([
    'Line 2, Category: “Nowhere” is none of the choices. The cell was left out.',
    'Line 2, Title: Title must be at least 3 characters',
    expect.stringMatching(/^Line 2, Repeat, cm: /),
    'Line 3: There is no pattern with the ID “two”.',
    'Line 4: It is “On sale” and is not changed here.',
    'Line 5: Another line names the same pattern.',
  ]);
});

test('R-23 a sheet that knows no identities names patterns by their files', () => {
  expect(planOf(line({ File: 'one.png', Title: 'Reeds' })).changes).toEqual([[blank, { title: 'Reeds' }]]);
  const twins = [blank, { ...blank, id: 'two' }];
  expect(planOf(line({ File: 'one.png', Title: 'Reeds' }), twins).problems).toEqual([
    { place: 'Line 2', message: '2 patterns are of the file “one.png”: give the ID.' },
  ]);
});

test('R-23 a change is of the version that the sheet was saved from, so that nothing newer is lost', () => {
  const { changes } = planOf(line({ ID: 'one', Version: '2', Title: 'Reeds' }));
  expect(changes).toEqual([[{ ...blank, version: 2 }, { title: 'Reeds' }]]);
});

test.each([
  ['', 'The file has no patterns in it.'],
  ['ID,Title', 'The file has no patterns in it.'],
  ['Title\r\nReeds', 'The file has neither a column “ID” nor a column “File”. Start from a CSV that was saved here.'],
  ['ID,Title\r\none,"Reeds', 'Line 2 has a quotation mark that does not end.'],
])('R-23 what is no sheet says why: %j', (csv, failure) => {
  expect(readSheet(csv)).toEqual({ failure });
});

test('R-23 columns that are none are named, and a hundred patterns are one sheet', () => {
  const rows = Array.from({ length: 100 }, (_, index) => ({ ...blank, id: `row-${index}` }));
  const csv = unparse(rows.map(({ id }) => ({ ID: id, Price: '9', Title: `Reeds ${id}` })));
  expect(readSheet(csv)).toMatchObject({ unknownColumns: ['Price'] });
  expect(planOf(csv, rows).changes).toHaveLength(100);
});
