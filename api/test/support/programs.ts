import path from 'node:path';

/** Returns the bundled file of a program that runs as its own process or thread. */
export function programFile(
  name:
    | 'main'
    | 'health-check'
    | 'render-worker'
    | 'likeness-worker'
    | 'search-worker'
    | 'intake-process'
    | 'launch-once'
    | 'put-file',
): string {
  return path.join(__dirname, '../../dist-test', `${name}.js`);
}
