import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Makes an empty folder for a shop's data. Others may enter it: the account that the embedded database runs under when
 * the tests run as root is another one, and would otherwise keep its files elsewhere.
 */
export async function freshDataDir(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'halfdrop-'));
  await chmod(folder, 0o755);
  return folder;
}
