import { cpSync } from 'node:fs';
import { apiEntries, gatewayEntries } from '../server-bundle.mjs';
import { createStandIn } from '../stand-in.mjs';
import { openBundle } from './bundle.mjs';
import { createCodegen } from './codegen.mjs';
import { createPart } from './part.mjs';
import { watchFolders } from './watch.mjs';

const watched = ['schema', 'patterns/src', 'api/src', 'api/migrations', 'gateway/src', 'web/src', 'codegen'];
const databaseEntry = 'scripts/dev/database.ts';

const copyMigrations = () => cpSync('api/migrations', 'api/dist-dev/migrations', { recursive: true });

/**
 * Starts database, api and gateway from bundles that follow their sources.
 * @param {{ env: NodeJS.ProcessEnv, gatewayPort: string, debuggers: { api: string[], gateway: string[] },
 *   onStop: (undo: () => unknown) => void }} options `debuggers`: the flags that open the debugger ports
 */
export async function startShop({ env, gatewayPort, debuggers, onStop }) {
  const bundles = {
    api: await openBundle([...apiEntries, databaseEntry], 'api/dist-dev'),
    gateway: await openBundle(gatewayEntries, 'gateway/dist-dev'),
  };
  for (const bundle of Object.values(bundles)) onStop(() => bundle.close());
  copyMigrations();
  const isBuilt = await Promise.all(Object.values(bundles).map((bundle) => bundle.build()));
  if (isBuilt.includes(false)) throw new Error('The servers cannot be built.');

  const databaseUrl = env.DATABASE_URL || (await startDatabase(env, onStop));
  const api = createPart({
    name: 'api',
    entry: 'api/dist-dev/main.js',
    env: { ...env, DATABASE_URL: databaseUrl },
    flags: debuggers.api,
  });
  onStop(() => api.stop());
  await api.start();
  const gateway = createPart({
    name: 'gateway',
    entry: 'gateway/dist-dev/main.js',
    // Pages are served by Vite: nothing is built there.
    env: { ...env, PORT: gatewayPort, WEB_DIST: 'gateway/dist-dev/web' },
    flags: debuggers.gateway,
    standIn: createStandIn(Number(gatewayPort)),
  });
  onStop(() => gateway.stop());
  await gateway.start();

  const generate = createCodegen();
  const parts = { api, gateway };
  onStop(
    watchFolders(watched, (files) => {
      generate();
      const hasMigration = [...files].some((file) => file.startsWith('api/migrations/'));
      if (hasMigration) copyMigrations();
      for (const [name, bundle] of Object.entries(bundles)) {
        if (bundle.isMadeOf(files)) void follow(bundle, parts[name]);
        else if (name === 'api' && hasMigration) void api.restart();
      }
    }),
  );
}

async function follow(bundle, part) {
  if (await bundle.build()) await part.restart();
}

/** @returns {Promise<string>} its address */
function startDatabase(env, onStop) {
  const database = createPart({ name: 'database', entry: 'api/dist-dev/database.js', env });
  onStop(() => database.stop());
  return database.start();
}
