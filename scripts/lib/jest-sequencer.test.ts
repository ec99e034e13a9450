import { existsSync } from 'node:fs';
import LongestFirst from './jest-sequencer.cjs';

const at = (file: string) => ({ path: `/shop/${file}`, context: { config: { rootDir: '/shop' } } });

test('the longest test files begin first, and all others stay in their order', () => {
  const [longest = '', second = ''] = LongestFirst.longest;
  const tests = ['domain/src/b.test.ts', second, 'domain/src/a.test.ts', longest].map(at);
  const paths = [longest, second, 'domain/src/b.test.ts', 'domain/src/a.test.ts'].map((file) => at(file).path);

  expect(LongestFirst.longestFirst(tests).map(({ path }: { path: string }) => path)).toEqual(paths);
});

test('every test file that is known to be long is there', () => {
  expect(LongestFirst.longest.filter((file) => !existsSync(file))).toEqual([]);
});
