import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { upstreamUnavailable } from '@halfdrop/mocks';
import { clearLocalCart } from '#features/cart/local-cart.ts';
import { renderApp } from '../../test/render.tsx';

function goes(state: 'offline' | 'online') {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(state === 'online');
  act(() => void window.dispatchEvent(new Event(state)));
}

test('ER-47 offline is said in words, and what failed meanwhile is read again when the network is back', async () => {
  let isDown = true;
  const assets = () => {
    if (isDown) throw upstreamUnavailable();
    const pageInfo = { page: 1, limit: 24, totalItems: 0, totalPages: 0, hasNextPage: false, hasPreviousPage: false };
    return { items: [], pageInfo, reading: null };
  };
  await renderApp('/products', { overrides: { Query: { assets } } });
  await screen.findByText('Error Loading Products');
  goes('offline');
  expect(screen.getByText(/^You are offline\./)).toBeVisible();
  isDown = false;
  goes('online');
  expect(screen.queryByText(/^You are offline\./)).not.toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'No products found' })).toBeVisible();
});

test('EN-17 where the browser stores nothing the bag fills all the same, and the page says how long it lasts', async () => {
  for (const call of ['getItem', 'setItem', 'removeItem'] as const) {
    jest.spyOn(Storage.prototype, call).mockImplementation(() => {
      throw new DOMException('no storage', 'SecurityError');
    });
  }
  jest.spyOn(console, 'warn').mockImplementation();
  await renderApp('/products?limit=1', { patterns: 1 });
  await userEvent.click(await screen.findByRole('button', { name: 'Add to Bag' }));
  expect(await screen.findByRole('link', { name: 'Bag, 1 pattern' })).toBeVisible();
  expect(screen.getByText(/your bag lasts until you close or reload this page/)).toBeVisible();
  jest.restoreAllMocks();
  act(clearLocalCart);
  await waitFor(() => expect(screen.queryByText(/your bag lasts until/)).not.toBeInTheDocument());
});

test('H-06 without scripts the search is a form that leads to the list', async () => {
  await renderApp('/help');
  const box = screen.getByRole('searchbox', { name: 'Search the shop' });
  expect(box).toHaveAttribute('name', 'search');
  expect(box.closest('form')).toHaveAttribute('action', '/products');
});

test('a header that fails is left out and logged: page and footer stay, and the next page tries it again', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation();
  const { client, goTo } = await renderApp('/contact');
  const main = screen.getByRole('main');
  expect(screen.getByRole('banner')).toBeVisible();

  // As a page rendered by an older build might have left it.
  client.cache.modify({ fields: { categories: () => [null] } });
  await userEvent.click(screen.getByRole('button', { name: 'All Designs' }));
  expect(screen.queryByRole('banner')).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toBe(main);
  expect(screen.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible();
  expect(screen.getByRole('contentinfo')).toBeVisible();
  expect(logged).toHaveBeenCalledWith('A part of the page failed.', expect.any(TypeError), expect.any(String));

  await goTo('/verify');
  expect(screen.getByRole('banner')).toBeVisible();
  logged.mockRestore();
});
