import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { proofsByCase, readCases } from './reliability/catalogue.mjs';
import { readFigures } from './reliability/figures.mjs';
import { reliabilityPage } from './reliability/page.mjs';

/**
 * Generates the page that shows which of the cases in `docs/reliability.tsv` have tests, the latest measurements, and
 * what is missing.
 */
const tree = process.cwd();
const file = path.join(tree, 'docs/reliability.md');
const page = reliabilityPage(readCases(tree), proofsByCase(tree), readFigures(tree));
writeFileSync(file, await format(page, { ...(await resolveConfig(file)), parser: 'markdown' }));
console.log('docs/reliability.md is written.');
