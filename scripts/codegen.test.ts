import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const script = path.resolve('scripts/codegen.mjs');
const generator = 'node_modules/@graphql-codegen/cli/esm/bin.js';
/** Stands in for the generator: it writes what belongs to one operation and counts its runs. */
const generating = `
const { appendFileSync, writeFileSync } = require('node:fs');
appendFileSync('runs', 'x');
writeFileSync('web/src/Cart.query.generated.ts', '');
`;

let root: string;

function put(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

const remove = (file: string) => rmSync(path.join(root, file));

/** How often code was generated while `npm run codegen -- --if-stale` ran once. */
function runsOfGenerator(): number {
  rmSync(path.join(root, 'runs'), { force: true });
  const { status, stderr } = spawnSync(process.execPath, [script, '--if-stale'], { cwd: root, encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return existsSync(path.join(root, 'runs')) ? readFileSync(path.join(root, 'runs'), 'utf8').length : 0;
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'halfdrop-codegen-'));
  put(generator, generating);
  put('node_modules/tsx/dist/cli.mjs', '');
  put('api/src/openapi.ts', "import './cart/cart.contract.ts';");
  put('api/src/cart/cart.contract.ts', 'export const path = "/cart";');
  put('schema/cart.graphql', 'type Query { cart: Int }');
  put('web/src/Cart.query.graphql', 'query Cart { cart }');
  put('web/src/Cart.tsx', 'const { data } = useCartQuery();');
  put('web/test/setup.ts', '');
  put('codegen.ts', '');
  put('package-lock.json', '{}');
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

test('code is generated once, and not again when only times have changed', () => {
  expect(runsOfGenerator()).toBe(1);
  expect(runsOfGenerator()).toBe(0);
  utimesSync(path.join(root, 'schema/cart.graphql'), new Date(), new Date());
  expect(runsOfGenerator()).toBe(0);
});

test.each([
  ['the schema', () => put('schema/cart.graphql', 'type Query { cart: Int, bag: Int }')],
  ['an operation', () => put('web/src/Cart.query.graphql', 'query Cart { bag: cart }')],
  ['a contract', () => put('api/src/cart/cart.contract.ts', 'export const path = "/bag";')],
  ['an imported hook', () => put('web/src/Cart.tsx', 'const [read] = useCartLazyQuery();')],
  ['its output', () => remove('web/src/Cart.query.generated.ts')],
])('code is generated again after a change of %s', (_name, change) => {
  expect(runsOfGenerator()).toBe(1);
  change();
  expect(runsOfGenerator()).toBe(1);
  expect(runsOfGenerator()).toBe(0);
});

test('other changes to the web app generate nothing', () => {
  expect(runsOfGenerator()).toBe(1);
  put('web/src/Cart.tsx', 'const { data, error } = useCartQuery();');
  expect(runsOfGenerator()).toBe(0);
});

test('what was generated for an operation that is gone goes with it', () => {
  put('web/src/Bag.query.generated.ts', '');
  expect(runsOfGenerator()).toBe(1);
  expect(existsSync(path.join(root, 'web/src/Bag.query.generated.ts'))).toBe(false);
  expect(existsSync(path.join(root, 'web/src/Cart.query.generated.ts'))).toBe(true);
});

test('an installation without generators generates nothing and succeeds', () => {
  remove(generator);
  rmSync(path.join(root, 'node_modules/@graphql-codegen'), { recursive: true });
  expect(runsOfGenerator()).toBe(0);
});
