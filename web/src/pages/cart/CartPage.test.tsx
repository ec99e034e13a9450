import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LOCAL_CART_KEY, readLocalCart } from '#features/cart/local-cart.ts';
import { asset, cart as cartOf, cartItem, upstreamUnavailable } from '@halfdrop/mocks';
import { fillLocalCart, signIn } from '../../../test/browser-state.ts';
import { renderApp } from '../../../test/render.tsx';

async function lines() {
  return within(await screen.findByRole('list', { name: 'Patterns in your bag' })).findAllByRole('listitem');
}

async function applyCoupon(code: string) {
  const person = userEvent.setup();
  await person.type(await screen.findByLabelText('Coupon code'), code);
  await person.click(screen.getByRole('button', { name: 'Apply' }));
}

test('C-03 C-04 ST-08 an empty cart says so, leads to the patterns and asks the server for nothing', async () => {
  const { operations } = await renderApp('/cart');

  expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Browse Patterns' })).toHaveAttribute('href', '/products');
  expect(operations.map(({ name }) => name)).not.toEqual(expect.arrayContaining(['ServerCart', 'CartQuote']));
});

test('C-01 while the bag is loaded the page says so', async () => {
  signIn();
  const cart = () => new Promise<never>(() => undefined);
  await renderApp('/cart', { signedIn: true, overrides: { Query: { cart } } });
  expect(await screen.findByRole('status', { name: 'Loading your bag' })).toBeInTheDocument();
});

test('R-06 C-05 C-08 C-13 C-15 C-17 a visitor in India sees the local cart at the server’s prices, in rupees with the dollars', async () => {
  fillLocalCart(7, 8);
  await renderApp('/cart', { currency: 'INR' });

  const [first, second] = await lines();
  expect(first).toHaveTextContent(/Woven Linen.*Fold Atelier.*HD-10000007.*Standard licence.*₹699.*\$8\.00/);
  expect(second).toHaveTextContent(/Bold Heron.*₹799.*\$9\.00/);
  const summary = screen.getByRole('region', { name: 'Order Summary' });
  expect(summary).toHaveTextContent('Subtotal₹1,498');
  expect(summary).toHaveTextContent('Total₹1,498$17.00 charged at checkout');
});

test('C-07 V-34 ST-19 a coupon: Apply waits for a code, a wrong one is refused beside the field', async () => {
  fillLocalCart(7);
  await renderApp('/cart');
  const person = userEvent.setup();

  const field = await screen.findByLabelText('Coupon code');
  await person.type(field, '   ');
  expect(screen.getByRole('button', { name: 'Apply' })).toBeDisabled();
  await applyCoupon('x');

  expect(await screen.findByRole('alert')).toHaveTextContent('Invalid coupon code');
  expect(field).toHaveAccessibleDescription('Invalid coupon code');
});

test('ST-17 while a coupon is looked up the button is busy, then its result stands', async () => {
  let answer: () => void = () => undefined;
  const later = new Promise<void>((resolve) => (answer = resolve));
  const refusal = { __typename: 'InvalidCouponError' as const, message: 'Invalid coupon code', path: ['code'] };
  const applyLate = () => later.then(() => ({ cart: null, errors: [refusal] }));
  signIn();
  fillLocalCart(7);
  await renderApp('/cart', { signedIn: true, overrides: { Mutation: { applyCoupon: applyLate } } });
  await applyCoupon('x');

  expect(screen.getByRole('button', { name: 'Applying...' })).toBeDisabled();
  answer();
  expect(await screen.findByRole('alert')).toHaveTextContent('Invalid coupon code');
  expect(screen.getByRole('button', { name: 'Apply' })).toBeVisible();
});

test.each(['visitor', 'person'])(
  'C-16 ST-18 ST-20 SaVe10 takes off a tenth and can be removed again (%s)',
  async (who) => {
    if (who === 'person') signIn();
    fillLocalCart(7, 8);
    await renderApp('/cart', { signedIn: who === 'person', currency: 'INR' });
    const person = userEvent.setup();

    await applyCoupon('SaVe10');
    const remove = await screen.findByRole('button', { name: 'Remove coupon SAVE10' });
    const summary = screen.getByRole('region', { name: 'Order Summary' });
    expect(summary).toHaveTextContent(/Discount \(SAVE10\).*−₹149\.8/);
    expect(summary).toHaveTextContent('$15.30 charged at checkout');
    expect(remove).toHaveFocus();

    await person.click(remove);
    expect(await screen.findByLabelText('Coupon code')).toHaveFocus();
    expect(summary).toHaveTextContent('$17.00 charged at checkout');
  },
);

test('C-06 ER-44 a pattern is removed, said to be, and put back by Undo', async () => {
  fillLocalCart(7, 8);
  await renderApp('/cart');
  const person = userEvent.setup();

  await person.click(await screen.findByRole('button', { name: 'Remove Woven Linen' }));
  expect(await screen.findByText('Item removed from cart successfully')).toBeVisible();
  expect(await lines()).toHaveLength(1);
  expect(screen.getByText('Woven Linen was removed.').parentElement).toHaveFocus();

  await person.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await lines()).toHaveLength(2));
});

test('C-10 ER-45 Clear Cart asks once and empties the cart', async () => {
  fillLocalCart(7, 8);
  await renderApp('/cart');
  const person = userEvent.setup();

  await person.click(await screen.findByRole('button', { name: 'Clear Cart' }));
  await person.click(screen.getByRole('button', { name: 'Yes, clear' }));

  expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  expect(screen.getByText('Cart cleared successfully')).toBeVisible();
  expect(localStorage.getItem(LOCAL_CART_KEY)).toBeNull();
});

test('C-11 says what one gets, with the licenses that lie in the bag', async () => {
  fillLocalCart(7, 8);
  await renderApp('/cart');

  const summary = await screen.findByRole('region', { name: 'Order Summary' });
  for (const words of ['High-resolution files', 'Standard licence', 'Instant download', 'Lifetime access']) {
    expect(summary).toHaveTextContent(words);
  }
  expect(summary).not.toHaveTextContent('Commercial licence');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Licence of Woven Linen' }), 'Extended licence');
  await waitFor(() => expect(summary).toHaveTextContent('Extended licence (1), Standard licence (1)'));
});

test.each(['visitor', 'person'])(
  'C-11 EN-16 the license is changed in its line, and the price follows (%s)',
  async (who) => {
    fillLocalCart(7);
    if (who === 'person') signIn();
    await renderApp('/cart', { signedIn: who === 'person' });

    const choice = await screen.findByRole('combobox', { name: 'Licence of Woven Linen' });
    await userEvent.selectOptions(choice, 'Extended licence');
    await waitFor(async () => expect((await lines())[0]).toHaveTextContent('$18.00'));
    expect(await lines()).toHaveLength(1);
    expect(screen.getByRole('combobox', { name: 'Licence of Woven Linen' })).toHaveValue('EXTENDED');
  },
);

test('C-14 Price TBD stands where a category has no price, and such a line blocks checkout', async () => {
  fillLocalCart(7);
  await renderApp('/cart', { scenario: 'priceTbd' });

  expect((await lines())[0]).toHaveTextContent('Price TBD');
  expect(screen.getByRole('button', { name: 'Proceed to Checkout' })).toBeDisabled();
});

test('C-09 a priced cart leads to checkout', async () => {
  fillLocalCart(7);
  await renderApp('/cart');
  expect(await screen.findByRole('link', { name: 'Proceed to Checkout' })).toHaveAttribute('href', '/checkout');
});

test('C-02 a cart that cannot be loaded offers Retry, which loads it', async () => {
  let calls = 0;
  signIn();
  const cart = () => {
    calls += 1;
    if (calls === 1) throw upstreamUnavailable();
    return null;
  };
  await renderApp('/cart', { signedIn: true, overrides: { Query: { cart } } });

  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
});

test('ER-28 ER-29 the server refuses: the cart stays and the failure is told', async () => {
  signIn();
  fillLocalCart(7);
  const down = () => {
    throw upstreamUnavailable();
  };
  await renderApp('/cart', { signedIn: true, overrides: { Mutation: { removeFromCart: down, clearCart: down } } });
  const person = userEvent.setup();

  await person.click(await screen.findByRole('button', { name: 'Remove Woven Linen' }));
  expect(await screen.findByText('Failed to remove item from cart')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Clear Cart' }));
  await person.click(screen.getByRole('button', { name: 'Yes, clear' }));
  expect(await screen.findByText('Failed to clear cart')).toBeVisible();
  expect(await lines()).toHaveLength(1);
});

test('EN-18 patterns saved before signing in go into an empty bag by themselves, and the page says so', async () => {
  signIn();
  fillLocalCart(7, 8);
  await renderApp('/cart', { signedIn: true });

  expect(await screen.findByText('Your 2 saved patterns are in your bag')).toBeVisible();
  expect(await lines()).toHaveLength(2);
  expect(readLocalCart().items).toHaveLength(0);
  expect(screen.queryByRole('button', { name: 'Add to my bag' })).toBeNull();
});

const heldBag = () => ({ Query: { cart: () => cartOf([cartItem(asset(9))]) } });

test('EN-18 beside other patterns they wait for the person to decide, and what is left is not asked about again', async () => {
  signIn();
  fillLocalCart(7, 8);
  const { goTo } = await renderApp('/cart', { signedIn: true, overrides: heldBag() });

  expect(await screen.findByText('You have 2 saved patterns')).toBeVisible();
  expect(readLocalCart().items).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Leave them' }));
  expect(screen.queryByText('You have 2 saved patterns')).toBeNull();
  await goTo('/checkout');
  expect(await screen.findByRole('list', { name: 'Order items' })).toBeVisible();
  expect(screen.queryByText('You have 2 saved patterns')).toBeNull();
  expect(readLocalCart().items).toHaveLength(2);
});

test('EN-18 a bag that could not be filled by itself asks the person', async () => {
  signIn();
  fillLocalCart(7);
  const addSavedToCart = () => {
    throw upstreamUnavailable();
  };
  await renderApp('/cart', { signedIn: true, overrides: { Mutation: { addSavedToCart } } });
  expect(await screen.findByRole('button', { name: 'Add to my bag' })).toBeEnabled();
  expect(readLocalCart().items).toHaveLength(1);
});

test('H-08 the badge counts the patterns in the cart', async () => {
  fillLocalCart(7, 8);
  await renderApp('/cart');
  expect((await screen.findAllByRole('link', { name: 'Bag, 2 patterns' }))[0]).toBeInTheDocument();
});
