import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const mountThenRun = 'mount -t tmpfs -o mode=755,size="$1" tmpfs "$2" && shift 2 && exec "$@"';

/** Runs a command that sees a disk of the given size in a folder. Requires Linux and root. */
function runOnDisk(size: string, folder: string, command: readonly string[], env: NodeJS.ProcessEnv = process.env) {
  return spawnSync('unshare', ['-m', 'sh', '-c', mountThenRun, 'sh', size, folder, ...command], {
    encoding: 'utf8',
    env,
  });
}

const folder = mkdtempSync(path.join(tmpdir(), 'halfdrop-disk-'));
const canMount = runOnDisk('64k', folder, ['true']).status === 0;
const whereDisksCanBeSmall = canMount ? test.each : test.skip.each;

afterAll(() => rmSync(folder, { recursive: true, force: true }));

whereDisksCanBeSmall([['1m'], ['20m']])(
  'C7 npm start on a disk of %s says in one sentence that it is full and fails',
  (size) => {
    const env = { ...process.env, NODE_ENV: 'production', DATA_DIR: path.join(folder, 'data') };
    const { status, stderr } = runOnDisk(size, folder, [process.execPath, 'scripts/start.mjs'], {
      ...env,
      PORT: '47813',
      API_PORT: '47814',
    });
    expect(status).not.toBe(0);
    expect(stderr).toMatch(/^[^\n]*disk is full[^\n]*\.\n$/);
  },
  120_000,
);
