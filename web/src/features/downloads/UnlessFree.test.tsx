import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asset, entitlement, user } from '@halfdrop/mocks';
import { signIn } from '../../../test/browser-state.ts';
import { messages } from '../../../test/messages.ts';
import { renderApp } from '../../../test/render.tsx';

async function quickViewOfFree(freeDownloads: number) {
  signIn({ freeDownloads });
  const viewer = () => user({ freeDownloads });
  const app = await renderApp('/products?free=true&limit=2', { signedIn: true, overrides: { Query: { viewer } } });
  const [open] = await screen.findAllByRole('button', { name: /^Quick view of/ });
  if (open) await userEvent.click(open);
  return { ...app, dialog: within(await screen.findByRole('dialog')) };
}

/** A free pattern, and a server that grants it only to confirmed addresses. */
function unconfirmedClaim(isConfirmed: () => boolean) {
  const free = asset(1, { isFree: true, viewerHasLicense: false });
  const message = 'Please confirm your email address first.';
  const errors = [{ __typename: 'EmailUnconfirmedError' as const, message, path: [] }];
  const claimFreeAsset = () =>
    isConfirmed()
      ? {
          entitlement: entitlement(free, 'PERSONAL', { formats: ['PNG'] }),
          viewer: user({ freeDownloads: 4 }),
          errors: [],
        }
      : { entitlement: null, viewer: null, errors };
  return { free, claimFreeAsset };
}

test('M-09 PR-03 a free pattern is downloaded for one of the free downloads, which are counted down', async () => {
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { dialog, operations } = await quickViewOfFree(5);
  await userEvent.click(await dialog.findByRole('button', { name: 'Free Download' }));
  expect(await screen.findByText('Download Started')).toBeVisible();
  expect(operations.map(({ name }) => name)).toEqual(expect.arrayContaining(['ClaimFreeAsset', 'CreateDownloadLink']));
  expect(JSON.parse(localStorage.getItem('user') ?? '{}')).toHaveProperty('freeDownloads');
  click.mockRestore();
});

test('BC-21 who has not confirmed the address is shown the way out in place, and goes on from there', async () => {
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  let isConfirmed = false;
  const { free, claimFreeAsset } = unconfirmedClaim(() => isConfirmed);
  const resendEmailConfirmation = () => ({ email: 'ada@example.com', isSent: true, errors: [] });
  const link = { url: '#', fileName: 'Rose.zip', isReady: true, formats: [], expiresAt: '2026-11-01T09:10:00.000Z' };
  const createDownloadLink = () => ({ link, errors: [] });
  signIn({ freeDownloads: 5 });
  await renderApp(`/product/${free.slug}`, {
    signedIn: true,
    overrides: {
      Query: { assetBySlug: () => free },
      Mutation: { claimFreeAsset, resendEmailConfirmation, createDownloadLink },
    },
  });
  const main = within(await screen.findByRole('main'));
  expect(await main.findByText(/5 free downloads left/)).toBeVisible();
  await userEvent.click(main.getByRole('button', { name: 'Free Download' }));
  expect(await main.findByRole('alert')).toHaveTextContent('Please confirm your email address first');
  await userEvent.click(main.getByRole('button', { name: 'Send the confirmation email again' }));
  expect(await main.findByRole('button', { name: 'Confirmation email sent' })).toBeDisabled();
  expect(messages()).toBeEmptyDOMElement();
  isConfirmed = true;
  await userEvent.click(main.getByRole('button', { name: 'I have confirmed it' }));
  expect(await screen.findByText('Download Started')).toBeVisible();
  click.mockRestore();
});

test('M-09 without free downloads left there is no button, and the reason is given', async () => {
  const { dialog } = await quickViewOfFree(0);
  expect(await dialog.findByText(/^Your free downloads are used up/)).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Free Download' })).toBeNull();
});

test.each(['/collections/trending', '/contemporary'])(
  'M-09 PR-01 the tiles of %s download as those of the list do',
  async (address) => {
    const free = asset(1, { isFree: true });
    const pageInfo = { page: 1, limit: 24, totalItems: 1, totalPages: 1, hasNextPage: false, hasPreviousPage: false };
    const assets = () => ({ items: [free], pageInfo, reading: null });
    signIn({ freeDownloads: 2 });
    const viewer = () => user({ freeDownloads: 2 });
    await renderApp(address, { signedIn: true, overrides: { Query: { assets, viewer } } });

    expect(await screen.findByRole('button', { name: `Download ${free.title}` })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: `Quick view of ${free.title}` }));
    const dialog = within(await screen.findByRole('dialog', { name: free.title }));
    expect(await dialog.findByRole('button', { name: 'Free Download' })).toBeVisible();
    expect(dialog.getByText(/2 free downloads left/)).toBeVisible();
  },
);

test('PR-06 a free pattern does not go into the bag: its tile leads to its page, its extended license is bought', async () => {
  const free = asset(1, { isFree: true, viewerHasLicense: false });
  await renderApp(`/product/${free.slug}`, { overrides: { Query: { assetBySlug: () => free } } });
  const main = within(await screen.findByRole('main'));
  expect(await main.findByRole('button', { name: 'Free Download' })).toBeVisible();
  expect(main.queryByRole('button', { name: 'Add to Bag' })).toBeNull();
  await userEvent.click(main.getByRole('radio', { name: /^Extended/ }));
  expect((await main.findAllByRole('button', { name: 'Add to Bag' }))[0]).toBeEnabled();
  expect(main.queryByRole('button', { name: 'Free Download' })).toBeNull();
});

test('PR-01 a visitor is asked to sign in for a free download', async () => {
  await renderApp('/products?free=true&limit=2');
  const [tile] = await screen.findAllByRole('article');
  expect(within(tile ?? document.body).getByRole('link', { name: 'Free Download' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/product\//),
  );
  const [open] = screen.getAllByRole('button', { name: /^Quick view of/ });
  await userEvent.click(open ?? document.body);
  await userEvent.click(
    await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Free Download' }),
  );
  expect(await screen.findByText('Login Required')).toBeVisible();
});
