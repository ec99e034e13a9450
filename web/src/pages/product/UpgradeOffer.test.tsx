import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asset, cart, cartItem, price } from '@halfdrop/mocks';
import { signIn } from '../../../test/browser-state.ts';
import { renderApp } from '../../../test/render.tsx';

type Options = NonNullable<Parameters<typeof renderApp>[1]>;

const owned = asset(2);

async function openOwned(options: Options = {}) {
  signIn();
  const app = await renderApp(`/product/${owned.slug}`, { signedIn: true, ...options });
  await screen.findByRole('link', { name: 'In your library: formats and certificate' });
  return app;
}

test('C-11 D-10 the owner of a standard license is offered the extended one for what the server asks, and puts it in the bag', async () => {
  const { operations } = await openOwned();
  const offer = within(await screen.findByRole('region', { name: 'Upgrade' }));
  const asked = ((owned.extendedPrice?.usd.minorUnits ?? 0) - (owned.price?.usd.minorUnits ?? 0)) / 100;
  expect(offer.getByText(`Upgrade to Extended for $${asked.toFixed(2)}`)).toBeVisible();

  await userEvent.click(offer.getByRole('button', { name: 'Add Extended to Bag' }));
  expect(await offer.findByRole('button', { name: 'Added to Bag' })).toBeDisabled();
  expect(operations.find(({ name }) => name === 'AddToCart')?.variables).toEqual({
    input: { assetId: owned.id, license: 'EXTENDED', palette: null },
  });
});

test('C-11 who holds the extended license is offered nothing more', async () => {
  const cartQuote = () => ({
    cart: cart([{ ...cartItem(owned, 'EXTENDED'), price: price(0, 0) }]),
    errors: [],
  });
  const { operations } = await openOwned({ overrides: { Query: { cartQuote } } });
  await waitFor(() => expect(operations.map(({ name }) => name)).toContain('UpgradePrice'));
  expect(screen.queryByRole('region', { name: 'Upgrade' })).not.toBeInTheDocument();
});

test('C-11 who does not own the pattern chooses among the licenses, and nothing speaks of an upgrade', async () => {
  const { operations } = await renderApp(`/product/${owned.slug}`);
  expect(await screen.findByRole('radio', { name: /^Extended/ })).toBeVisible();
  expect(operations.map(({ name }) => name)).not.toContain('UpgradePrice');
});
