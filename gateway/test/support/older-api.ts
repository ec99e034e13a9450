import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readMigrations } from '../../../api/src/platform/database/migration-files.ts';
import { bundlePrograms } from '../../../patterns/test/support/bundle-programs.ts';
import { apiEntries } from '../../../scripts/lib/server-bundle.mjs';

const root = path.join(__dirname, '../../..');
/** Paths the API is built from. */
const needed = ['api', 'domain', 'patterns', 'package.json', 'tsconfig.base.json'];

/** The API of an earlier commit, bundled. */
interface OlderApi {
  readonly program: string;
  /** Its API description at that time. */
  readonly contract: unknown;
  remove(): void;
}

/**
 * Bundles the API of the last release: the newest tag or, if there is none, the commit before the newest migration. If
 * a contract migration has been added since, uses the commit that added it, since nothing earlier can run any more.
 * Runs with the currently installed packages.
 */
export async function bundleOlderApi(): Promise<OlderApi> {
  const commit = git('rev-parse', sinceContracts(newestTag() ?? beforeNewestMigration()));
  const folder = mkdtempSync(path.join(tmpdir(), 'halfdrop-older-'));
  const archive = execFileSync('git', ['archive', commit, ...needed], { cwd: root, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  await bundlePrograms(
    'api/dist',
    apiEntries.filter((entry) => existsSync(path.join(folder, entry))),
    folder,
  );
  symlinkSync('../migrations', path.join(folder, 'api/dist/migrations'));
  const contract: unknown = JSON.parse(readFileSync(path.join(folder, 'api/openapi.json'), 'utf8'));
  return {
    program: path.join(folder, 'api/dist/main.js'),
    contract,
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** Whether earlier commits are available; shallow clones on some test machines have none. */
export const hasEarlierCommits = (): boolean => git('rev-parse', '--is-shallow-repository') === 'false';

function newestTag(): string | undefined {
  return git('tag', '--merged', 'HEAD', '--sort=-creatordate').split('\n').find(Boolean);
}

function beforeNewestMigration(): string {
  return `${commitThatAdded('api/migrations')}^`;
}

function sinceContracts(commit: string): string {
  const known = new Set(git('ls-tree', '--name-only', commit, 'api/migrations/').split('\n'));
  const contract = readMigrations(path.join(root, 'api/migrations'))
    .filter(({ isContract }) => isContract)
    .map(({ name }) => `api/migrations/${name}`)
    .findLast((file) => !known.has(file));
  return contract === undefined ? commit : commitThatAdded(contract);
}

const commitThatAdded = (file: string) => git('log', '-1', '--diff-filter=A', '--format=%H', '--', file);

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
}
