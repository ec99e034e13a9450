import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { branchPoint, git } from '../../lib/git.mjs';
import { restBreaks } from './rest-breaks.mjs';
import { schemaBreaks } from './schema-breaks.mjs';

const SCHEMA = 'schema/schema.graphql';
const REST = 'api/openapi.json';

/**
 * Checks that the schema and the REST API stay backward compatible: a breaking change fails, unless a decision record
 * names it in a line `Breaks: Asset.sku, GET /cart`. Compares with the commit at which the branch left `main`, or on
 * `main` itself with the previous commit; if there is none, as in a shallow clone, nothing is compared.
 * @param {{ root: string, tree: string }} where a tree below the root provides the earlier contracts in `before`
 * @returns {Promise<string>} one line per undeclared change
 */
export async function contracts({ root, tree }) {
  const earlier = root === tree ? contractsOfBase(root) : contractsBelow(path.join(tree, 'before'));
  if (!earlier) return '';
  const read = (file) => readFileSync(path.join(tree, file), 'utf8');
  const breaks = [
    ...schemaBreaks(earlier.schema, read(SCHEMA)),
    ...restBreaks(JSON.parse(earlier.rest), JSON.parse(read(REST))),
  ];
  const named = namedBreaks(tree);
  return breaks
    .filter(({ subject }) => !named.has(subject))
    .map(({ subject, text }) => `${text} If it has to be, name it in a record of docs/adr: "Breaks: ${subject}"`)
    .join('\n');
}

const contractsBelow = (folder) => ({
  schema: readFileSync(path.join(folder, 'schema.graphql'), 'utf8'),
  rest: readFileSync(path.join(folder, 'openapi.json'), 'utf8'),
});

function contractsOfBase(root) {
  if (!existsSync(path.join(root, '.git'))) return null;
  try {
    const left = branchPoint();
    const base = left === git('rev-parse', 'HEAD') ? git('rev-parse', 'HEAD~1') : left;
    return { schema: git('show', `${base}:${SCHEMA}`), rest: git('show', `${base}:${REST}`) };
  } catch {
    return null;
  }
}

function namedBreaks(tree) {
  const folder = path.join(tree, 'docs/adr');
  const records = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.md')) : [];
  const lines = records.flatMap((file) => [
    ...readFileSync(path.join(folder, file), 'utf8').matchAll(/^Breaks: (.+)$/gm),
  ]);
  return new Set(lines.flatMap(([, subjects]) => subjects.split(',').map((subject) => subject.trim())));
}
