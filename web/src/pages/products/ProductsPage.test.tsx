import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asset, entitlement, upstreamUnavailable } from '@halfdrop/mocks';
import { signIn } from '../../../test/browser-state.ts';
import { renderApp } from '../../../test/render.tsx';

type App = Awaited<ReturnType<typeof renderApp>>;

const main = () => within(screen.getByRole('main'));
const tiles = () => main().findAllByRole('article');

async function count(): Promise<string> {
  const status = await main().findByRole('status');
  await waitFor(() => expect(status).toHaveTextContent(/pattern/));
  return status.textContent ?? '';
}

/** Returns the variables of the last list query. */
function lastList({ operations }: App) {
  return operations.findLast(({ name }) => name === 'ProductsPage')?.variables;
}

test('R-02 P-01 P-04 P-14 P-21 P-22 P-23 BC-04 the list shows 24 of all patterns, most popular first', async () => {
  const app = await renderApp('/products');
  expect(await main().findByRole('heading', { level: 1, name: 'All Designs' })).toBeVisible();
  expect(await count()).toBe('60 patterns');
  expect(await tiles()).toHaveLength(24);
  expect(lastList(app)).toEqual({ filter: {}, sort: 'POPULAR', page: 1, limit: 24 });
});

test('R-03 search, asset id, page, limit and order are all taken from the address', async () => {
  const app = await renderApp('/products?search=peony&assetId=HD-10000003&page=2&limit=12&sort=newest');
  expect(await main().findByRole('heading', { level: 1 })).toBeVisible();
  expect(lastList(app)).toEqual({
    filter: { search: 'peony', sku: 'HD-10000003' },
    sort: 'NEWEST',
    page: 2,
    limit: 12,
  });
});

test('P-05 while the list loads the count reads Loading...', async () => {
  await renderApp('/products', { overrides: { Query: { assets: () => new Promise(() => undefined) } } });
  expect(await main().findByRole('status')).toHaveTextContent('Loading...');
});

test('P-30 V-35 V-36 BC-14 the track ends at the dearest match; a bound is set where a thumb is let go', async () => {
  const app = await renderApp('/products?limit=4');
  const highest = await screen.findByRole('slider', { name: 'Highest price in dollars' });
  expect(highest).toHaveAttribute('step', '1');
  expect(highest).toHaveAttribute('min', '0');
  expect(highest).toHaveAttribute('max', '16');
  fireEvent.change(highest, { target: { value: '8' } });
  fireEvent.keyUp(highest, { key: 'ArrowLeft' });
  await waitFor(() => expect(app.address()).toBe('/products?limit=4&maxPrice=8'));
  await waitFor(() => expect(lastList(app)).toMatchObject({ filter: { maxPrice: 800 } }));
});

test('P-30 a tap on the track moves the nearer thumb', async () => {
  const app = await renderApp('/products?limit=4&maxPrice=8');
  const track = (await screen.findByRole('slider', { name: 'Lowest price in dollars' })).closest('[data-track]');
  if (!track) throw new Error('The slider has no track');
  jest.spyOn(track, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 0, 180, 44));
  const tapAt = (clientX: number) => fireEvent(track, new MouseEvent('pointerdown', { clientX, bubbles: true }));
  tapAt(140);
  await waitFor(() => expect(app.address()).toBe('/products?limit=4&minPrice=2&maxPrice=8'));
});

test('P-30 the bounds can be written as numbers, and taken away again', async () => {
  const app = await renderApp('/products?limit=4');
  await userEvent.type(await screen.findByRole('spinbutton', { name: 'To $' }), '8{Enter}');
  await waitFor(() => expect(app.address()).toBe('/products?limit=4&maxPrice=8'));
  await userEvent.type(screen.getByRole('spinbutton', { name: 'From $' }), '7');
  await userEvent.tab();
  await waitFor(() => expect(app.address()).toBe('/products?limit=4&minPrice=7&maxPrice=8'));
  await userEvent.clear(screen.getByRole('spinbutton', { name: 'To $' }));
  await userEvent.tab();
  await waitFor(() => expect(app.address()).toBe('/products?limit=4&minPrice=7'));
});

test('P-03 what every match has is not offered as a filter', async () => {
  await renderApp('/products?limit=4');
  const panel = within(await screen.findByRole('complementary', { name: 'Filters' }));
  expect(await panel.findByRole('group', { name: 'Repeat' })).toBeVisible();
  expect(panel.getByRole('checkbox', { name: /^COMMERCIAL/ })).toBeVisible();
  expect(panel.queryByRole('checkbox', { name: /^STANDARD/ })).not.toBeInTheDocument();
});

test('P-03 the repeat is a filter', async () => {
  const app = await renderApp('/products?limit=4');
  await userEvent.click(await screen.findByRole('checkbox', { name: /^HALF_DROP/ }));
  await waitFor(() => expect(app.address()).toBe('/products?limit=4&repeats=HALF_DROP'));
  await waitFor(() => expect(lastList(app)).toMatchObject({ filter: { repeats: ['HALF_DROP'] } }));
});

test('P-24 an address that makes no sense shows the first page', async () => {
  const app = await renderApp('/products?page=abc&limit=-1&sort=x', { patterns: 4 });
  await tiles();
  expect(lastList(app)).toEqual({ filter: {}, sort: 'POPULAR', page: 1, limit: 24 });
});

test('P-16 a tile leads to its pattern', async () => {
  const app = await renderApp('/products', { patterns: 4 });
  const [first] = await tiles();
  const link = within(first ?? document.body).getByRole('link');
  expect(link).toHaveAttribute('href', expect.stringMatching(/^\/product\/.+/));
  const target = link.getAttribute('href');
  await userEvent.click(link);
  await waitFor(() => expect(app.address()).toBe(target));
});

test('P-17 PR-01 ER-26 M-02 the download button of a free pattern asks a visitor to log in; what is sold has none', async () => {
  await renderApp('/products', { patterns: 8 });
  const [download, ...others] = await screen.findAllByRole('button', { name: /^Download/ });
  const free = (await tiles()).filter((tile) => within(tile).queryByRole('link', { name: 'Free Download' }));
  expect(others).toHaveLength(free.length - 1);
  await userEvent.click(download ?? document.body);
  expect(await screen.findByText('Login Required')).toBeVisible();
  const dialog = await screen.findByRole('dialog', { name: 'Sign In' });
  expect(within(dialog).getByText('Please log in to download patterns.')).toBeVisible();
});

/** Downloads an owned pattern from its tile; returns the file the browser was asked to save. */
async function downloadOwned() {
  signIn();
  const saved: string[] = [];
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    saved.push(`${new URL(this.href).pathname} ${this.download}`);
  });
  const pageInfo = { page: 1, limit: 100, totalItems: 1, totalPages: 1, hasNextPage: false, hasPreviousPage: false };
  const library = () => ({ items: [entitlement(asset(2))], pageInfo });
  const expiresAt = '2026-11-21T12:00:00.000Z';
  const link = { url: '/api/downloads/signed-url-1', fileName: 'pattern.zip', isReady: true, formats: [], expiresAt };
  const app = await renderApp('/products?assetId=HD-10000002', {
    signedIn: true,
    overrides: { Query: { library }, Mutation: { createDownloadLink: () => ({ link, errors: [] }) } },
  });
  const [first] = await tiles();
  // Labeled with its pattern once ownership is known.
  const [download] = await within(first ?? document.body).findAllByRole('button', { name: /^Download ./ });
  await userEvent.click(download ?? document.body);
  return { app, saved, click };
}

test('P-17 PR-02 ER-42 the download button of an owned pattern saves its file', async () => {
  const { app, saved, click } = await downloadOwned();
  expect(await screen.findByText('Download Started')).toBeVisible();
  expect(saved).toEqual(['/api/downloads/signed-url-1 pattern.zip']);
  expect(app.operations.findLast(({ name }) => name === 'CreateDownloadLink')?.variables).toEqual({
    input: { entitlementId: entitlement(asset(2)).id },
  });
  expect(app.address()).toBe('/products?assetId=HD-10000002');
  click.mockRestore();
});

test('P-17 PR-02 a pattern that is not owned is offered to be bought, without a button that downloads nothing', async () => {
  signIn();
  await renderApp('/products?assetId=HD-10000007', { signedIn: true });
  const [first] = await tiles();
  expect(within(first ?? document.body).getByRole('button', { name: 'Add to Bag' })).toBeEnabled();
  expect(within(first ?? document.body).queryByRole('button', { name: /^Download/ })).toBeNull();
});

test('P-18 M-01 quick view opens over the list and Escape’s close event ends it', async () => {
  await renderApp('/products', { patterns: 4 });
  const [first] = await tiles();
  const title = within(first ?? document.body).getByRole('heading').textContent ?? '';
  await userEvent.click(within(first ?? document.body).getByRole('button', { name: /^Quick view/ }));
  const dialog = await screen.findByRole('dialog', { name: title });
  expect(await within(dialog).findByRole('link', { name: 'View details' })).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('P-03 P-29 ST-10 ST-11 a color narrows the list from its first page, Clear All widens it again', async () => {
  const app = await renderApp('/products?page=3&limit=4');
  const blue = await screen.findByRole('checkbox', { name: /^Blue/ });
  await userEvent.click(blue);
  await waitFor(() => expect(app.address()).toBe('/products?limit=4&colors=Blue'));
  await waitFor(() => expect(lastList(app)).toMatchObject({ filter: { colors: ['Blue'] }, page: 1 }));
  await userEvent.click(await screen.findByRole('button', { name: 'Clear All' }));
  await waitFor(() => expect(app.address()).toBe('/products?limit=4'));
});

test('P-26 P-27 P-28 P-31 values of the other groups narrow the list', async () => {
  const app = await renderApp('/products?limit=4');
  await userEvent.click(await screen.findByRole('checkbox', { name: /^COMMERCIAL/ }));
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Floral/ }));
  await userEvent.click(await screen.findByRole('button', { name: /^botanical/ }));
  await userEvent.click(await screen.findByRole('checkbox', { name: /^SQUARE/ }));
  await waitFor(() =>
    expect(lastList(app)).toMatchObject({
      filter: {
        categories: ['floral'],
        tags: ['botanical'],
        orientations: ['SQUARE'],
        licenseTypes: ['COMMERCIAL'],
      },
    }),
  );
});

test('P-06 P-07 ST-14 badges of search and asset id take them away', async () => {
  const app = await renderApp('/products?search=fern&assetId=HD-10000002');
  expect(await screen.findByRole('button', { name: 'Remove Asset ID: HD-10000002' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Remove Search: fern' }));
  await waitFor(() => expect(app.address()).toBe('/products?assetId=HD-10000002'));
});

test('P-08 an asset id shows that pattern alone', async () => {
  await renderApp('/products?assetId=HD-10000002');
  expect(await count()).toBe('1 pattern');
  expect(await tiles()).toHaveLength(1);
});

test('P-09 BC-05 BC-06 BC-07 BC-08 BC-09 ST-12 the five orders start at page 1', async () => {
  const app = await renderApp('/products?page=2', { patterns: 28 });
  const sort = await screen.findByRole('combobox', { name: 'Sort by' });
  expect(
    within(sort)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['Most Popular', 'Newest First', 'Price: Low to High', 'Price: High to Low', 'Highest Rated']);
  await userEvent.selectOptions(sort, 'price-low');
  await waitFor(() => expect(app.address()).toBe('/products?sort=price-low'));
  await waitFor(() => expect(lastList(app)).toMatchObject({ sort: 'PRICE_LOW', page: 1 }));
});

test('P-02 ST-13 the one search of the page keeps the filters of the list and starts at page 1', async () => {
  const app = await renderApp('/products?colors=Blue&page=2');
  await userEvent.type(screen.getByPlaceholderText('Search these patterns'), 'fern{Enter}');
  await waitFor(() => expect(app.address()).toBe('/products?colors=Blue&search=fern'));
  expect(screen.getAllByRole('searchbox')).toHaveLength(1);
});

test('ST-14 sending an empty search takes the words away', async () => {
  const app = await renderApp('/products?colors=Blue&search=fern');
  await userEvent.clear(screen.getByRole('searchbox'));
  await userEvent.type(screen.getByRole('searchbox'), '{Enter}');
  await waitFor(() => expect(app.address()).toBe('/products?colors=Blue'));
});

test('P-10 ST-15 the view switches between grid and rows', async () => {
  const app = await renderApp('/products', { patterns: 4 });
  await tiles();
  await userEvent.click(screen.getByRole('button', { name: 'List' }));
  await waitFor(() => expect(app.address()).toBe('/products?view=list'));
  expect(screen.getByRole('button', { name: 'List' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('button', { name: 'Grid' })).toHaveAttribute('aria-pressed', 'false');
});

test('P-15 V-38 pages: previous is disabled on the first, next on the last', async () => {
  await renderApp('/products?page=3', { patterns: 50 });
  await tiles();
  const pages = within(await screen.findByRole('navigation', { name: 'Pages' }));
  expect(pages.getByRole('link', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
  expect(pages.getByRole('link', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true');
  expect(pages.getByRole('link', { name: 'Page 1' })).toHaveAttribute('href', '/products');
  expect(screen.queryByRole('link', { name: 'Load More Patterns' })).not.toBeInTheDocument();
});

test('V-37 there are no pages when everything fits on one', async () => {
  await renderApp('/products?limit=100', { patterns: 25 });
  expect(await tiles()).toHaveLength(25);
  expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
});

test('P-11 P-12 P-13 ST-16 Load More Patterns appends the next page until the last and follows in the address', async () => {
  const app = await renderApp('/products');
  await tiles();
  expect(screen.queryByRole('group', { name: 'Paging' })).not.toBeInTheDocument();
  await userEvent.click(await screen.findByRole('link', { name: 'Load More Patterns' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(48));
  expect(app.address()).toBe('/products?mode=infinite&page=2');
  await userEvent.click(await screen.findByRole('link', { name: 'Load More Patterns' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(60));
  expect(screen.queryByRole('link', { name: 'Load More Patterns' })).not.toBeInTheDocument();
});

test('P-19 a search without matches names what was searched, what dropping a filter finds, near terms and what is liked', async () => {
  const app = await renderApp('/products?search=zzzz&premium=true');
  expect(await main().findByText('Nothing matches “zzzz” with this filter.')).toBeVisible();
  const drop = within(await main().findByRole('group', { name: 'Drop one of them' }));
  expect(await drop.findByRole('button', { name: 'Without Premium: 0' })).toBeDisabled();
  const near = within(await main().findByRole('region', { name: 'Search for something near' }));
  const [term] = await near.findAllByRole('link');
  expect(term).toHaveAttribute('href', `/products?search=${term?.textContent}`);
  const popular = within(await main().findByRole('region', { name: 'Popular patterns' }));
  expect(await popular.findAllByRole('article')).toHaveLength(4);
  await userEvent.click(await drop.findByRole('button', { name: /^Without Search: zzzz: [1-9]/ }));
  await waitFor(() => expect(app.address()).toBe('/products?premium=true'));
});

test('a page past the end leads to the first and the last, and is nothing for search engines', async () => {
  await renderApp('/products?page=9', { patterns: 50 });
  expect(await screen.findByRole('heading', { name: 'There is no page 9' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the first page' })).toHaveAttribute('href', '/products');
  expect(screen.getByRole('link', { name: 'Go to the last page, 3' })).toHaveAttribute('href', '/products?page=3');
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test('P-19 all filters can be cleared at once', async () => {
  const app = await renderApp('/products?search=zzzz');
  expect(await screen.findByRole('heading', { name: 'No products found' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Clear all filters' }));
  await waitFor(() => expect(app.address()).toBe('/products'));
});

test('G-14 P-19 an empty shop shows no invented patterns', async () => {
  await renderApp('/products', { scenario: 'empty' });
  expect(await screen.findByRole('heading', { name: 'No products found' })).toBeVisible();
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
});

test('P-20 ER-47 a failing list says so and can be tried again', async () => {
  let isDown = true;
  await renderApp('/products', {
    overrides: {
      Query: {
        assets: () => {
          if (isDown) throw upstreamUnavailable();
          return {
            items: [],
            pageInfo: { page: 1, limit: 24, totalItems: 0, totalPages: 0, hasNextPage: false, hasPreviousPage: false },
            reading: null,
          };
        },
      },
    },
  });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Error Loading Products');
  expect(alert).toHaveTextContent('Please try again later.');
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'No products found' })).toBeVisible();
});

test('H-24 a category of the menu names the list and asks for its subcategories', async () => {
  const app = await renderApp('/products?category=nature-organic&sub=nature-organic-florals');
  expect(await screen.findByRole('heading', { level: 1, name: 'Florals' })).toBeVisible();
  await waitFor(() => expect(lastList(app)).toMatchObject({ filter: { subcategories: ['nature-organic-florals'] } }));
});
