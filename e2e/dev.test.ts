import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { apiEntries } from '../scripts/lib/server-bundle.mjs';
import { type Developing, startDeveloping } from './support/developing.ts';

/** Returns the source of a server that responds with one word, on a port the supervisor may hold until told. */
const serverSaying = (word: string, port: string) => `
import { createServer } from 'node:http';
const server = createServer((request, response) => response.end('${word}'));
const listen = () => server.listen(Number(process.env['${port}']));
server.on('error', () => setTimeout(listen, 5));
server.on('listening', () => process.send({ type: 'ready' }));
process.on('SIGTERM', () => process.exit(0));
process.on('disconnect', () => process.exit(0));
process.send({ type: 'listening' });
listen();
`;

let root: string;
let developing: Developing;

function put(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

/** Waits until a server responds with a word, or not at all if `null`. */
function answers(port: string, word: string | null): Promise<void> {
  const look = () =>
    fetch(`http://127.0.0.1:${port}/`).then(
      (response) => response.text(),
      () => null,
    );
  return developing.until(async () => (await look()) === word, `"${word}" on port ${port}`);
}

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'halfdrop-dev-'));
  put('package-lock.json', '{}');
  put('node_modules/.halfdrop-lock', createHash('sha256').update('{}').digest('hex'));
  for (const folder of ['schema', 'web/src', 'web/test', 'web/gallery', 'codegen']) put(`${folder}/.keep`, '');
  for (const entry of apiEntries) put(entry, '');
  put('web/dist-explorer/index.html', '');
  // Generators that do nothing.
  for (const file of ['node_modules/tsx/dist/cli.mjs', 'node_modules/@graphql-codegen/cli/esm/bin.js']) put(file, '');
  put('api/src/openapi.ts', '');
  put('codegen.ts', '');
  put('scripts/print-rest-contract.ts', '');
  put('scripts/dev/database.ts', '');
  put('api/migrations/0001.sql', 'select 1;');
  put('api/src/main.ts', serverSaying('api', 'API_PORT'));
  put('gateway/src/main.ts', serverSaying('one', 'PORT'));
  put('web/vite/dev-server.mjs', serverSaying('page', 'PORT'));
  developing = await startDeveloping({ cwd: root, env: { DATABASE_URL: 'postgres://localhost/none' } });
});

afterAll(() => {
  developing.kill();
  rmSync(root, { recursive: true, force: true });
});

test('npm run dev starts all parts, says where they are, and restarts a server when its source changes', async () => {
  const { ports, output, printed } = developing;
  expect(output()).toContain(`http://localhost:${ports.PORT}`);
  await answers(ports.API_PORT, 'api');
  await answers(ports.PORT, 'page');
  await answers(ports.GATEWAY_PORT, 'one');
  put('gateway/src/main.ts', serverSaying('two', 'PORT'));
  await answers(ports.GATEWAY_PORT, 'two');
  await printed('gateway  | restarted in');
  expect(output()).not.toContain('api      | restarted');
});

test('npm run dev keeps the server that runs while its source is broken, and says what is wrong', async () => {
  const { ports, output, printed } = developing;
  put('gateway/src/main.ts', 'const = broken');
  await printed('Expected identifier');
  await answers(ports.GATEWAY_PORT, 'two');
  put('gateway/src/main.ts', 'throw new Error("no start")');
  await printed('The gateway stopped before it was ready');
  expect(output()).toContain('no start');
  put('gateway/src/main.ts', serverSaying('three', 'PORT'));
  await answers(ports.GATEWAY_PORT, 'three');
});

test('Ctrl-C ends npm run dev and all it has started', async () => {
  expect(await developing.interrupt()).toEqual([0, null]);
  await Promise.all(Object.values(developing.ports).map((port) => answers(port, null)));
});
