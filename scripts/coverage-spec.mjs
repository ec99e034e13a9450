import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { areasOf, coverageGaps, coverageOf } from './spec-coverage/coverage.mjs';
import { FULL_REPORT, readTestReport, sourceNewerThan } from './spec-coverage/test-report.mjs';

const usage = `How much of docs/checklist.tsv is proven by tests that passed in the last \`npm test\`, or read differently by a decision.
  npm run coverage:spec                          every area: rows covered of all rows, and those that are open
  npm run coverage:spec -- --area Cart --rows    one area (may be repeated), with every row and the tests that prove it
Ends with code 1 when there is no report, when it is older than the sources, or when rows are not covered.`;

const { values } = parseArgs({
  options: {
    area: { type: 'string', multiple: true },
    rows: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) console.log(usage);
else if (existsSync(FULL_REPORT)) report(readTestReport(FULL_REPORT));
else fail(['There is no report of a full run: run `npm test` first.']);

function report({ startTime, tests }) {
  const coverage = coverageOf(process.cwd(), tests);
  areasOf(coverage.rows)
    .filter(({ area }) => values.area?.includes(area) ?? true)
    .forEach(printArea);
  const newer = sourceNewerThan(process.cwd(), startTime);
  const staleness = newer ? [`The report is older than ${newer}: run \`npm test\` again.`] : [];
  fail([...coverageGaps(coverage), ...staleness]);
}

function fail(problems) {
  if (problems.length === 0) return;
  console.error(problems.join('\n'));
  process.exitCode = 1;
}

function printArea({ area, rows, open }) {
  const ids = open.map(({ id }) => ` ${id}`).join('');
  console.log(`${area}: ${rows.length - open.length}/${rows.length}${ids && `, open:${ids}`}`);
  if (!values.rows) return;
  for (const { id, proofs, isDecided } of rows) {
    console.log([`  ${id}`, ...(isDecided ? ['a decision'] : []), ...proofs].join('\n    '));
  }
}
