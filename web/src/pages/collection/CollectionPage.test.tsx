import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asset, upstreamUnavailable } from '@halfdrop/mocks';
import { renderApp } from '../../../test/render.tsx';

const slugs = [
  ['R-26', 'signature', 'Signature Series'],
  ['R-27', 'limited', 'Limited Editions'],
  ['R-28', 'collaborations', 'Designer Collaborations'],
  ['R-29', 'seasonal', 'Seasonal Exclusives'],
  ['R-30', 'premium', 'Premium Designs'],
  ['R-31', 'trending', 'Trending Now'],
  ['R-32', 'new', 'New Arrivals'],
  ['R-33', 'luxury', 'Luxury'],
  ['R-34', 'featured', 'Editor’s Selection'],
] as const;
const main = () => within(screen.getByRole('main'));
const list = () => screen.findByRole('region', { name: 'Patterns' });
const tilesOf = (region: HTMLElement) => within(region).getAllByRole('article');

test.each(slugs)('%s /collections/%s says what it is and shows its patterns', async (_id, slug, title) => {
  const { operations } = await renderApp(`/collections/${slug}`, { patterns: 16 });

  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(document.title).toBe(`${title} | Halfdrop`);
  const region = await list();
  expect(within(region).getByRole('status')).toHaveTextContent(`${tilesOf(region).length} patterns`);
  expect(within(screen.getByRole('list', { name: `First in ${title}` })).getAllByRole('link').length).toBeGreaterThan(
    0,
  );
  expect(operations.filter(({ name }) => name === 'CollectionPage')).toHaveLength(1);
});

test('a name longer than that of any collection is asked for in a length that the list takes', async () => {
  const { operations } = await renderApp(`/collections/${'x'.repeat(300)}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible();
  const asked = operations.filter(({ name }) => name === 'CollectionPage');
  expect(asked.map(({ variables }) => variables?.['slug'])).toEqual(['x'.repeat(60)]);
});

test('R-27 HM-17 limited editions carry their time left, and the page the time of the next', async () => {
  const now = Date.parse(asset(0).endsAt ?? '') - 2 * 86_400_000;
  jest.useFakeTimers({ now, doNotFake: ['setTimeout', 'queueMicrotask'] });
  try {
    await renderApp('/collections/limited', { patterns: 16 });
    expect(await screen.findByText('Next to leave:')).toHaveTextContent('2 days left');
    expect(tilesOf(await list())[1]).toHaveTextContent('10 days left');
  } finally {
    jest.useRealTimers();
  }
});

test('R-29 a seasonal collection names its season', async () => {
  await renderApp('/collections/seasonal', { patterns: 16 });
  expect(await screen.findByText('Autumn')).toBeVisible();
});

test('order and page stand in the address; another order starts at the first page', async () => {
  const { address, operations } = await renderApp('/collections/trending?page=2');
  const region = await list();
  expect(tilesOf(region)).toHaveLength(6);
  expect(within(region).getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Collection order');

  await userEvent.selectOptions(within(region).getByRole('combobox'), 'Newest First');
  expect(address()).toBe('/collections/trending?sort=newest');
  expect(operations.at(-1)).toMatchObject({
    name: 'CollectionPage',
    variables: { slug: 'trending', sort: 'NEWEST', page: 1, limit: 24 },
  });
  await screen.findByRole('link', { name: /2$/ });
});

test.each(['?page=0', '?page=-3', '?page=abc&sort=%27%3B--', '?page=99999999999'])(
  'an address that makes no sense shows the first page: %s',
  async (query) => {
    const { operations } = await renderApp(`/collections/new${query}`, { patterns: 4 });
    await list();
    expect(operations.find(({ name }) => name === 'CollectionPage')?.variables).toMatchObject({
      page: 1,
      sort: 'COLLECTION',
    });
  },
);

test('a page beyond the last leads back to the first', async () => {
  await renderApp('/collections/new?page=7');
  expect(await screen.findByRole('link', { name: 'Go to the first page' })).toHaveAttribute('href', '/collections/new');
});

test('R-24 an unknown collection is a page that is not there', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await renderApp('/collections/nonsense');
  expect(await screen.findByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible();
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('/collections/nonsense'));
  warn.mockRestore();
});

test('an empty collection says so', async () => {
  await renderApp('/collections/new', { scenario: 'empty' });
  expect(await screen.findByRole('heading', { name: 'No patterns found' })).toBeVisible();
});

test('a collection that cannot be had says so and is tried again', async () => {
  let isDown = true;
  await renderApp('/collections/luxury', {
    overrides: {
      Query: {
        shopCollection: () => {
          if (isDown) throw upstreamUnavailable();
          return null;
        },
      },
    },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Error Loading Products' })).toBeVisible();
  isDown = false;
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  warn.mockRestore();
});

test('the quick view opens over the list', async () => {
  await renderApp('/collections/trending', { patterns: 4 });
  const [first] = within(await list()).getAllByRole('button', { name: /^Quick view of/ });
  await userEvent.click(first ?? document.body);
  expect(await screen.findByRole('dialog')).toBeVisible();
});

test('/collections lists the nine with how much lies in each', async () => {
  await renderApp('/collections');
  for (const [, slug, title] of slugs) {
    expect(await main().findByRole('link', { name: title })).toHaveAttribute('href', `/collections/${slug}`);
  }
  expect(main().getAllByText('30 patterns')[0]).toBeVisible();
});

test('/collections that cannot be had says so', async () => {
  await renderApp('/collections', { scenario: 'upstreamDown' });
  expect(await screen.findByRole('heading', { name: 'Error Loading Products' })).toBeVisible();
});
