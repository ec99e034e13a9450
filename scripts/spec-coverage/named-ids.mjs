import { parseSync } from '@swc/core';

const idPattern = /\b[A-Z]{1,3}-\d{2,3}\b/g;
const testWords = new Set(['test', 'it', 'describe', 'step']);
const switchedOff = new Set(['skip', 'todo', 'failing']);

/**
 * Ids that the titles of a test file name, tests that are switched off left out. The rows of an `each` table count
 * too when the title prints them.
 * @param {string} source TypeScript, with or without JSX
 * @returns {Set<string>}
 */
export function idsInTitles(source) {
  const tree = parseSync(source, { syntax: 'typescript', tsx: !source.includes('<const '), target: 'es2023' });
  const tables = tablesOf(tree);
  const ids = new Set();
  walk(tree, (node) => {
    if (node.type !== 'CallExpression') return;
    const [title, body] = node.arguments.map(({ expression }) => expression);
    const words = textOf(title);
    if (words === null || !isFunction(body) || !isTest(node.callee)) return;
    for (const id of idsOf(words)) ids.add(id);
    const table = node.callee.type === 'CallExpression' ? node.callee.arguments[0]?.expression : null;
    if (table && /%[sp]|\$\w/.test(words)) idsBelow(tables.get(table.value) ?? table).forEach((id) => ids.add(id));
  });
  return ids;
}

/**
 * Ids of rows that have a decision: those in the first cell of a table row of `docs/decisions.md`.
 * @param {string} markdown
 * @returns {Set<string>}
 */
export function idsInDecisions(markdown) {
  const firstCells = markdown.split('\n').map((line) => /^\|([^|]*)\|/.exec(line)?.[1] ?? '');
  return new Set(firstCells.flatMap(idsOf));
}

const idsOf = (text) => text.match(idPattern) ?? [];

const isFunction = (node) => node?.type === 'ArrowFunctionExpression' || node?.type === 'FunctionExpression';

/** `test`, `test.each(…)`, `describe`, or a file's own word for a test; never one that is switched off. */
function isTest(callee) {
  if (callee.type === 'CallExpression') return isTest(callee.callee);
  if (callee.type === 'MemberExpression')
    return !switchedOff.has(callee.property.value) && callee.object.type === 'Identifier' && isTest(callee.object);
  return callee.type === 'Identifier' && (testWords.has(callee.value) || /^(on|when)[A-Z]/.test(callee.value));
}

function textOf(node) {
  if (node?.type === 'StringLiteral') return node.value;
  if (node?.type === 'TemplateLiteral') return node.quasis.map(({ raw }) => raw).join(' ');
  return null;
}

/** What the constants of a file are set to, by name. */
function tablesOf(tree) {
  const tables = new Map();
  walk(tree, (node) => {
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier') tables.set(node.id.value, node.init);
  });
  return tables;
}

function idsBelow(node) {
  const ids = [];
  walk(node, (each) => ids.push(...idsOf(textOf(each) ?? '')));
  return ids;
}

function walk(node, visit) {
  if (Array.isArray(node)) node.forEach((each) => walk(each, visit));
  else if (node && typeof node === 'object') {
    if (typeof node.type === 'string') visit(node);
    Object.values(node).forEach((each) => walk(each, visit));
  }
}
