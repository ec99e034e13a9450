import { parseArgs } from 'node:util';
import { coverageGaps, isOpen, readCoverage } from './spec-coverage/coverage.mjs';

const usage = `Which rows of docs/checklist.tsv have a proof, which a decision, which neither.
  npm run coverage:spec                          every area, with the rows that have neither
  npm run coverage:spec -- --area Cart --rows    one area (may be repeated), with every row and where it is proven
  npm run coverage:spec -- --check               ends with code 1 when a row of a complete area has neither
  npm run coverage:spec -- --check --area Cart   the same of the areas named`;

const { values } = parseArgs({
  options: {
    area: { type: 'string', multiple: true },
    rows: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) console.log(usage);
else if (values.check) await check();
else report();

async function check() {
  const gaps = await coverageGaps({ tree: process.cwd(), ...(values.area && { areas: values.area }) });
  if (gaps) console.error(gaps);
  process.exitCode = gaps ? 1 : 0;
}

function report() {
  const { rows, unknown } = readCoverage(process.cwd());
  const areas = values.area ?? [...new Set(rows.map(({ area }) => area))];
  for (const area of areas)
    reportArea(
      area,
      rows.filter((row) => row.area === area),
    );
  for (const where of unknown) console.log(`${where} is no row of the checklist`);
}

function reportArea(area, rows) {
  const open = rows.filter(isOpen);
  const proven = rows.filter(({ proofs }) => proofs.length > 0);
  const decided = rows.filter(({ isDecided }) => isDecided);
  const counts = `${rows.length} rows, ${proven.length} proven, ${decided.length} decided, ${open.length} open`;
  console.log(`${area}: ${counts}${open.length ? `: ${open.map(({ id }) => id).join(' ')}` : ''}`);
  if (!values.rows) return;
  for (const row of rows) {
    const state = [...(row.isDecided ? ['decision'] : []), ...row.proofs].join(', ') || 'neither';
    console.log(`  ${row.id}  ${state}`);
  }
}
