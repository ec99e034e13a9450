import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asset, user } from '@halfdrop/mocks';
import { GraphQLError } from 'graphql';
import { readSession } from '#lib/session.ts';
import { signIn } from '../../test/browser-state.ts';
import { renderApp } from '../../test/render.tsx';

const banner = () => within(screen.getByRole('banner'));

test('H-13 signed out, the header offers Login and Sign Up', async () => {
  await renderApp('/cart');
  expect(banner().getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  expect(banner().getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/register');
});

test('ST-02 ST-07 at the start the person is read once, and what changed is merged into header and storage', async () => {
  signIn();
  const viewer = () => user({ name: 'Ada Renamed' });
  const { operations } = await renderApp('/cart', { signedIn: true, overrides: { Query: { viewer } } });

  expect(await banner().findByText('Ada Renamed')).toBeVisible();
  await waitFor(() => expect(readSession()?.user.name).toBe('Ada Renamed'));
  expect(JSON.parse(localStorage.getItem('user') ?? '{}')).toMatchObject({ name: 'Ada Renamed', role: 'USER' });
  expect(operations.filter(({ name }) => name === 'Viewer')).toHaveLength(1);
});

test('ST-03 while the person is still read nothing says that they are signed out', async () => {
  signIn();
  const viewer = () => new Promise<never>(() => undefined);
  await renderApp('/profile', { signedIn: true, overrides: { Query: { viewer } } });

  expect(await screen.findByRole('heading', { level: 1, name: 'Ada Weaver' })).toBeVisible();
  expect(screen.queryByText('Please log in to view your profile')).toBeNull();
  expect(banner().queryByRole('link', { name: 'Login' })).toBeNull();
});

test('ER-07 a start whose reading of the person fails is silent, and the stored copy serves', async () => {
  signIn();
  const viewer = () => {
    throw new GraphQLError('');
  };
  await renderApp('/cart', { signedIn: true, overrides: { Query: { viewer } } });

  expect(await banner().findByText('Ada Weaver')).toBeVisible();
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByText('Login failed')).toBeNull();
});

test('G-02 a visitor finds, looks at and puts a pattern into the bag without signing in', async () => {
  const { title, slug } = asset(1);
  const { address } = await renderApp(`/products?search=${encodeURIComponent(title)}`);
  const main = within(screen.getByRole('main'));
  await userEvent.click((await main.findAllByRole('link', { name: title }))[0] ?? document.body);
  await waitFor(() => expect(address()).toBe(`/product/${slug}`));
  await userEvent.click((await main.findAllByRole('button', { name: 'Add to Bag' }))[0] ?? document.body);
  await userEvent.click(banner().getByRole('link', { name: /^Bag/ }));

  await waitFor(() => expect(address()).toBe('/cart'));
  expect(await main.findByRole('link', { name: title })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('ST-09 after adding, removing and clearing, badge and bag show what the server answers', async () => {
  signIn();
  const { title, slug } = asset(1);
  await renderApp(`/product/${slug}`, { signedIn: true });
  const main = within(screen.getByRole('main'));
  const bag = (name: string) => banner().findByRole('link', { name });
  const add = async () =>
    userEvent.click((await main.findAllByRole('button', { name: 'Add to Bag' }))[0] ?? document.body);

  await add();
  await userEvent.click(await bag('Bag, 1 pattern'));
  await userEvent.click(await main.findByRole('button', { name: `Remove ${title}` }));
  expect(await bag('Bag')).toBeVisible();

  await userEvent.click(await main.findByRole('button', { name: 'Undo' }));
  await bag('Bag, 1 pattern');
  await userEvent.click(await main.findByRole('button', { name: 'Clear Cart' }));
  await userEvent.click(main.getByRole('button', { name: 'Yes, clear' }));
  expect(await bag('Bag')).toBeVisible();
  expect(await main.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
});
