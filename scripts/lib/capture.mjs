import { spawn } from 'node:child_process';

/**
 * Runs a program of node_modules and captures its output.
 * @param {string} script path of the program's JavaScript file, from the repository's root
 * @param {readonly string[]} args
 * @param {{ root: string, cwd?: string, preload?: string }} where `preload`: a CommonJS file loaded first
 * @returns {Promise<{ code: number | null, output: string }>}
 */
export function capture(script, args, { root, cwd = root, preload }) {
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      [...(preload ? ['--require', preload] : []), `${root}/node_modules/${script}`, ...args],
      {
        cwd,
        env: { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1' },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('exit', (code) => resolve({ code, output: output.trim() }));
  });
}
