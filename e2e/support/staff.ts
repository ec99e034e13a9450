import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { repositoryRoot } from './repository.ts';
import type { ShopPlace } from './shop.ts';
import type { Shopper } from './shopper.ts';

const run = promisify(execFile);

/** Grants a staff role in a shop, as its operator does. */
export async function grantRole({ dataDir }: ShopPlace, { email }: Shopper, role: string): Promise<void> {
  const env = { ...process.env, NODE_ENV: 'development', DATA_DIR: dataDir };
  await run(process.execPath, ['scripts/grant.mjs', email, role], { cwd: repositoryRoot, env });
}
