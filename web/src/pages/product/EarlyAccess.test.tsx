import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asset, cart, cartItem } from '@halfdrop/mocks';
import { fillLocalCart, signIn } from '../../../test/browser-state.ts';
import { renderApp } from '../../../test/render.tsx';

/** In early access. */
const early = asset(10);
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' }).format(new Date(early.opensAt));
const address = `/product/${early.slug}`;
const onTheDay = new RegExp(`opens to everyone on ${day} at \\d\\d:\\d\\d$`);

const title = () => screen.findByRole('heading', { level: 1, name: early.title });
const main = () => within(screen.getByRole('main'));
const notices = () =>
  main().queryAllByText((_, element) => element?.tagName === 'P' && onTheDay.test(element.textContent));
const tile = async () => {
  const link = await screen.findByRole('link', { name: early.title });
  const article = link.closest('article');
  if (!article) throw new Error('the link stands in no tile');
  return within(article);
};
const offered = (container: HTMLElement) =>
  [...container.querySelectorAll('script[type="application/ld+json"]')]
    .map((script) => JSON.parse(script.textContent) as unknown)
    .find((told) => typeof told === 'object' && told !== null && 'offers' in told);

test('B-22 a tile of a new pattern carries the badge with its date, and no action but the way to the plans', async () => {
  await renderApp('/products');
  const card = await tile();
  expect(await card.findByText('Early access')).toHaveTextContent(onTheDay);
  expect(await card.findByRole('link', { name: 'Early access for subscribers' })).toHaveAttribute('href', '/pricing');
  expect(card.queryByRole('button', { name: /Add to Bag/ })).toBeNull();
  expect(screen.getAllByText('Early access')).toHaveLength(1);
});

test('B-22 the quick view says the same', async () => {
  await renderApp('/products');
  await userEvent.click((await tile()).getByRole('button', { name: `Quick view of ${early.title}` }));
  const view = within(await screen.findByRole('dialog', { name: early.title }));
  expect(await view.findByRole('link', { name: 'Early access for subscribers' })).toBeVisible();
  expect(view.getByText('Early access')).toHaveTextContent(onTheDay);
  expect(view.queryByRole('button', { name: 'Add to Bag' })).toBeNull();
});

test('B-22 a visitor sees the new pattern, its price and when it opens, and search engines are told of a pre-order', async () => {
  const { container } = await renderApp(address);
  await title();
  expect(notices()).not.toHaveLength(0);
  expect(main().getByText('Charged at checkout')).toBeVisible();
  expect(main().queryByRole('button', { name: /Add to Bag|Download/ })).toBeNull();
  expect(offered(container)).toMatchObject({
    offers: { availability: 'https://schema.org/PreOrder', availabilityStarts: early.opensAt },
  });
});

test('B-22 a pattern that is open to everyone is in stock, without badge or notice', async () => {
  const { container } = await renderApp(`/product/${asset(1).slug}`);
  expect((await main().findAllByRole('button', { name: 'Add to Bag' }))[0]).toBeInTheDocument();
  expect(main().queryByText(/Early access/)).toBeNull();
  expect(offered(container)).toMatchObject({ offers: { availability: 'https://schema.org/InStock' } });
});

test.each(['expired', 'trialing'] as const)('B-22 a %s plan does not open a new pattern', async (subscription) => {
  signIn();
  await renderApp(address, { signedIn: true, subscription });
  await title();
  expect(notices()).not.toHaveLength(0);
  expect(main().queryByRole('button', { name: /Add to Bag|Download/ })).toBeNull();
});

test('B-22 a subscriber downloads the new pattern, or buys it', async () => {
  signIn();
  await renderApp(address, { signedIn: true, subscription: 'active' });
  await title();
  expect((await main().findAllByRole('button', { name: 'Download with your plan' }))[0]).toBeInTheDocument();
  await userEvent.click(main().getAllByRole('button', { name: 'Add to Bag' })[0] ?? document.body);
  expect(await screen.findByText('Item added to cart successfully')).toBeVisible();
  expect(notices()).toHaveLength(0);
});

test('B-22 a refusal of the server is told in its words', async () => {
  signIn();
  const message = 'Rose opens to everyone later.';
  const refusal = { __typename: 'EarlyAccessError' as const, message, path: ['assetId'], opensAt: early.opensAt };
  const addToCart = () => ({ cart: null, errors: [refusal] });
  await renderApp(address, { signedIn: true, subscription: 'active', overrides: { Mutation: { addToCart } } });
  await title();
  await userEvent.click((await main().findAllByRole('button', { name: 'Add to Bag' }))[0] ?? document.body);
  expect(await screen.findByText(message)).toBeVisible();
});

test('B-22 the bag says when a line opens, keeps it, and checkout waits', async () => {
  fillLocalCart(10, 7);
  await renderApp('/cart');
  const list = within(await screen.findByRole('list', { name: 'Patterns in your bag' }));
  expect(list.getAllByRole('listitem')).toHaveLength(2);
  expect(await list.findByRole('link', { name: 'Early access for subscribers' })).toHaveAttribute('href', '/pricing');
  const checkout = screen.getByRole('button', { name: 'Proceed to Checkout' });
  expect(checkout).toBeDisabled();
  expect(checkout).toHaveAccessibleDescription(/not open to everyone yet/);
});

test('B-22 checkout of a bag whose plan has ended is refused in words, and nothing is lost', async () => {
  signIn();
  const bag = cart([{ ...cartItem(early), opensAt: early.opensAt }]);
  const message = `${early.title} opens to everyone later.`;
  const startCheckout = () => ({
    order: null,
    errors: [{ __typename: 'CartNotReadyError' as const, message, path: [] }],
  });
  const overrides = { Query: { cart: () => bag }, Mutation: { startCheckout } };
  await renderApp('/checkout', { signedIn: true, overrides });
  await userEvent.click(await screen.findByRole('button', { name: 'Proceed to Payment' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(within(screen.getByRole('list', { name: 'Order items' })).getAllByRole('listitem')).toHaveLength(1);
});
