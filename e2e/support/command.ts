import { spawnSync } from 'node:child_process';
import { repositoryRoot } from './repository.ts';

/** Runs `npm run <command> -- <args>` as npm does. */
export function runCommand(command: string, args: readonly string[], env: Readonly<Record<string, string>>) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/${command}.mjs`, ...args], {
    cwd: repositoryRoot,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'development', ...env },
  });
  return { status, says: `${stdout}${stderr}`.trim() };
}
