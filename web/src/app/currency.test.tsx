import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asset, completed, order } from '@halfdrop/mocks';
import { currencyOfPage } from '#lib/currency.ts';
import { fillLocalCart, signIn } from '../../test/browser-state.ts';
import { renderApp } from '../../test/render.tsx';

const product = `/product/${asset(0).slug}`;
const confirmation = '/order-confirmation?session_id=session-1';
const choice = () => within(screen.getByRole('contentinfo')).getByRole('combobox', { name: 'Currency' });
const main = () => screen.getByRole('main');

const pages = [
  ['the list', '/products?limit=4', /₹799\$9\.00/],
  ['home', '/', /₹799\$9\.00/],
  ['a pattern', product, /₹799\$9\.00 charged at checkout/],
  ['the bag', '/cart', /Total₹799\$9\.00 charged at checkout/],
] as const;

test.each(pages)('BC-34 BC-35 where rupees lead, %s has the dollars that are charged beside them', async (...row) => {
  const [, address, words] = row;
  fillLocalCart(0);
  await renderApp(address, { currency: 'INR' });
  expect((await screen.findAllByText('₹799'))[0]).toBeVisible();
  expect(main()).toHaveTextContent(words);
});

test.each(pages)('BC-34 BC-35 where dollars lead, %s has no rupees', async (_name, address) => {
  fillLocalCart(0);
  await renderApp(address);
  expect((await screen.findAllByText('$9.00'))[0]).toBeVisible();
  expect(main()).not.toHaveTextContent('₹');
});

test('BC-34 K-08 K-16 the checkout keeps the rupees and names the dollars that are charged', async () => {
  signIn();
  fillLocalCart(0);
  await renderApp('/checkout', { signedIn: true, currency: 'INR' });
  expect(await screen.findByRole('region', { name: 'Payment Summary' })).toHaveTextContent(
    'Subtotal₹799Total₹799$9.00 charged',
  );
  expect(screen.getByRole('list', { name: 'Order items' })).toHaveTextContent('₹799$9.00');
});

test.each([
  ['INR', '₹799 ($9.00 charged)'],
  ['USD', '$9.00'],
] as const)('BC-34 O-05 the confirmed order is told in %s as well', async (currency, words) => {
  signIn();
  const overrides = { Query: { orderByPaymentSession: () => completed(order()) } };
  await renderApp(confirmation, { signedIn: true, currency, overrides });
  expect(await screen.findByText(words)).toBeVisible();
});

test('BC-35 the choice in the footer leads on every page from then on, and in a tab one comes back to', async () => {
  const { goTo } = await renderApp('/products?limit=4');
  expect((await screen.findAllByText('$9.00'))[0]).toBeVisible();
  await userEvent.selectOptions(choice(), 'Indian rupees (₹)');
  expect(screen.getAllByText('₹799')[0]).toBeVisible();
  expect(document.cookie).toContain('halfdrop.currency=INR');
  await goTo(product);
  expect((await screen.findAllByText('₹799'))[0]).toBeVisible();

  document.cookie = 'halfdrop.currency=USD; path=/';
  fireEvent.focus(window);
  expect(choice()).toHaveDisplayValue('US dollars ($)');
  expect(screen.queryByText('₹799')).not.toBeInTheDocument();
});

test('BC-34 a page that the server did not render reads choice and region by itself', () => {
  const empty = document.implementation.createHTMLDocument();
  expect(currencyOfPage(empty, ['hi', 'en-IN'])).toBe('INR');
  expect(currencyOfPage(empty, ['en-US', 'en-IN'])).toBe('USD');
  // Chromium reports this on Linux without a locale.
  expect(currencyOfPage(empty, ['en-US@posix'])).toBe('USD');
  document.cookie = 'halfdrop.currency=USD; path=/';
  expect(currencyOfPage(empty, ['en-IN'])).toBe('USD');
});

test('BC-34 a rendered page is taken up in the currency it was rendered with', () => {
  const rendered = document.implementation.createHTMLDocument();
  rendered.head.innerHTML = '<meta name="lead-currency" content="INR">';
  expect(currencyOfPage(rendered, ['en-US'])).toBe('INR');
});
