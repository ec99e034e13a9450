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
  const { operations } = await renderApp('/products', { signedIn: true, patterns: 4 });
  const tile = (await screen.findByRole('link', { name: owned.title })).closest('li');
  const tileOf = within(tile ?? document.body);
  expect(await tileOf.findByText('Owned')).toBeVisible();
  expect(tileOf.getAllByRole('button', { name: `Download ${owned.title}` })[0]).toBeEnabled();
  expect(tileOf.queryByRole('button', { name: 'Add to Bag' })).toBeNull();
  expect(operations.filter(({ name }) => name === 'OwnedAssets')).toHaveLength(1);

  await userEvent.click(tileOf.getByRole('button', { name: `Quick view of ${owned.title}` }));
  const dialog = within(await screen.findByRole('dialog', { name: owned.title }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Download' }));
  expect(await screen.findByText('Download Started')).toBeVisible();
  expect(operations.some(({ name }) => name === 'ClaimWithSubscription')).toBe(false);
});

test('D-12 the page of an owned pattern has its download first, and nothing that asks for money', async () => {
  signIn();
  await renderApp(`/product/${owned.slug}`, { signedIn: true });
  const main = within(await screen.findByRole('main'));
  expect((await main.findAllByRole('button', { name: 'Download' }))[0]).toBeVisible();
  expect(main.queryByRole('radio', { name: /^Standard/ })).toBeNull();
  expect(main.queryByText(/charged at checkout/i)).toBeNull();
  expect(main.queryByRole('button', { name: 'Add to Bag' })).toBeNull();
});

test('a visitor is not asked about', async () => {
  const { operations } = await renderApp('/products', { patterns: 4 });
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

describe('the certificate', () => {
  const answer = jest.fn();
  beforeAll(() => {
    // Browsers provide both; they end with this file's environment.
    Object.assign(globalThis, { fetch: answer });
    Object.assign(URL, { createObjectURL: () => 'blob:certificate', revokeObjectURL: () => undefined });
  });
  async function press(status: number): Promise<void> {
    answer.mockResolvedValue({ ok: status === 200, status, blob: () => Promise.resolve(new Blob()) });
    signIn();
    await renderApp('/profile?tab=downloads', { signedIn: true });
    await userEvent.click(await screen.findByRole('button', { name: `Download certificate of ${owned.title}` }));
  }

  test('is fetched with the token and saved', async () => {
    await press(200);
    expect(answer.mock.calls[0]).toMatchObject([
      `/api/downloads/entitlement-${owned.id}/certificate`,
      { headers: { authorization: expect.stringMatching(/^Bearer ./) } },
    ]);
    expect(click).toHaveBeenCalledTimes(1);
  });

  test('that cannot be had is told about', async () => {
    await press(503);
    expect(await screen.findByText(/The certificate of .* could not be downloaded/)).toBeVisible();
    expect(click).not.toHaveBeenCalled();
  });
});
