import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bundlePrograms } from '../../../patterns/test/support/bundle-programs.ts';
import { apiEntries } from '../../../scripts/lib/server-bundle.mjs';

const root = path.join(__dirname, '../../..');

/** The api of an earlier commit, bundled. */
interface OlderApi {
  readonly commit: string;
  readonly program: string;
  /** The description of its calls, as it was. */
  readonly contract: unknown;
  remove(): void;
}

/**
 * Bundles the api as it was released last: of the newest tag, or, as long as there is none, of the commit before the
 * newest migration. It runs with the packages that are installed now.
 */
export async function bundleOlderApi(): Promise<OlderApi> {
  const commit = git('rev-parse', newestTag() ?? beforeNewestMigration());
  const folder = mkdtempSync(path.join(tmpdir(), 'halfdrop-older-'));
  const archive = execFileSync(
    'git',
    ['archive', commit, 'api', 'domain', 'patterns', 'package.json', 'tsconfig.base.json'],
    {
      cwd: root,
      maxBuffer: 2 ** 30,
    },
  );
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
    commit,
    program: path.join(folder, 'api/dist/main.js'),
    contract,
    remove: () => rmSync(folder, { recursive: true }),
  };
}

function newestTag(): string | undefined {
  return git('tag', '--merged', 'HEAD', '--sort=-creatordate').split('\n').find(Boolean);
}

function beforeNewestMigration(): string {
  return `${git('log', '-1', '--diff-filter=A', '--format=%H', '--', 'api/migrations')}^`;
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
}
