import { screen, within } from '@testing-library/react';
import { asset, cart, cartItem, paletteFor, price } from '@halfdrop/mocks';
import { signIn } from '../../../test/browser-state.ts';
import { renderApp } from '../../../test/render.tsx';

test('D-12 a line whose license is owned already says that nothing is paid for it', async () => {
  signIn();
  const [owned, other] = [asset(2), asset(5)];
  const items = [{ ...cartItem(owned), price: price(0, 0) }, cartItem(other)];
  await renderApp('/cart', { signedIn: true, overrides: { Query: { cart: () => cart(items) } } });
  const title = (await screen.findAllByRole('link', { name: owned.title }))[0];
  const line = within(title?.closest('li') ?? document.body);
  expect(line.getByText(/You own this licence: nothing to pay/)).toBeVisible();
  expect(line.getByText('Owned')).toBeVisible();
  expect(screen.getAllByText(/nothing to pay/)).toHaveLength(1);
});

test('a line in another palette shows its colors and their name', async () => {
  signIn();
  const chosen = asset(1);
  const items = [cartItem(chosen, 'STANDARD', paletteFor(chosen, 'lagoon'))];
  await renderApp('/cart', { signedIn: true, overrides: { Query: { cart: () => cart(items) } } });
  const line = (await screen.findByText('In Lagoon')).closest('li');
  expect(line?.querySelector('img')?.getAttribute('src')).toMatch(/&palette=lagoon&/);
});
