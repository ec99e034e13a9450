import { readConfig } from './config.ts';
import { isSaidToBeWell } from './platform/health-file.ts';

const PATIENCE_MS = 3000;

/** Container health check: exits with code 0 when the process configured by the same environment is healthy. */
const { roles, port, healthFile } = readConfig(process.env);
const isWell = roles.api ? await isReady(`http://127.0.0.1:${port}/health/ready`) : await isSaidToBeWell(healthFile);
process.exitCode = isWell ? 0 : 1;

function isReady(url: string): Promise<boolean> {
  return fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) }).then(
    ({ ok }) => ok,
    () => false,
  );
}
