import { bundleBudget } from './bundle-budget.mjs';
import { commitSubjects } from './commit-subjects.mjs';
import { unstagedContracts } from './contracts/unstaged-contracts.mjs';
import { contracts } from './contracts/contracts.mjs';
import { deployRules } from './deploy-rules.mjs';
import { docsReferences } from './docs-references.mjs';
import { installPolicy } from './install-policy.mjs';
import { migrationRules } from './migration-rules.mjs';
import { monitoringRules } from './monitoring-rules.mjs';
import { policyRules } from './policy-rules.mjs';
import { reachable } from './reachable.mjs';
import { sqlRules } from './sql-rules.mjs';
import { sizes } from './sizes.mjs';
import { capture } from '../lib/capture.mjs';
import { workspaceFolders } from '../lib/workspaces.mjs';

/**
 * A gate checks one tree and returns what is wrong; an empty string is a pass. Each has a fixture below `fixtures/`
 * that it must reject: `gates.test.ts` proves it.
 * @typedef {{ name: string, check: (where: { root: string, tree: string }) => Promise<string> }} Gate
 */

const workspaces = workspaceFolders(process.cwd());
const tools = ['scripts', 'e2e', 'bench'];
const sources = [...workspaces, ...tools, 'codegen', 'codegen.ts'];

const failureOf = ({ code, output }) => (code === 0 ? '' : output || `ended with code ${code}`);

const isProduct = ({ root, tree }) => root === tree;

async function types({ root, tree }) {
  const projects = isProduct({ root, tree }) ? [...workspaces, 'scripts'] : ['.'];
  const failures = [];
  for (const project of projects) {
    failures.push(failureOf(await capture('typescript/bin/tsc', ['-p', project], { root, cwd: tree })));
  }
  return failures.filter(Boolean).join('\n');
}

const lint = async ({ root, tree }) =>
  failureOf(
    await capture(
      'oxlint/bin/oxlint',
      [
        '--type-aware',
        '--deny-warnings',
        '-c',
        `${root}/.oxlintrc.json`,
        '--ignore-pattern',
        'scripts/gates/fixtures/**',
        ...(isProduct({ root, tree }) ? sources : ['.']),
      ],
      { root, cwd: tree },
    ),
  );

const graphql = async ({ root, tree }) =>
  failureOf(
    await capture(
      'eslint/bin/eslint.js',
      ['--config', `${root}/eslint.config.js`, '--no-warn-ignored', 'schema/*.graphql', 'web/src/**/*.graphql'],
      { root, cwd: tree },
    ),
  );

const imports = async ({ root, tree }) =>
  failureOf(
    await capture(
      'dependency-cruiser/bin/dependency-cruise.mjs',
      ['--config', `${root}/.dependency-cruiser.cjs`, '--output-type', 'err', ...workspaces, ...tools],
      { root, cwd: tree, preload: `${root}/scripts/gates/swc-reads-tsx.cjs` },
    ),
  );

const deadCode = async ({ root, tree }) =>
  failureOf(
    await capture('knip/bin/knip.js', ['--directory', tree, '--no-progress', '--no-gitignore'], { root, cwd: tree }),
  );

const format = async ({ root, tree }) =>
  failureOf(await capture('prettier/bin/prettier.cjs', ['--check', '--log-level', 'warn', '.'], { root, cwd: tree }));

/** Checks that code can be generated, and that the committed contracts match their sources. */
async function codegen({ root, tree }) {
  const checks = [
    await capture('@graphql-codegen/cli/esm/bin.js', ['--config', 'codegen.ts', '--check'], { root, cwd: tree }),
  ];
  if (isProduct({ root, tree })) {
    checks.push(await capture('tsx/dist/cli.mjs', ['scripts/print-rest-contract.ts', '--check'], { root }));
  }
  return [...checks.map(failureOf).filter(Boolean), ...unstagedContracts(tree)].join('\n');
}

/** Every gate, in the order `npm run verify` runs them. @type {readonly Gate[]} */
export const gates = [
  { name: 'types', check: types },
  { name: 'lint', check: lint },
  {
    name: 'sizes',
    check: ({ root, tree }) => sizes({ root, tree, sources: isProduct({ root, tree }) ? sources : ['.'] }),
  },
  { name: 'graphql', check: graphql },
  { name: 'imports', check: imports },
  { name: 'sql', check: sqlRules },
  { name: 'migrations', check: migrationRules },
  { name: 'policy', check: policyRules },
  { name: 'dead-code', check: deadCode },
  { name: 'reachable', check: reachable },
  { name: 'codegen', check: codegen },
  { name: 'contracts', check: contracts },
  { name: 'format', check: format },
  { name: 'docs', check: docsReferences },
  { name: 'deploy', check: deployRules },
  { name: 'monitoring', check: monitoringRules },
  { name: 'install', check: installPolicy },
  { name: 'commits', check: commitSubjects },
  { name: 'bundle', check: bundleBudget },
];
