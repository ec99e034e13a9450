import { readFileSync } from 'node:fs';
import { readConfig as readApiConfig } from '../api/src/config.ts';
import { readConfig as readGatewayConfig } from '../gateway/src/config.ts';

const lines = readFileSync('.env.example', 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]);
const example: Record<string, string> = Object.fromEntries(lines);
const given = Object.fromEntries(Object.entries(example).filter(([, value]) => value !== ''));

/** Returns the settings that a configuration declares. */
function settingsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/^ {2}([A-Z][A-Z\d_]+):/gm)].map(([, name = '']) => name);
}

test('the example environment is accepted by both processes', () => {
  expect(() => readApiConfig(given)).not.toThrow();
  expect(() => readGatewayConfig(given)).not.toThrow();
});

test('the example environment lists every setting, and no other', () => {
  const settings = new Set([...settingsOf('api/src/config.ts'), ...settingsOf('gateway/src/config.ts')]);
  expect(Object.keys(example).toSorted()).toEqual([...settings].toSorted());
});

test('the example environment says every setting once: the last of two would win', () => {
  const names = lines.map(([name]) => name);
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});

test.each([
  ['PORT', 'eighty', /^PORT .*eighty/],
  ['NODE_ENV', 'staging', /^NODE_ENV .*staging/],
])('a wrong %s is named in one sentence', (name, value, sentence) => {
  expect(() => readApiConfig({ ...given, [name]: value })).toThrow(sentence);
  expect(() => readGatewayConfig({ ...given, [name]: value })).toThrow(sentence);
});
