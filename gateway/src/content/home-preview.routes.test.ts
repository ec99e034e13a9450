import { gql } from '@apollo/client';
import { firstValueFrom } from 'rxjs';
import { ApolloLink } from '@apollo/client';
import { problem } from '../../test/support/fake-apis.ts';
import { gatewayOver, signedIn, stopGateways } from '../../test/support/test-gateway.ts';
import type { WebRenderer } from '../pages.ts';

afterEach(stopGateways);

const indexHtml =
  '<!doctype html><html><head><script>theme()</script><!--app-head--></head><body><div id="root"><!--app-html--></div><noscript>Off.</noscript></body></html>';
const words = { title: 'Spring', summary: 'Fresh patterns.', body: '[]' };
const drafted = {
  title: 'Spring',
  description: 'Fresh patterns.',
  sections: [
    { key: 'a', layout: 'promises' as const, title: '', caption: '', collection: null, category: null, picks: null },
  ],
};
const textDesk = {
  preview: () => Promise.resolve({ summary: '', body: '[]', problems: [], home: drafted }),
};

/** Renders the title of the home page as returned by its query. */
const render: WebRenderer = async ({ url }, link, signal) => {
  const query = gql`
    {
      homePage {
        title
        sections {
          key
        }
      }
    }
  `;
  const { data } = await firstValueFrom(ApolloLink.execute(link, { query }, { client: undefined as never }));
  signal.throwIfAborted();
  return { html: `<h1>${url.pathname} ${JSON.stringify(data)}</h1>`, head: '', styles: '', state: data, status: 200 };
};

const gatewayWith = (answers: Parameters<typeof gatewayOver>[0] = { textDesk }) =>
  gatewayOver(answers, { web: { folder: 'none', indexHtml, render } });

const ask = (url: string, body: unknown = words, headers: Record<string, string> = signedIn) =>
  fetch(`${url}/preview/home`, { method: 'POST', headers, body: JSON.stringify(body) });

test('R-22 a draft of the home page is drawn as visitors will see it, without scripts, and kept by nobody', async () => {
  const { url, calls } = await gatewayWith();
  const response = await ask(url);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const html = await response.text();
  expect(html).toContain('<h1>/ {"homePage":{"title":"Spring","sections":[{"key":"a"');
  expect(html).not.toMatch(/script|Off\./);
  expect(calls).toMatchObject([{ name: 'textDesk.preview', args: [{ kind: 'home', slug: 'page', ...words }] }]);
  expect(await (await fetch(`${url}/`)).text()).not.toContain('Spring');
});

test.each([
  [401, 'unauthenticated'],
  [403, 'forbidden'],
])('R-22 whom the api answers %i sees no draft', async (status, code) => {
  const { url } = await gatewayWith({ textDesk: { preview: () => Promise.reject(problem(status, code)) } });
  const response = await ask(url);
  expect([response.status, await response.json()]).toEqual([status, { message: `Words for ${code}` }]);
});

test.each([
  ['no JSON', 400, '{'],
  ['no words', 400, JSON.stringify({ title: 'Spring' })],
  ['a whole book', 413, JSON.stringify({ ...words, body: 'a'.repeat(400_000) })],
])('%s is answered %i', async (_what, status, body) => {
  const { url } = await gatewayWith();
  const response = await fetch(`${url}/preview/home`, { method: 'POST', headers: signedIn, body });
  expect(response.status).toBe(status);
});

test('sections that cannot be read, and a gateway that renders no pages, are told in words', async () => {
  const unreadable = await gatewayWith({
    textDesk: { preview: () => Promise.resolve({ summary: '', body: '', problems: ['No list.'], home: null }) },
  });
  expect((await ask(unreadable.url)).status).toBe(422);
  const bare = await gatewayOver({ textDesk });
  const response = await ask(bare.url);
  expect([response.status, await response.json()]).toEqual([503, { message: 'The preview cannot be drawn just now.' }]);
});
