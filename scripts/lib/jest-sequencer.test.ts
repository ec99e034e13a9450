import { existsSync } from 'node:fs';
import LongestFirst from './jest-sequencer.cjs';

const at = (file: string) => ({ path: `/shop/${file}`, context: { config: { rootDir: '/shop' } } });

test('the longest test files begin first, and all others stay in their order', () => {
  const [longest = '', second = ''] = LongestFirst.longest;
  const tests = ['domain/src/b.test.ts', second, 'domain/src/a.test.ts', longest].map(at);
  const paths = [longest, second, 'domain/src/b.test.ts', 'domain/src/a.test.ts'].map((file) => at(file).path);

  expect(LongestFirst.longestFirst(tests).map(({ path }: { path: string }) => path)).toEqual(paths);
});

test('journeys begin among the others, in their order', () => {
  const journeys = ['e2e/a.test.ts', 'e2e/b.test.ts'];
  const others = Array.from({ length: 20 }, (_, index) => `api/src/${index}.test.ts`);
  const mixed = ['e2e/a.test.ts', ...others.slice(0, 8), 'e2e/b.test.ts', ...others.slice(8)];

  const spread = LongestFirst.spreadJourneys([...journeys, ...others].map(at));

  expect(spread).toEqual(mixed.map(at));
});

test('every test file that is known to be long is there', () => {
  expect(LongestFirst.longest.filter((file) => !existsSync(file))).toEqual([]);
});
