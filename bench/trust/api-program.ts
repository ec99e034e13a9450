import { freePort } from '../../scripts/lib/ports.mjs';
import { startServerProcess, type ServerProcess } from '../../e2e/support/server-process.ts';

/** The api as run in production, and its URL. */
interface ApiProgram {
  readonly url: string;
  /** Starts it; resolves when it is ready. */
  readonly launch: () => Promise<ServerProcess>;
}

/** Sets up the api on a data folder and a free port, without a gateway. */
export async function apiProgram(
  dataDir: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<ApiProgram> {
  const [port, apiPort] = [await freePort(), await freePort()];
  const env = {
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    PORT: String(port),
    API_PORT: String(apiPort),
    PUBLIC_URL: `http://localhost:${port}`,
    LOG_LEVEL: 'error',
    ...settings,
  };
  return {
    url: `http://127.0.0.1:${apiPort}`,
    async launch() {
      const started = startServerProcess('api/dist/main.js', env);
      await started.ready;
      return started;
    },
  };
}
