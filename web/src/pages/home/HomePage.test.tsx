import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FIRST_HOME_PAGE, type HomeSection, writeHomeSections } from '@halfdrop/domain';
import { asset, homePage } from '@halfdrop/mocks';
import { renderApp } from '../../../test/render.tsx';

const section = (name: string) => screen.findByRole('region', { name });
const titlesOf = (region: HTMLElement) =>
  within(region)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

/** Creates a list page with some patterns. */
function somePatterns(items = Array.from({ length: 10 }, (_, index) => asset(index))) {
  const pageInfo = { page: 1, limit: 9, totalItems: 60, totalPages: 7, hasNextPage: true, hasPreviousPage: false };
  return { items, pageInfo, reading: null };
}

test('R-01 HM-01 G-01 home says what the shop is and leads to its patterns, asking one question', async () => {
  const { operations } = await renderApp('/');

  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Patterns that repeat beautifully.');
  expect(screen.getByRole('link', { name: 'Browse patterns' })).toHaveAttribute('href', '/products');
  expect(screen.getByText('PSD · SVG · EPS · PDF')).toBeVisible();
  expect(screen.getByText(/Seamless surface designs .* download its vector and print files/)).toBeVisible();
  await section('New Arrivals');
  expect(operations.filter(({ name }) => name === 'HomePage')).toHaveLength(1);
});

test('HM-11 HM-12 the sections stand in their order, then four promises, and the newsletter asks for an address', async () => {
  await renderApp('/');
  await section('New Arrivals');
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Trending Collections',
    'Premium Designs, cut from finer cloth.',
    'New Arrivals',
    'Luxury',
    'Editor’s selection',
    'Limited Edition',
    'Trending Now',
    expect.any(String),
    'Company',
    'Product',
    'Support',
  ]);
  expect(screen.getByRole('list', { name: 'What you can rely on' })).toHaveTextContent(
    /Secure Payments.*Instant Downloads.*Support by People.*Premium Quality/,
  );
  expect(screen.getByRole('button', { name: 'Subscribe' })).toBeVisible();
});

test('HM-16 the hero shows the editors’ first choice with its studio and number, their section the next nine', async () => {
  await renderApp('/');
  const first = asset(1);
  const plate = await screen.findByRole('link', { name: /HD-\d{8}$/ });
  expect(plate).toHaveAttribute('href', `/product/${first.slug}`);
  expect(plate).toHaveTextContent(first.designer.name);
  expect(titlesOf(await section('Editor’s selection'))).toEqual(
    Array.from({ length: 9 }, (_, index) => asset(2 * index + 3).title),
  );
});

test('HM-02 HM-04 HM-05 HM-06 HM-07 HM-08 HM-09 each section shows nine items and leads to all of its collection', async () => {
  await renderApp('/');
  const sections = {
    'Trending Collections': '/collections/trending',
    'New Arrivals': '/collections/new',
    Luxury: '/collections/luxury',
    'Editor’s selection': '/collections/featured',
    'Limited Edition': '/collections/limited',
    'Trending Now': '/collections/trending',
  };
  for (const [title, address] of Object.entries(sections)) {
    const region = await section(title);
    expect(within(region).getByRole('link', { name: `View all: ${title}` })).toHaveAttribute('href', address);
    const items = [...region.querySelectorAll('a')].filter(
      ({ pathname }) => pathname !== address && pathname !== '/pricing',
    );
    // Eight of the mocked patterns are limited editions: a section shows what exists, without fillers.
    expect([title, new Set(items.map(({ href }) => href)).size]).toEqual([title, title === 'Limited Edition' ? 8 : 9]);
  }

  const { collection, designer } = asset(0);
  const [first] = within(await section('Trending Collections')).getAllByRole('link', {
    name: `${collection?.name} ${designer.name}`,
  });
  expect(first).toHaveAttribute('href', `/designer/${designer.slug}?collection=${collection?.slug}`);
});

test('HM-03 HM-09 the premium band spreads nine premium patterns and leads to them, to the plans and to all others', async () => {
  await renderApp('/');
  const band = await screen.findByRole('region', { name: /^Premium Designs/ });
  expect(within(band).getAllByRole('listitem')).toHaveLength(9);
  expect(within(band).getByRole('link', { name: 'See premium designs' })).toHaveAttribute(
    'href',
    '/collections/premium',
  );
  expect(within(band).getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/pricing');
  expect(within(band).getByRole('link', { name: 'Browse all patterns' })).toHaveAttribute('href', '/products');
});

test('HM-10 BC-35 prices are the server’s, in dollars', async () => {
  await renderApp('/', { patterns: 4 });
  expect(await section('New Arrivals')).toHaveTextContent(/Quiet Peony.*\$9\.00/);
});

test('HM-14 HM-15 tiles say what downloads say: hot, trending, popular; and what it cost before', async () => {
  const lowered = {
    usd: { minorUnits: 1100, currency: 'USD' as const },
    inr: { minorUnits: 9, currency: 'INR' as const },
  };
  const items = [asset(0), asset(1), asset(2), asset(3, { originalPrice: lowered })];
  await renderApp('/', {
    overrides: { Query: { homePage: () => homePage(FIRST_HOME_PAGE, () => somePatterns(items)) } },
  });
  const tiles = within(await section('New Arrivals')).getAllByRole('article');
  const words = tiles.map(({ textContent }) => textContent);
  expect(words).toEqual([
    expect.stringContaining('Hot'),
    expect.stringContaining('Trending'),
    expect.stringContaining('Popular'),
    expect.stringMatching(/New.*Before: \$11\.00/),
  ]);
});

test('HM-17 limited editions say how long they stay', async () => {
  const now = Date.parse(asset(0).endsAt ?? '') - 2 * 86_400_000;
  jest.useFakeTimers({ now, doNotFake: ['setTimeout', 'queueMicrotask'] });
  try {
    await renderApp('/', { patterns: 16 });
    expect(await section('Limited Edition')).toHaveTextContent(/2 days left.*10 days left/);
  } finally {
    jest.useRealTimers();
  }
});

test('a list that cannot be had says so in its own section; the others stay, and Retry brings it', async () => {
  let isDown = true;
  const { operations } = await renderApp('/', {
    overrides: {
      Query: {
        homePage: () =>
          homePage(FIRST_HOME_PAGE, ({ key }) => (key === 'new-arrivals' && isDown ? null : somePatterns())),
      },
    },
  });

  const arrivals = await section('New Arrivals');
  expect(await within(arrivals).findByText('These patterns could not be loaded.')).toBeVisible();
  expect(titlesOf(await section('Editor’s selection'))).toHaveLength(9);
  expect(operations.filter(({ name }) => name === 'HomePage')).toHaveLength(1);

  isDown = false;
  await userEvent.click(within(arrivals).getByRole('button', { name: 'Retry: New Arrivals' }));
  expect(await within(arrivals).findAllByRole('heading', { level: 3 })).toHaveLength(9);
});

test('a shop that cannot be reached says so, and Retry brings its home page', async () => {
  let isDown = true;
  await renderApp('/', {
    overrides: {
      Query: {
        homePage: () => (isDown ? null : homePage(FIRST_HOME_PAGE, () => somePatterns())),
      },
    },
  });

  expect(await screen.findByRole('heading', { level: 1, name: 'The home page could not be loaded' })).toBeVisible();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { level: 1, name: /^Patterns that/ })).toBeVisible();
});

test('R-22 an empty shop shows its words, and no section that has nothing in it', async () => {
  await renderApp('/', { scenario: 'empty' });

  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Patterns that repeat beautifully.');
  expect(screen.getByRole('list', { name: 'What you can rely on' })).toBeVisible();
  const main = screen.getByRole('main');
  expect(within(main).getAllByRole('heading', { level: 2 })).toHaveLength(1);
  expect(main.querySelector('img, [style*="background-image"]')).toBeNull();
});

const page = (...sections: HomeSection[]) => ({
  ...FIRST_HOME_PAGE,
  body: writeHomeSections([
    { key: 'hero', layout: 'hero', isShown: true, title: 'Made *by hand*', caption: 'Slowly.', source: null },
    ...sections,
  ]),
});
const tiles = {
  key: 'a',
  layout: 'tiles-end',
  isShown: true,
  title: 'Picks of *May*',
  caption: '',
  source: null,
} as const;

test('R-22 sections stand as they were put together, with their words and without those that are hidden', async () => {
  const { container } = await renderApp('/', {
    overrides: {
      Query: {
        homePage: () =>
          homePage(
            page(
              { ...tiles, source: { kind: 'picks', ids: [] } },
              { ...tiles, key: 'b', title: 'Hidden', isShown: false },
              { ...tiles, key: 'c', layout: 'strip', title: 'Florals', source: { kind: 'category', slug: 'florals' } },
            ),
            () => somePatterns(),
          ),
      },
    },
  });

  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Made by hand');
  const picks = await section('Picks of May');
  expect(within(picks).getByText('May').tagName).toBe('EM');
  expect(within(picks).queryByRole('link', { name: /^View all/ })).toBeNull();
  expect(within(await section('Florals')).getByRole('link', { name: 'View all: Florals' })).toHaveAttribute(
    'href',
    '/products?category=florals',
  );
  expect(container).not.toHaveTextContent('Hidden');
});

test('what was missing when the page came is asked for again by itself', async () => {
  let isDown = true;
  const app = await renderApp('/', {
    overrides: {
      Query: {
        homePage: () => homePage(FIRST_HOME_PAGE, ({ key }) => (key === 'luxury' && isDown ? null : somePatterns())),
      },
    },
  });
  expect(await within(await section('Luxury')).findByText('These patterns could not be loaded.')).toBeVisible();

  isDown = false;
  await userEvent.click(screen.getByRole('link', { name: 'Browse patterns' }));
  await waitFor(() => expect(app.address()).toBe('/products'));
  await userEvent.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Halfdrop, home' }));
  expect(await within(await section('Luxury')).findAllByRole('heading', { level: 3 })).not.toHaveLength(0);
});
