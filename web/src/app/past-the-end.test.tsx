import { screen } from '@testing-library/react';
import { signIn } from '../../test/browser-state.ts';
import { renderApp } from '../../test/render.tsx';

test.each([
  ['/products?page=99', /^\/products\?page=\d+$/],
  ['/products?search=fern&page=99', /^\/products\?search=fern(&page=\d+)?$/],
  ['/collections/trending?page=99', /^\/collections\/trending(\?page=\d+)?$/],
  ['/contemporary?page=99', /^\/contemporary(\?page=\d+)?$/],
  ['/designers?page=99', /^\/designers(\?page=\d+)?$/],
  ['/designer/1?page=99', /^\/designer\/1(\?page=\d+)?#portfolio$/],
])('%s is past the end: it leads back, and search engines leave it alone', async (address, last) => {
  await renderApp(address);
  expect(await screen.findByRole('heading', { name: 'There is no page 99' })).toBeVisible();
  expect((await screen.findAllByRole('link', { name: /^Go to the (last|first) page/ }))[0]).toHaveAttribute(
    'href',
    expect.stringMatching(last),
  );
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test.each(['orders', 'tickets', 'downloads'])('the %s of a person past their end lead back', async (tab) => {
  signIn();
  await renderApp(`/profile?tab=${tab}&page=99`, { signedIn: true });
  expect(await screen.findByRole('heading', { name: 'There is no page 99' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the first page' })).toHaveAttribute(
    'href',
    `/profile?tab=${tab}&page=1`,
  );
});
