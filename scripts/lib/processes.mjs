import { spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { serverFlags, serverMemory } from './server-flags.mjs';

/**
 * Starts a server process. It reports over IPC: `{ type: 'listening' }` before it listens, `{ type: 'ready', url? }`
 * when it serves, with a URL only it may know, and `{ type: 'notice', text }` for messages to the user at the terminal.
 * It leads its own process group, so that Ctrl-C reaches only the supervisor, which determines the order of the
 * shutdown. Its log goes to `<logs>/<name>.log`; only messages for the user reach the terminal. With `onLine` there is
 * no log file: every line is passed to it.
 * @param {{ name: string, entry: string, env: NodeJS.ProcessEnv, logs?: string, onLine?: (line: string) => void,
 *   flags?: readonly string[], isQuiet?: boolean, saysAfter?: Promise<unknown>, onListening?: () => void }} options
 *   `flags`: Node's own; `isQuiet` keeps its output from the terminal; `saysAfter` delays it until that is fulfilled,
 *   and discards it if that is rejected
 * @returns {{ ready: Promise<string | undefined>, ended: Promise<{ how: string, code: number | null }>,
 *   stop: () => Promise<void>, kill: () => Promise<void> }} `how` names the signal or the exit code
 */
export function startProcess({
  name,
  entry,
  env,
  logs,
  onLine,
  flags = serverFlags,
  isQuiet = false,
  saysAfter = Promise.resolve(),
  onListening = () => {},
}) {
  const log = onLine ? 'pipe' : openLog(logs, name);
  const child = spawn(process.execPath, [...flags, entry], {
    env: { ...serverMemory, ...env },
    detached: process.platform !== 'win32',
    stdio: ['ignore', log, isQuiet && !onLine ? log : 'pipe', 'ipc'],
  });
  if (onLine) for (const input of [child.stdout, child.stderr]) createInterface({ input }).on('line', onLine);
  else closeSync(log);
  if (!onLine && child.stderr) sayAfter(saysAfter, child.stderr);
  const say = onLine ?? console.log;
  const ended = new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve({ how: signal ?? `code ${code}`, code }));
  });
  const ready = new Promise((resolve, reject) => {
    child.on('message', ({ type, text, url }) => {
      if (type === 'listening') onListening();
      if (type === 'ready') resolve(url);
      if (type === 'notice' && !isQuiet) say(text);
    });
    child.once('error', reject);
    void ended.then((end) => reject(earlyEnd(name, end)));
  });
  const endBy = async (signal) => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    await ended;
  };
  return { ready, ended, stop: () => endBy('SIGTERM'), kill: () => endBy('SIGKILL') };
}

/** Connects a process to the terminal once a promise is fulfilled; earlier output waits in the pipe. */
function sayAfter(fulfilled, stream) {
  fulfilled.then(
    () => stream.pipe(process.stderr, { end: false }),
    () => stream.resume(),
  );
}

/**
 * Returns the error for an early exit: a process that exited by itself has explained why, but one that was killed could
 * not.
 */
function earlyEnd(name, { how, code }) {
  const error = new Error(`The ${name} stopped before it was ready (${how}).`);
  return Object.assign(error, { isExplained: code !== null, exitCode: code ?? 1 });
}

function openLog(logs, name) {
  try {
    makeFolder(path.resolve(logs));
    return openSync(path.join(logs, `${name}.log`), 'a');
  } catch (error) {
    throw new Error(`DATA_DIR ${path.dirname(logs)} cannot be used: ${error.message}.`, { cause: error });
  }
}

/**
 * Creates folders step by step: Node's recursive `mkdir` never returns for places such as `/proc` where nothing can be
 * created.
 */
function makeFolder(folder) {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  mkdirSync(folder);
}
