import path from 'node:path';

/** The file of a program that runs as a process or a thread of its own, bundled before the tests. */
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
