import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asset, cart, cartItem, user } from '@halfdrop/mocks';
import { signIn } from '../../../test/browser-state.ts';
import { renderApp } from '../../../test/render.tsx';

const patterns = [0, 1, 4, 5, 6, 7, 8, 9, 10].map((index) => asset(index));
const ordinary = patterns.find(({ isPremium, isFree }) => !isPremium && !isFree) ?? asset(0);
const premium = patterns.find(({ isPremium }) => isPremium) ?? asset(0);

let click: jest.SpyInstance;
beforeEach(() => {
  signIn();
  click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});
afterEach(() => click.mockRestore());

test('D-22 PR-04 a subscriber downloads with the plan, and sees what is left before and after', async () => {
  await renderApp(`/product/${ordinary.slug}`, { signedIn: true, subscription: 'active' });
  expect(await screen.findByText('Download available with your subscription')).toBeVisible();
  expect(screen.getByText(/38 of 50 downloads left this month/)).toBeVisible();
  const [download] = screen.getAllByRole('button', { name: 'Download with your plan' });
  await userEvent.click(download ?? document.body);

  expect(await screen.findByText('Download Started')).toBeVisible();
  expect(await screen.findByText(/37 of 50 downloads left this month/)).toBeVisible();
  expect((await screen.findAllByRole('button', { name: 'Download' }))[0]).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add to Bag' })).toBeNull();
});

test('B-12 with every download used the page says when new ones come, with a choice of plans', async () => {
  const downloadQuota = {
    planName: 'Starter',
    license: 'STANDARD' as const,
    hasEarlyAccess: true,
    hasPremiumAccess: true,
    limit: 10,
    used: 10,
    left: 0,
    resetsAt: '2026-12-03T09:00:00.000Z',
  };
  const viewer = () => user({ downloadQuota });
  await renderApp(`/product/${ordinary.slug}`, {
    signedIn: true,
    subscription: 'active',
    overrides: { Query: { viewer } },
  });
  const words = 'You have used all 10 downloads of this month. New ones come on 3 December 2026.';
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Compare plans' })).toBeVisible();
});

test('premium patterns are not part of a trial, and the page says so with a choice of plans', async () => {
  await renderApp(`/product/${premium.slug}`, { signedIn: true, subscription: 'trialing' });
  expect(await screen.findByText(/^Premium Designs are not part of your/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Compare plans' })).toHaveAttribute('href', '/pricing');
  expect(screen.queryByRole('button', { name: 'Download with your plan' })).toBeNull();
});

test('without a plan the page offers the plans', async () => {
  await renderApp(`/product/${ordinary.slug}`, { signedIn: true });
  expect(await screen.findByRole('button', { name: /see the plans/ })).toBeVisible();
  expect(screen.queryByText('Download available with your subscription')).toBeNull();
});

const isBefore = (first: HTMLElement, second: HTMLElement) =>
  (first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

test('PR-04 where the plan covers a pattern, tile and quick view offer the download first and buying second', async () => {
  const { operations } = await renderApp(`/products?assetId=${ordinary.sku}`, {
    signedIn: true,
    subscription: 'active',
  });
  const tile = within(await screen.findByRole('article'));
  const download = await tile.findByRole('button', { name: `Download with your plan: ${ordinary.title}` });
  expect(isBefore(download, tile.getByRole('button', { name: `Add to Bag: ${ordinary.title}` }))).toBe(true);

  await userEvent.click(tile.getByRole('button', { name: /^Quick view/ }));
  const quickView = within(await screen.findByRole('dialog', { name: ordinary.title }));
  const offered = await quickView.findByRole('button', { name: 'Download with your plan' });
  expect(isBefore(offered, quickView.getByRole('button', { name: 'Add to Bag' }))).toBe(true);
  await userEvent.click(offered);
  expect(await quickView.findByRole('button', { name: 'Download' })).toBeEnabled();
  expect(operations.filter(({ name }) => name === 'ClaimWithSubscription')).toHaveLength(1);
});

test('PR-04 the page of a covered pattern offers the download before its price', async () => {
  await renderApp(`/product/${ordinary.slug}`, { signedIn: true, subscription: 'active' });
  const main = within(await screen.findByRole('main'));
  const [download] = await main.findAllByRole('button', { name: 'Download with your plan' });
  expect(isBefore(download ?? document.body, main.getByText(/charged at checkout/i))).toBe(true);
});

test('C-05 a line of the bag that the plan covers says so and is downloaded there', async () => {
  const items = [cartItem(ordinary, 'STANDARD')];
  const { operations } = await renderApp('/cart', {
    signedIn: true,
    subscription: 'active',
    overrides: { Query: { cart: () => cart(items) } },
  });
  const line = within(await screen.findByRole('list', { name: 'Patterns in your bag' }));
  expect(await line.findByText(/Your Pro plan covers it: Commercial licence/)).toBeVisible();
  await userEvent.click(line.getByRole('button', { name: `Download ${ordinary.title} with your plan` }));
  expect(await screen.findByText('Download Started')).toBeVisible();
  expect(operations.filter(({ name }) => name === 'ServerCart')).toHaveLength(2);
  expect(line.getByRole('button', { name: `Remove ${ordinary.title}` })).toBeEnabled();
});

test('C-05 a plan does not cover a line with a wider license than its own', async () => {
  const items = [cartItem(ordinary, 'EXTENDED')];
  await renderApp('/cart', {
    signedIn: true,
    subscription: 'active',
    overrides: { Query: { cart: () => cart(items) } },
  });
  const line = within(await screen.findByRole('list', { name: 'Patterns in your bag' }));
  expect(line.queryByText(/plan covers it/)).toBeNull();
});
