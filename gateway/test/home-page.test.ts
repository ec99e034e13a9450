import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gatewayOver, stopGateways } from './support/test-gateway.ts';

afterEach(stopGateways);

const web = path.resolve(__dirname, '../../web/src');

/** Returns the home page query with all of its fragments. */
function homePage(): string {
  const files = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.graphql'));
  const texts = new Map(
    files.map((file) => [path.basename(file, '.graphql'), readFileSync(path.join(web, file), 'utf8')]),
  );
  const reached = new Set<string>();
  const collect = (text: string): string => {
    const names = [...text.matchAll(/\.\.\.(\w+)_\w+/g)].map(([, name = '']) => name);
    const fresh = names.filter((name) => !reached.has(name) && reached.add(name));
    return [text, ...fresh.map((name) => collect(texts.get(`${name}.fragment`) ?? ''))].join('\n');
  };
  return collect(texts.get('HomePage.query') ?? '');
}

test('D10 the home page makes one upstream call for a visitor: its sections come with their patterns', async () => {
  const { run, names } = await gatewayOver();

  const { data, errors } = await run(homePage());

  expect(errors).toBeUndefined();
  expect(data).toMatchObject({ homePage: { sections: { length: 10 } } });
  expect(names()).toEqual(['content.homePage']);
});
