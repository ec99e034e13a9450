import { screen, within } from '@testing-library/react';
import { asset, cart, cartItem, price } from '@halfdrop/mocks';
import { signIn } from '../../../test/browser-state.ts';
import { renderApp } from '../../../test/render.tsx';

test('D-12 a line whose licence is owned already says that nothing is paid for it', async () => {
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
