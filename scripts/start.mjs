import path from 'node:path';
import { requireFreePort } from './lib/ports.mjs';
import { keepRunning } from './lib/keep-running.mjs';
import { ensureBuilt, ensureInstalled, requireNode } from './lib/prepare.mjs';
import { createStandIn } from './lib/stand-in.mjs';

const port = process.env.PORT ?? '4000';
const apiPort = process.env.API_PORT ?? '4001';

/** Running processes, in the order in which they are stopped: the reverse of their start. */
const processes = [];

/**
 * Installs, builds, starts api and gateway, and keeps both running until Ctrl-C, which stops the gateway and then the
 * api.
 */
async function start() {
  requireNode();
  const startedAt = performance.now();
  await requireFreePort('PORT', port);
  await requireFreePort('API_PORT', apiPort);
  await ensureInstalled();
  await ensureBuilt();
  const env = {
    NODE_ENV: 'production',
    // From Node.js 22 on, V8's compiled code of the bundles is cached.
    NODE_COMPILE_CACHE: '.tmp/compile-cache',
    DATA_DIR: '.data',
    PUBLIC_URL: `http://localhost:${port}`,
    API_URL: `http://127.0.0.1:${apiPort}`,
    ...process.env,
    PORT: port,
    API_PORT: apiPort,
  };
  const logs = path.join(env.DATA_DIR, 'logs');
  const api = keep({ name: 'api', entry: 'api/dist/main.js', env, logs });
  // Both read some of the settings: an invalid one is reported once.
  const shared = { env, logs, saysAfter: api };
  const gateway = keep({
    name: 'gateway',
    entry: 'gateway/dist/main.js',
    ...shared,
    standIn: createStandIn(Number(port)),
  });
  gateway.catch(() => undefined);
  await api;
  await gateway;
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`\nHalfdrop is open: ${env.PUBLIC_URL}   (ready in ${seconds} s; Ctrl-C stops it)`);
  // The gateway serves Sandbox on localhost only.
  if (/^http:\/\/(localhost|127\.)/.test(env.PUBLIC_URL)) console.log(`  GraphQL Sandbox  ${env.PUBLIC_URL}/graphql`);
  console.log(`  REST reference   http://localhost:${apiPort}/docs`);
}

function keep(options) {
  const kept = keepRunning(options);
  processes.unshift(kept);
  return kept.ready;
}

let stopping = false;

async function stopAll(code) {
  if (stopping) return;
  stopping = true;
  for (const child of processes) await child.stop();
  process.exit(code);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stopAll(0));

start().catch((error) => {
  // A process that gives up has already explained why.
  if (!error.isExplained) console.error(error.message);
  return stopAll(error.exitCode ?? 1);
});
