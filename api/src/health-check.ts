import { readConfig } from './config.ts';
import { isSaidToBeWell } from './platform/health-file.ts';

const PATIENCE_MS = 3000;

/** Ends with code 0 when the process with the same environment can do its work now: for containers. */
const { roles, port, healthFile } = readConfig(process.env);
const isWell = roles.api ? await isReady(`http://127.0.0.1:${port}/health/ready`) : await isSaidToBeWell(healthFile);
process.exitCode = isWell ? 0 : 1;

function isReady(url: string): Promise<boolean> {
  return fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) }).then(
    ({ ok }) => ok,
    () => false,
  );
}
