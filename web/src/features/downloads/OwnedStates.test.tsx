import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asset } from '@halfdrop/mocks';
import { signIn } from '../../../test/browser-state.ts';
import { renderApp } from '../../../test/render.tsx';

const owned = asset(2);

let click: jest.SpyInstance;
beforeEach(() => {
  click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});
afterEach(() => click.mockRestore());

test('D-12 tile, quick view and page of an owned pattern offer its files instead of the bag, asked for all tiles at once', async () => {
  signIn();
  const { operations } = await renderApp('/products', { signedIn: true });
  const tile = (await screen.findByRole('link', { name: owned.title })).closest('li');
  const within_ = within(tile ?? document.body);
  expect(await within_.findByText('Owned')).toBeVisible();
  expect(within_.getByRole('link', { name: 'In your library' })).toHaveAttribute('href', '/profile?tab=downloads');
  expect(within_.queryByRole('button', { name: 'Add to Bag' })).toBeNull();
  expect(operations.filter(({ name }) => name === 'OwnedAssets')).toHaveLength(1);

  await userEvent.click(within_.getByRole('button', { name: `Quick view of ${owned.title}` }));
  const dialog = within(await screen.findByRole('dialog', { name: owned.title }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Download' }));
  expect(await screen.findByText('Download Started')).toBeVisible();
  expect(operations.some(({ name }) => name === 'ClaimWithSubscription')).toBe(false);
});

test('a visitor is not asked about', async () => {
  const { operations } = await renderApp('/products');
  expect(await screen.findByRole('link', { name: owned.title })).toBeVisible();
  expect(screen.queryByText('Owned')).toBeNull();
  expect(operations.some(({ name }) => name === 'OwnedAssets')).toBe(false);
});

test('U-20 the library gives each format by itself and the certificate, and lists every download', async () => {
  signIn();
  const { operations } = await renderApp('/profile?tab=downloads', { signedIn: true });
  const library = within(await screen.findByRole('list', { name: 'Your library' }));
  await userEvent.click(library.getAllByText(/^Choose a format/)[0] ?? document.body);
  await userEvent.click(library.getByRole('button', { name: `Download ${owned.title} as SVG` }));
  expect(operations.findLast(({ name }) => name === 'CreateDownloadLink')?.variables).toEqual({
    input: { entitlementId: `entitlement-${owned.id}`, formats: ['SVG'] },
  });

  const history = within(await screen.findByRole('list', { name: 'Download history' }));
  expect(history.getAllByRole('listitem')).toHaveLength(2);
  expect(history.getAllByText(/PSD, JPG|SVG/)[0]).toBeVisible();
});

test.each([
  [200, 'saved'],
  [503, 'told to try again'],
])('the certificate is fetched with the token; answered with %i it is %s', async (status) => {
  signIn();
  const answer = jest.fn().mockResolvedValue({ ok: status === 200, status, blob: () => Promise.resolve(new Blob()) });
  const address = { createObjectURL: () => 'blob:certificate', revokeObjectURL: () => undefined };
  const [fetchBefore, before] = [globalThis.fetch, { ...URL }];
  Object.assign(globalThis, { fetch: answer });
  Object.assign(URL, address);
  await renderApp('/profile?tab=downloads', { signedIn: true });
  await userEvent.click(await screen.findByRole('button', { name: `Download certificate of ${owned.title}` }));

  expect(answer.mock.calls[0]).toMatchObject([
    `/api/downloads/entitlement-${owned.id}/certificate`,
    { headers: { authorization: expect.stringMatching(/^Bearer ./) } },
  ]);
  if (status === 200) expect(click).toHaveBeenCalledTimes(1);
  else expect(await screen.findByText(/The certificate of .* could not be downloaded/)).toBeVisible();
  Object.assign(globalThis, { fetch: fetchBefore });
  Object.assign(URL, before);
});
