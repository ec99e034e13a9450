import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asset, upstreamUnavailable } from '@halfdrop/mocks';
import { renderApp } from '../../../test/render.tsx';

const section = (name: string) => screen.findByRole('region', { name });
const titlesOf = (region: HTMLElement) =>
  within(region)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

/** A page of the mocked catalogue's first patterns. */
function somePatterns(limit: number | null | undefined) {
  const items = Array.from({ length: limit ?? 1 }, (_, index) => asset(index));
  const pageInfo = { page: 1, limit: 9, totalItems: 60, totalPages: 7, hasNextPage: true, hasPreviousPage: false };
  return { items, pageInfo };
}

test('R-01 HM-01 home says what the shop is and leads to its patterns, asking one question', async () => {
  const { operations } = await renderApp('/');

  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Patterns that repeat beautifully.');
  expect(screen.getByRole('link', { name: 'Browse patterns' })).toHaveAttribute('href', '/products');
  expect(screen.getByText('PSD · SVG · EPS · PDF')).toBeVisible();
  await section('New Arrivals');
  expect(operations.filter(({ name }) => name === 'HomePage')).toHaveLength(1);
});

test('HM-16 the hero shows the chosen pattern with its studio and number', async () => {
  const posies = asset(3, { id: 'asset-hero', slug: 'garden-posies', title: 'Garden Posies' });
  await renderApp('/', { overrides: { Query: { assetBySlug: () => posies } } });

  const plate = await screen.findByRole('link', { name: /Garden Posies.*HD-10000003/ });
  expect(plate).toHaveAttribute('href', '/product/garden-posies');
  expect(plate).toHaveTextContent(posies.designer.name);
});

test('HM-16 the best rated pattern takes the hero when the chosen one has left the shop', async () => {
  await renderApp('/');
  const [best] = titlesOf(await section('Editor’s selection'));
  expect(screen.getByRole('link', { name: new RegExp(`^${best}.*HD-\\d{8}$`) })).toBeVisible();
});

test('HM-02 Trending Collections are the five shelves of the most downloaded patterns, with their counts', async () => {
  await renderApp('/');

  const shelves = within(await section('Trending Collections')).getAllByRole('listitem');
  expect(shelves).toHaveLength(5);
  const first = within(await section('Trending Collections')).getByRole('link', { name: 'Contemporary 12 patterns' });
  expect(first).toHaveAttribute('href', '/products?category=contemporary');
});

test('HM-04 HM-09 New Arrivals are nine new patterns, newest first, with the way to all', async () => {
  await renderApp('/');

  const arrivals = await section('New Arrivals');
  const newest = Array.from({ length: 9 }, (_, index) => asset(index).title);
  expect(titlesOf(arrivals)).toEqual(newest);
  expect(within(arrivals).getByRole('link', { name: /^View all/ })).toHaveAttribute(
    'href',
    '/products?new=true&sort=newest',
  );
});

test('HM-05 HM-09 the premium band spreads nine premium patterns and leads to all of them', async () => {
  await renderApp('/');

  const band = await screen.findByRole('region', { name: /^Premium Designs/ });
  expect(within(band).getAllByRole('listitem')).toHaveLength(9);
  expect(within(band).getByRole('link', { name: 'See premium designs' })).toHaveAttribute(
    'href',
    '/products?premium=true',
  );
});

test('HM-06 HM-09 Editor’s selection holds the nine best rated patterns', async () => {
  await renderApp('/');

  const selection = await section('Editor’s selection');
  expect(titlesOf(selection)).toHaveLength(9);
  expect(within(selection).getByRole('link', { name: /^View all/ })).toHaveAttribute('href', '/products?sort=rating');
});

test('HM-10 BC-35 prices are the server’s, in dollars', async () => {
  await renderApp('/');
  expect(await section('New Arrivals')).toHaveTextContent(/Quiet Peony.*\$9\.00/);
  expect(await section('Free to try')).not.toHaveTextContent('$');
});

test('HM-11 the trust strip names what is true of this shop', async () => {
  await renderApp('/');
  const strip = await screen.findByRole('list', { name: 'What you can rely on' });
  expect(strip).toHaveTextContent(/Secure Payments.*Instant Downloads.*Premium Quality/);
});

test('a list that cannot be had says so in its own section; the others stay, and Retry brings it', async () => {
  let isDown = true;
  const { operations } = await renderApp('/', {
    overrides: {
      Query: {
        assets: (_root, { filter, limit }) => {
          if (filter?.isNew && isDown) throw upstreamUnavailable();
          return somePatterns(limit);
        },
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

test('a shop that cannot be reached keeps its page: every section says so', async () => {
  await renderApp('/', { scenario: 'upstreamDown' });

  expect(await screen.findAllByText('These patterns could not be loaded.')).toHaveLength(5);
  expect(screen.getByRole('link', { name: 'Browse patterns' })).toBeVisible();
});

test('an empty shop says what there is not', async () => {
  await renderApp('/', { scenario: 'empty' });

  expect(await screen.findByText('There are no patterns in the shop yet.')).toBeVisible();
  expect(screen.getByText('Nothing has been added in the last 14 days.')).toBeVisible();
  expect(screen.getByText('No pattern is free just now.')).toBeVisible();
});
