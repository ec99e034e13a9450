import { startMockedShop } from './lib/dev/mocked-shop.mjs';
import { createPart } from './lib/dev/part.mjs';
import { startShop } from './lib/dev/shop.mjs';
import { requireFreePort } from './lib/ports.mjs';
import { ensureGenerated } from './lib/generated.mjs';
import { ensureExplorer, ensureInstalled, requireNode } from './lib/prepare.mjs';

const ports = {
  PORT: process.env.PORT ?? '4000',
  API_PORT: process.env.API_PORT ?? '4001',
  GATEWAY_PORT: process.env.GATEWAY_PORT ?? '4002',
};
const known = ['--inspect', '--mock'];
const usage = 'Usage: npm run dev [-- --mock] [--inspect]';

/** Cleanup functions of everything that was started, run in reverse order. */
const undoing = [];
const onStop = (undo) => void undoing.unshift(undo);

/**
 * Runs the shop for development: api and gateway restart on changes, pages are hot-reloaded, generated files follow
 * their sources. With `--mock`, a mocked schema replaces gateway, api and database.
 */
async function develop(options) {
  requireNode();
  const unknown = options.find((option) => !known.includes(option));
  if (unknown) throw new Error(`${unknown} is not known. ${usage}`);
  const isMocked = options.includes('--mock');
  for (const [name, port] of Object.entries(ports)) {
    if (name !== 'API_PORT' || !isMocked) await requireFreePort(name, port);
  }
  await ensureInstalled();
  await ensureGenerated();
  await ensureExplorer();
  const { PORT, API_PORT, GATEWAY_PORT } = ports;
  const env = {
    NODE_ENV: 'development',
    DATA_DIR: '.data',
    LOG_LEVEL: 'warn',
    PUBLIC_URL: `http://localhost:${PORT}`,
    API_URL: `http://127.0.0.1:${API_PORT}`,
    GATEWAY_URL: `http://127.0.0.1:${GATEWAY_PORT}`,
    ...process.env,
    PORT,
    API_PORT,
    MOCK_MENU: isMocked ? 'on' : 'off',
  };
  const isInspected = options.includes('--inspect');
  const debuggers = {
    api: isInspected ? ['--inspect=127.0.0.1:9229'] : [],
    gateway: isInspected ? ['--inspect=127.0.0.1:9230'] : [],
  };
  const startServers = isMocked ? startMockedShop : startShop;
  await startServers({ env, gatewayPort: GATEWAY_PORT, debuggers, onStop });
  await startWeb(env);
  const addresses = isMocked ? addressesOfMocks : addressesOfShop;
  console.log(`\nHalfdrop follows your changes: http://localhost:${PORT}   (Ctrl-C stops it)`);
  for (const line of addresses(isInspected)) console.log(`  ${line}`);
  console.log('');
}

const explorer = `GraphQL explorer  http://localhost:${ports.PORT}/graphql`;

const addressesOfShop = (isInspected) => [
  explorer,
  `REST reference    http://localhost:${ports.API_PORT}/docs`,
  `Sent mail         http://localhost:${ports.API_PORT}/dev/mail`,
  ...(isInspected ? ['Debuggers         api 127.0.0.1:9229, gateway 127.0.0.1:9230'] : []),
];

const addressesOfMocks = (isInspected) => [
  'Mocked schema     role and scenario: the menu at the foot of the page',
  explorer,
  ...(isInspected ? ['Debugger          mocks 127.0.0.1:9230'] : []),
];

function startWeb(env) {
  const web = createPart({ name: 'web', entry: 'web/vite/dev-server.mjs', env, flags: [] });
  onStop(() => web.stop());
  return web.start();
}

let isStopping = false;

async function stopAll(code) {
  if (isStopping) return;
  isStopping = true;
  for (const undo of undoing) await undo();
  process.exit(code);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stopAll(0));

develop(process.argv.slice(2)).catch((error) => {
  // A process that gives up has already explained why.
  if (!error.isExplained) console.error(error.message);
  return stopAll(1);
});
