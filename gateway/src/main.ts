import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import pino from 'pino';
import { createGateway, type GatewayOptions } from './app.ts';
import type { WebRenderer } from './pages.ts';
import { type GatewayConfig, readConfig } from './config.ts';
import { logDestination } from './platform/logging.ts';
import { connectRedis } from './platform/redis/shared-redis.ts';
import { startTracing } from './platform/tracing/start-tracing.ts';

const MAX_HANDOVER_MS = 1000;
const EDITION_EVERY_MS = 1000;

const workspaces = fileURLToPath(new URL('../../', import.meta.url));

async function webApp(config: GatewayConfig): Promise<GatewayOptions['web']> {
  const folder = config.webDist ?? path.join(workspaces, 'web/dist');
  const index = path.join(folder, 'index.html');
  if (!existsSync(index)) return undefined;
  const entry = path.join(config.webDistSsr ?? path.join(workspaces, 'web/dist-ssr'), 'entry-server.js');
  const bundle: { render?: WebRenderer } = existsSync(entry) ? await import(pathToFileURL(entry).href) : {};
  return { folder, indexHtml: readFileSync(index, 'utf8'), render: bundle.render };
}

function explorer(): GatewayOptions['explorerFolder'] {
  const folder = path.join(workspaces, 'web/dist-explorer');
  return existsSync(path.join(folder, 'index.html')) ? folder : undefined;
}

/** Returns an id that separates this release and shop from others on the same Redis: program, pages and public URL. */
function releaseOf({ publicUrl }: GatewayConfig, web: GatewayOptions['web']): string {
  const program = readFileSync(fileURLToPath(import.meta.url));
  return createHash('sha256')
    .update(program)
    .update(web?.indexHtml ?? '')
    .update(publicUrl)
    .digest('base64url');
}

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const logger = pino({ name: 'gateway', level: config.logLevel }, logDestination());
  const endTracing = config.tracing && (await startTracing('halfdrop-gateway', config.tracing, logger));
  const web = await webApp(config);
  const redis = config.redisUrl === undefined ? undefined : await connectRedis(config.redisUrl, logger);
  const gateway = await createGateway({
    apiUrl: config.apiUrl,
    publicUrl: config.publicUrl,
    logger,
    isHardened: config.isHardened,
    hasSandbox: config.hasSandbox,
    explorerFolder: config.hasSandbox ? explorer() : undefined,
    unregistered: config.unregistered,
    trustProxy: config.trustProxy,
    metricsToken: config.metricsToken,
    upstreamTimeoutMs: config.upstreamTimeoutMs,
    renderTimeoutMs: config.renderTimeoutMs,
    noticeMs: config.noticeMs,
    responseCacheBytes: config.responseCacheBytes,
    shared: redis && { redis, release: releaseOf(config, web) },
    editionEveryMs: EDITION_EVERY_MS,
    withProcessMetrics: true,
    ...(web && { web }),
  });

  const stop = async (reason: string) => {
    logger.info({ reason }, 'Draining');
    await gateway.stop();
    redis?.close();
    await endTracing?.();
    logger.flush(() => process.exit(0));
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(signal));
  process.once('disconnect', () => void stop('the supervisor is gone'));

  // Tells a supervisor holding the port for us to release it.
  process.send?.({ type: 'listening' });
  await listen(gateway.server, config.port, process.send ? MAX_HANDOVER_MS : 0);
  logger.info({ port: config.port, apiUrl: config.apiUrl, hasWeb: web !== undefined }, 'Listening');
  process.send?.({ type: 'ready' });
}

/** Listens on the port, retrying for a limited time while it is in use. */
async function listen(server: Server, port: number, timeoutMs: number): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    server.listen(port);
    try {
      await once(server, 'listening');
      return;
    } catch (error) {
      const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      if (!isTaken || performance.now() > deadline) throw error;
    }
    await pause(5);
  }
}

/** Formats an error as one sentence for the terminal. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? error.code : undefined;
  const port = process.env['PORT'] ?? '4000';
  if (code === 'EADDRINUSE') return `Port ${port} is taken: stop what uses it, or set PORT to a free one.`;
  if (code === 'EACCES') return `Port ${port} may not be used by this user: set PORT to 1024 or higher.`;
  return error.message;
}

start().catch((error: unknown) => {
  console.error(`The gateway cannot start. ${explain(error)}`);
  process.exit(1);
});
