import { startShop } from './lib/dev/shop.mjs';
import { createPart } from './lib/dev/part.mjs';
import { requireFreePort } from './lib/free-port.mjs';
import { ensureInstalled, requireNode } from './lib/prepare.mjs';

const ports = {
  PORT: process.env.PORT ?? '4000',
  API_PORT: process.env.API_PORT ?? '4001',
  GATEWAY_PORT: process.env.GATEWAY_PORT ?? '4002',
};
const usage = 'Usage: npm run dev [-- --inspect]';

/** What has been started, undone in the opposite order. */
const undoing = [];
const onStop = (undo) => void undoing.unshift(undo);

/**
 * The shop for whoever changes it: api and gateway restart at a change, pages are reloaded hot, generated files follow
 * their sources.
 */
async function develop(options) {
  requireNode();
  const unknown = options.find((option) => option !== '--inspect');
  if (unknown) throw new Error(`${unknown} is not known. ${usage}`);
  for (const [name, port] of Object.entries(ports)) await requireFreePort(name, port);
  await ensureInstalled();
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
  };
  const isInspected = options.includes('--inspect');
  const debuggers = {
    api: isInspected ? ['--inspect=127.0.0.1:9229'] : [],
    gateway: isInspected ? ['--inspect=127.0.0.1:9230'] : [],
  };
  await startShop({ env, gatewayPort: GATEWAY_PORT, debuggers, onStop });
  await startWeb(env);
  console.log(`\nHalfdrop follows your changes: http://localhost:${PORT}   (Ctrl-C stops it)`);
  console.log(`  GraphQL explorer  http://localhost:${PORT}/graphql`);
  console.log(`  REST reference    http://localhost:${API_PORT}/docs`);
  console.log(`  Sent mail         http://localhost:${API_PORT}/dev/mail`);
  if (isInspected) console.log('  Debuggers         api 127.0.0.1:9229, gateway 127.0.0.1:9230');
  console.log('');
}

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
  // A process that gives up has said why itself.
  if (!error.isExplained) console.error(error.message);
  return stopAll(1);
});
