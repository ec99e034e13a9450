import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The JavaScript heap of the process: a drawing at its limits uses less than half of it. */
const HEAP_MEGABYTES = 768;
const KEPT_ERROR_CHARACTERS = 4000;

interface ProcessOptions {
  readonly source: URL;
  readonly deadlineMilliseconds: number;
  readonly maxOutputBytes: number;
}

/** Exit status and output of the process. */
export interface ProcessEnd {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly isLate: boolean;
  readonly output: Buffer;
  readonly errors: string;
}

/**
 * Starts the process, sends its input and waits for it to end. Rejects if it cannot be started; a process with too much
 * output is terminated.
 */
export function runProcess(input: readonly Buffer[], options: ProcessOptions): Promise<ProcessEnd> {
  return new Promise((resolve, reject) => {
    const script = fileURLToPath(options.source);
    const child = spawn(process.execPath, [`--max-old-space-size=${HEAP_MEGABYTES}`, script], {
      env: {},
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      child.kill('SIGKILL');
    }, options.deadlineMilliseconds);
    const output: Buffer[] = [];
    let outputBytes = 0;
    let errors = '';
    child.stdout.on('data', (part: Buffer) => {
      outputBytes += part.length;
      if (outputBytes <= options.maxOutputBytes) output.push(part);
      else child.kill('SIGTERM');
    });
    child.stderr.on('data', (part: Buffer) => {
      errors = (errors + part.toString()).slice(-KEPT_ERROR_CHARACTERS);
    });
    child.on('error', reject);
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      resolve({ code, signal, isLate, output: Buffer.concat(output), errors });
    });
    // A process that exits early closes its input; its exit status says why.
    child.stdin.on('error', () => undefined);
    for (const part of input) child.stdin.write(part);
    child.stdin.end();
  });
}
