import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const topLevel = /^(schema|domain|api|gateway|web|mocks|patterns|e2e|bench|scripts|docs|codegen|\.ci)\//;
const builtPaths = /(^|\/)(dist|dist-ssr|node_modules)(\/|$)/;

/**
 * Checks that every path and npm script named in a document exists (in inline code and relative links), and that every
 * decision record has a status and a date and is listed in the index.
 * @param {{ tree: string }} where
 * @returns {Promise<string>} one line per broken reference
 */
export async function docsReferences({ tree }) {
  const scripts = JSON.parse(readFileSync(path.join(tree, 'package.json'), 'utf8')).scripts ?? {};
  const documents = markdownFiles(tree);
  const broken = documents.flatMap((document) => brokenReferences(tree, document, scripts));
  return [...broken, ...faultsOfRecords(tree)].join('\n');
}

function markdownFiles(tree) {
  const docs = path.join(tree, 'docs');
  const below = existsSync(docs)
    ? readdirSync(docs, { recursive: true }).map((file) => path.join('docs', String(file)))
    : [];
  return [...readdirSync(tree), ...below].filter((file) => file.endsWith('.md'));
}

function brokenReferences(tree, document, scripts) {
  const text = readFileSync(path.join(tree, document), 'utf8');
  const problems = [];
  for (const [, code] of text.matchAll(/`([^`\n]+)`/g)) {
    const script = /^npm run ([\w:-]+)$/.exec(code)?.[1];
    if (script && !(script in scripts)) problems.push(`${document}: there is no script \`${code}\``);
    if (isPath(code) && !pathExists(tree, code)) problems.push(`${document}: there is no \`${code}\``);
  }
  for (const [, target] of text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)) {
    if (!existsSync(path.resolve(tree, path.dirname(document), target)))
      problems.push(`${document}: dead link ${target}`);
  }
  return problems;
}

function faultsOfRecords(tree) {
  const folder = path.join(tree, 'docs/adr');
  const index = readFileSync(path.join(folder, 'README.md'), 'utf8');
  const records = readdirSync(folder).filter((file) => /^\d{4}-.*\.md$/.test(file));
  return records.flatMap((file) => {
    const text = readFileSync(path.join(folder, file), 'utf8');
    const faults = [];
    if (!/^Status: (proposed|accepted|superseded)/m.test(text)) faults.push('has no status');
    if (!/^Date: \d{4}-\d{2}-\d{2}$/m.test(text)) faults.push('has no date');
    if (!index.includes(`](${file})`)) faults.push('is not in docs/adr/README.md');
    return faults.map((fault) => `docs/adr/${file} ${fault}`);
  });
}

const isPath = (code) => topLevel.test(code) && !/[\s<>{}$]/.test(code) && !builtPaths.test(code);

/** Returns whether a path exists; a path with a wildcard exists if the folder before the wildcard does. */
function pathExists(tree, code) {
  const fixed = code.includes('*') ? path.dirname(code.slice(0, code.indexOf('*') + 1)) : code;
  return existsSync(path.join(tree, fixed));
}
