import { spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { serverFlags } from './server-flags.mjs';

/**
 * Starts one of the two server processes. It reports over IPC: `{ type: 'listening' }` when it is about to listen,
 * `{ type: 'ready' }` when it serves and `{ type: 'notice', text }` for what the person at the terminal must read. It leads its own process group, so that
 * Ctrl-C reaches the supervisor alone and the order of the stop is the supervisor's. Its log goes to `<logs>/<name>.log`;
 * only what a person must read reaches the terminal.
 * @param {{ name: string, entry: string, env: NodeJS.ProcessEnv, logs: string, isQuiet?: boolean,
 *   onListening?: () => void }} options `isQuiet` keeps what it says from the terminal
 * @returns {{ ready: Promise<void>, ended: Promise<{ how: string }>, stop: () => Promise<void> }} `how` names the signal
 * or the exit code
 */
export function startProcess({ name, entry, env, logs, isQuiet = false, onListening = () => {} }) {
  const log = openLog(logs, name);
  const child = spawn(process.execPath, [...serverFlags, entry], {
    env,
    detached: process.platform !== 'win32',
    stdio: ['ignore', log, isQuiet ? log : 'inherit', 'ipc'],
  });
  closeSync(log);
  const ended = new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve({ how: signal ?? `code ${code}` }));
  });
  const ready = new Promise((resolve, reject) => {
    child.on('message', ({ type, text }) => {
      if (type === 'listening') onListening();
      if (type === 'ready') resolve();
      if (type === 'notice' && !isQuiet) console.log(text);
    });
    child.once('error', reject);
    void ended.then(({ how }) => reject(earlyEnd(name, how, child.signalCode === null)));
  });
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    await ended;
  };
  return { ready, ended, stop };
}

/** A process that ends by itself has said why; one that was killed could not. */
function earlyEnd(name, how, isExplained) {
  return Object.assign(new Error(`The ${name} stopped before it was ready (${how}).`), { isExplained });
}

function openLog(logs, name) {
  try {
    makeFolder(path.resolve(logs));
    return openSync(path.join(logs, `${name}.log`), 'a');
  } catch (error) {
    throw new Error(`DATA_DIR ${path.dirname(logs)} cannot be used: ${error.message}.`, { cause: error });
  }
}

/** Step by step: Node's recursive `mkdir` never returns for places such as `/proc` where nothing can be made. */
function makeFolder(folder) {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  mkdirSync(folder);
}
