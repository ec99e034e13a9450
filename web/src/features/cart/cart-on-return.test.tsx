import { act, screen } from '@testing-library/react';
import { cart, cartItem, asset } from '@halfdrop/mocks';
import { FRESH_MS } from '#lib/freshness.ts';
import { signIn } from '../../../test/browser-state.ts';
import { renderApp } from '../../../test/render.tsx';

afterEach(() => jest.restoreAllMocks());

test('H-08 ST-26 a cart changed on another device is right when the page is looked at again, and not asked for while it is fresh', async () => {
  signIn();
  let lines = [cartItem(asset(7))];
  const { operations } = await renderApp('/pricing', {
    signedIn: true,
    overrides: { Query: { cart: () => cart(lines) } },
  });
  expect((await screen.findAllByRole('link', { name: 'Bag, 1 pattern' }))[0]).toBeInTheDocument();
  const asked = () => operations.filter(({ name }) => name === 'ServerCart').length;
  const before = asked();

  lines = [cartItem(asset(7)), cartItem(asset(8))];
  await act(async () => void window.dispatchEvent(new Event('focus')));
  expect(asked()).toBe(before);

  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + FRESH_MS);
  await act(async () => void window.dispatchEvent(new Event('focus')));
  expect((await screen.findAllByRole('link', { name: 'Bag, 2 patterns' }))[0]).toBeInTheDocument();
});
