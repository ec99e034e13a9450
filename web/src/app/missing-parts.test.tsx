import { screen, within } from '@testing-library/react';
import { asset, upstreamUnavailable } from '@halfdrop/mocks';
import { renderApp } from '../../test/render.tsx';

const pattern = asset(1);
const withoutStudio = { ...pattern, designer: null };
const fails = () => {
  throw upstreamUnavailable();
};

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test('a product page stands without its studio, its companions and what looks like it', async () => {
  await renderApp(`/product/${pattern.slug}`, {
    overrides: { Query: { assetBySlug: () => withoutStudio, coordinatingAssets: fails, similarAssets: () => null } },
  });

  const main = within(await screen.findByRole('main'));
  expect(await main.findByRole('heading', { name: pattern.title, level: 1 })).toBeVisible();
  expect(main.getByText(pattern.sku)).toBeVisible();
  expect(main.getAllByRole('button', { name: 'Add to Bag' })).not.toEqual([]);
  expect(main.queryByText(/^by/)).toBeNull();
  expect(main.queryByRole('heading', { name: 'Sits well with' })).toBeNull();
});

test('the list of patterns stands without the menu, and its tiles without their studios', async () => {
  await renderApp('/products', {
    overrides: {
      Query: {
        categories: fails,
        assets: () => ({
          items: [withoutStudio],
          pageInfo: { page: 1, limit: 24, totalItems: 1, totalPages: 1, hasNextPage: false, hasPreviousPage: false },
          reading: null,
        }),
      },
    },
  });

  expect(await screen.findByRole('article')).toHaveTextContent(pattern.title);
});

test('the collections stand without the covers of one', async () => {
  const trending = {
    id: 'collection-trending',
    slug: 'trending',
    title: 'Trending Now',
    description: 'What is downloaded most just now.',
    kind: 'COMPUTED' as const,
    assetCount: 9,
    covers: null,
    endsAt: null,
    season: null,
  };
  await renderApp('/collections', { overrides: { Query: { shopCollections: () => [trending] } } });

  expect(await screen.findByRole('heading', { name: 'Trending Now' })).toBeVisible();
});

test('login stands without the other ways to sign in', async () => {
  await renderApp('/login', { overrides: { Query: { signInOptions: () => null } } });

  expect(await screen.findByLabelText('Email')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Google/ })).toBeNull();
});
