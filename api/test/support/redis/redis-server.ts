import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import net from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../../../scripts/lib/ports.mjs';

/** Whether Redis is installed; the Debian package is `redis-server`. */
export const hasRedisServer = spawnSync('redis-server', ['--version']).status === 0;

/** A Redis server for tests of failures. */
interface RedisServer {
  readonly url: string;
  /** Makes it hang: it accepts connections but never replies. */
  pause(): void;
  resume(): void;
  /** Kills it immediately. */
  kill(): Promise<void>;
  /** Restarts it at the same address, empty. */
  start(): Promise<void>;
}

/** Starts Redis on a free port. */
export async function startRedisServer(): Promise<RedisServer> {
  const port = await freePort();
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  let server: ChildProcess;
  async function start(): Promise<void> {
    server = spawn('redis-server', settings, { stdio: 'ignore' });
    while (!(await isListening(port))) await pause(10);
  }
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    pause: () => void server.kill('SIGSTOP'),
    resume: () => void server.kill('SIGCONT'),
    async kill() {
      const ended = once(server, 'exit');
      if (server.exitCode !== null || server.signalCode !== null) return;
      server.kill('SIGKILL');
      await ended;
    },
    start,
  };
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
