import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asset, designers, upstreamUnavailable } from '@halfdrop/mocks';
import { enter } from '../../../test/enter.ts';
import { renderApp } from '../../../test/render.tsx';

type App = Awaited<ReturnType<typeof renderApp>>;

const main = () => within(screen.getByRole('main'));
const tiles = () => main().findAllByRole('article');
const button = (name: string | RegExp) => main().getByRole('button', { name });
const lastList = ({ operations }: App) => operations.findLast(({ name }) => name === 'ContemporaryPatterns')?.variables;
const categories = ['modern', 'geometric-style', 'abstract'];

async function count(): Promise<string> {
  const status = await main().findByRole('status');
  await waitFor(() => expect(status).toHaveTextContent(/pattern/));
  return status.textContent ?? '';
}

async function openFilters(): Promise<void> {
  await tiles();
  await userEvent.click(button(/^Filters/));
}

test('R-20 CT-01 the page shows what is Modern, Geometric or Abstract', async () => {
  const app = await renderApp('/contemporary');
  expect(await main().findByRole('heading', { level: 1, name: 'Contemporary' })).toBeVisible();
  expect(await count()).toBe('18 patterns');
  expect(await tiles()).toHaveLength(18);
  expect(lastList(app)).toEqual({ filter: { categories }, sort: 'NEWEST', page: 1 });
});

test('CT-02 the search narrows, within what is contemporary', async () => {
  const app = await renderApp('/contemporary');
  await tiles();
  await enter(main().getByPlaceholderText('Search patterns...'), 'loomhouse');
  await waitFor(() => expect(lastList(app)).toMatchObject({ filter: { categories, search: 'loomhouse' } }));
  for (const tile of await tiles()) expect(within(tile).getByText('Loomhouse')).toBeInTheDocument();
});

test('CT-03 CT-10 the badge counts what is on; Clear Filters waits for something', async () => {
  await renderApp('/contemporary', { patterns: 12 });
  expect(button('Filters')).toHaveAttribute('aria-expanded', 'false');
  await openFilters();
  expect(button('Filters')).toHaveAttribute('aria-expanded', 'true');
  expect(button('Clear Filters')).toBeDisabled();
  await userEvent.click(button('Premium'));
  await userEvent.click(button('New'));
  expect(button('Filters 2 active')).toBeVisible();
  await userEvent.selectOptions(main().getByRole('combobox', { name: 'Designer' }), 'Loomhouse');
  expect(button('Filters 3 active')).toBeVisible();
  await userEvent.click(button('Clear Filters'));
  expect(button('Filters')).toBeVisible();
  expect(button('Clear Filters')).toBeDisabled();
  expect(button('Premium')).toHaveAttribute('aria-pressed', 'false');
});

test('CT-04 CT-05 BC-38 four orders, newest first, and each is applied', async () => {
  const app = await renderApp('/contemporary', { patterns: 12 });
  await tiles();
  const sort = main().getByRole('combobox', { name: 'Sort by' });
  const options = within(sort).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['Newest', 'Popular', 'Price: Low', 'Price: High']);
  expect(sort).toHaveDisplayValue('Newest');
  await userEvent.selectOptions(sort, 'Price: Low');
  await waitFor(() => expect(lastList(app)).toMatchObject({ sort: 'PRICE_LOW' }));
  await waitFor(() => expect(app.address()).toBe('/contemporary?sort=price-low'));
});

test('CT-06 the grid becomes a list', async () => {
  await renderApp('/contemporary', { patterns: 12 });
  await tiles();
  await userEvent.click(button('List'));
  expect(button('List')).toHaveAttribute('aria-pressed', 'true');
  expect(button('Grid')).toHaveAttribute('aria-pressed', 'false');
});

test('CT-07 CT-08 BC-38 four tag chips; a pattern matches with any that is chosen', async () => {
  const app = await renderApp('/contemporary');
  await openFilters();
  const chips = within(main().getByRole('group', { name: 'Tags' })).getAllByRole('button');
  expect(chips.map(({ textContent }) => textContent)).toEqual(['Premium', 'New', 'Featured', 'Bestseller']);
  await userEvent.click(button('New'));
  await waitFor(async () => expect(await count()).toBe('4 patterns'));
  await userEvent.click(button('Premium'));
  await waitFor(async () => expect(Number.parseInt(await count(), 10)).toBeGreaterThan(4));
  expect(lastList(app)).toMatchObject({ filter: { categories, labels: ['NEW', 'PREMIUM'] } });
});

test('CT-09 a designer shows their patterns alone', async () => {
  await renderApp('/contemporary');
  await openFilters();
  const select = main().getByRole('combobox', { name: 'Designer' });
  await within(select).findByRole('option', { name: 'Loomhouse' });
  await userEvent.selectOptions(select, 'Loomhouse');
  await waitFor(async () => expect(await count()).not.toBe('18 patterns'));
  for (const tile of await tiles()) expect(within(tile).getByText('Loomhouse')).toBeInTheDocument();
});

test('CT-11 ER-41 a pattern is added from the grid', async () => {
  await renderApp('/contemporary', { patterns: 12 });
  const [tile] = await tiles();
  const name = within(tile ?? document.body).getByRole('heading').textContent;
  await userEvent.click(within(tile ?? document.body).getByRole('button', { name: 'Add to Bag' }));
  expect(await screen.findByText('Added to Cart')).toBeVisible();
  expect(screen.getByText(`${name} has been added to your cart.`)).toBeVisible();
});

test('CT-12 the quick view opens over the page and closes again', async () => {
  await renderApp('/contemporary', { patterns: 12 });
  const [tile] = await tiles();
  const name = within(tile ?? document.body).getByRole('heading').textContent ?? '';
  await userEvent.click(within(tile ?? document.body).getByRole('button', { name: `Quick view of ${name}` }));
  const dialog = await screen.findByRole('dialog', { name });
  expect(await within(dialog).findByRole('link', { name: /details/i })).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name })).not.toBeInTheDocument());
});

test('CT-13 nothing found says so, and Clear All Filters brings everything back', async () => {
  await renderApp('/contemporary');
  await openFilters();
  await userEvent.click(button('New'));
  await enter(main().getByPlaceholderText('Search patterns...'), 'zzzz');
  expect(await main().findByRole('heading', { name: 'No patterns found' })).toBeVisible();
  await userEvent.click(button('Clear All Filters'));
  await waitFor(async () => expect(await count()).toBe('18 patterns'));
  expect(main().getByPlaceholderText('Search patterns...')).toHaveValue('');
  expect(button('Filters')).toBeVisible();
});

test('CT-14 EN-36 BC-37 three artists with their count, a picture and initials', async () => {
  const artists = designers.slice(0, 4).map((designer, index) => ({
    designer,
    assetCount: 9 - index,
    cover: asset(index),
  }));
  await renderApp('/contemporary', { overrides: { Query: { assetDesigners: () => artists } } });
  const spotlight = within(await main().findByRole('region', { name: 'Featured Contemporary Artists' }));
  const cards = spotlight.getAllByRole('listitem');
  expect(cards).toHaveLength(3);
  const counts = cards.map(({ textContent }) => Number(/(\d+) patterns?/.exec(textContent ?? '')?.[1]));
  expect(counts).toEqual(counts.toSorted((left, right) => right - left));
  const okra = cards.find(({ textContent }) => textContent?.includes('Okra & Ash'));
  expect(okra).toHaveTextContent('OA');
  for (const card of cards) expect(card.querySelector('img')).not.toBeNull();
});

test('CT-15 pages are real, and hidden while there is one', async () => {
  const app = await renderApp('/contemporary');
  await tiles();
  expect(main().queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
  app.unmount();

  const pageInfo = { page: 1, limit: 24, totalItems: 60, totalPages: 3, hasNextPage: true, hasPreviousPage: false };
  const many = await renderApp('/contemporary?sort=popular', {
    overrides: {
      Query: {
        assets: (_root, { page }) => ({
          items: [asset(page ?? 1)],
          pageInfo: { ...pageInfo, page: page ?? 1 },
          reading: null,
        }),
      },
    },
  });
  const pages = within(await main().findByRole('navigation', { name: 'Pages' }));
  expect(pages.getByRole('link', { name: 'Previous page' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(pages.getByRole('link', { name: 'Next page' }));
  await waitFor(() => expect(many.address()).toBe('/contemporary?sort=popular&page=2'));
  expect(await main().findByRole('heading', { name: asset(2).title })).toBeVisible();
  await userEvent.selectOptions(main().getByRole('combobox', { name: 'Sort by' }), 'Newest');
  await waitFor(() => expect(many.address()).toBe('/contemporary'));
});

test('ST-25 view, filters and designer belong to the screen: nothing of them outlives it', async () => {
  const app = await renderApp('/contemporary');
  await openFilters();
  await userEvent.click(button('New'));
  await userEvent.click(button('List'));
  await userEvent.selectOptions(main().getByRole('combobox', { name: 'Designer' }), 'Loomhouse');
  expect(app.address()).toBe('/contemporary');
  app.unmount();

  await renderApp('/contemporary');
  expect(await tiles()).toHaveLength(18);
  expect(button('Grid')).toHaveAttribute('aria-pressed', 'true');
  expect(button('Filters')).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a list that cannot be had says so, and the artists stay', async () => {
  await renderApp('/contemporary', {
    overrides: {
      Query: {
        assets: () => {
          throw upstreamUnavailable();
        },
      },
    },
  });
  expect(await main().findByRole('heading', { name: 'Error Loading Products' })).toBeVisible();
  expect(await main().findByRole('region', { name: 'Featured Contemporary Artists' })).toBeVisible();
});

test('an address that makes no sense shows the first page of the newest', async () => {
  const app = await renderApp('/contemporary?page=-3&sort=random', { patterns: 12 });
  await tiles();
  expect(lastList(app)).toEqual({ filter: { categories }, sort: 'NEWEST', page: 1 });
});
