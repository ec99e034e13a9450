import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { upstreamUnavailable, user } from '@halfdrop/mocks';
import { signIn } from '../../../test/browser-state.ts';
import { renderApp } from '../../../test/render.tsx';

test.each(['/admin', '/contributor'])('R-22 R-23 a visitor of %s is led to the login and back', async (path) => {
  const { address, operations } = await renderApp(path);

  await waitFor(() => expect(address()).toBe(`/login?redirect=${encodeURIComponent(path)}`));
  expect(operations.map(({ name }) => name)).not.toContain('Overview');
});

test('R-22 a user is refused, and no figure is asked for', async () => {
  signIn();
  const { operations } = await renderApp('/admin', { signedIn: true });

  expect(await screen.findByRole('heading', { level: 1, name: 'This page is for admins' })).toBeVisible();
  expect(operations.map(({ name }) => name)).not.toContain('Overview');
});

test('R-22 an admin sees the figures of the shop and the newest open tickets', async () => {
  signIn({ role: 'ADMIN' });
  await renderApp('/admin', { signedIn: true, role: 'ADMIN' });

  expect(await screen.findByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  expect((await screen.findByText('Patterns on sale')).nextElementSibling).toHaveTextContent('60');
  expect(screen.getByText('Paid orders').nextElementSibling).toHaveTextContent('7');
  const main = within(screen.getByRole('main'));
  expect(main.getByText('No receipt')).toBeVisible();
  expect(main.getByText('HD-T-22222222')).toBeVisible();
});

test('R-22 who looks after the money sees what came in today and in 30 days, and where it is listed', async () => {
  signIn({ role: 'ADMIN' });
  await renderApp('/admin', { signedIn: true, role: 'ADMIN' });

  const revenue = await screen.findByRole('row', { name: /^Revenue/ });
  const [today = '', month = ''] = within(revenue)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
  expect(today).toMatch(/^\$\d+\.\d\d$/);
  expect(month).toMatch(/^\$\d,\d{3}\.\d\d$/);
  expect(screen.getByRole('img', { name: /at most .* on a day/ })).toHaveAccessibleName(
    expect.stringContaining(`${month} taken`),
  );
  expect(screen.getByRole('link', { name: 'Renewals not paid' })).toHaveAttribute(
    'href',
    '/admin/subscriptions?view=unpaid',
  );
});

test('R-22 the overview says how old what waits is at each desk, and what is late', async () => {
  signIn({ role: 'ADMIN' });
  await renderApp('/admin', { signedIn: true, role: 'ADMIN' });

  const waits = within(await screen.findByRole('table', { name: 'What waits' }));
  expect(waits.getByRole('row', { name: /^Tickets to answer 2 was due/ })).toBeVisible();
  expect(waits.getByRole('row', { name: /^Patterns to review 9 is due/ })).toBeVisible();
  expect(waits.getByRole('row', { name: /^Reported reviews 2 has waited since/ })).toBeVisible();
  expect(waits.getByRole('link', { name: 'Takedown requests' })).toHaveAttribute('href', '/admin/takedowns');
});

test('D-09 R-22 orders of today are counted on the overview, and listed by a click', async () => {
  signIn({ role: 'ADMIN' });
  const { address, operations } = await renderApp('/admin', { signedIn: true, role: 'ADMIN' });
  const row = within(await screen.findByRole('row', { name: /^Orders paid/ }));
  await userEvent.click(row.getByRole('link', { name: '14' }));
  await waitFor(() => expect(operations.map(({ name }) => name)).toContain('OrderList'));
  const day = new URLSearchParams(address().split('?')[1]).get('from');
  expect(address()).toBe(`/admin/orders?view=sold&from=${day}&until=${day}`);
  expect(operations.find(({ name }) => name === 'OrderList')?.variables).toMatchObject({
    view: 'SOLD',
    firstDay: day,
    lastDay: day,
  });
  expect(screen.getByLabelText('Placed from, in UTC')).toHaveValue(day);
});

test('R-22 figures lead nobody to a desk that is not theirs', async () => {
  const person = user({ role: 'ADMIN', staffRoles: ['CATALOG'] });
  signIn(person);
  await renderApp('/admin', { signedIn: true, role: 'ADMIN', overrides: { Query: { viewer: () => person } } });
  await screen.findByText('Patterns on sale');
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: '60' })).toBeVisible();
  expect(screen.getByText('Accounts').nextElementSibling?.querySelector('a')).toBeNull();
  expect(screen.getByText('Open tickets').nextElementSibling?.querySelector('a')).toBeNull();
  expect(main.queryByRole('link', { name: 'Tickets to answer' })).not.toBeInTheDocument();
});

test.each([
  ['/admin', 'Overview'],
  ['/admin/orders', 'Orders'],
  ['/admin/search/pins', 'Pinned patterns, Search'],
  ['/admin/orders/HDO-00000000', 'HDO-00000000, Orders'],
  ['/admin/people/user-active', 'Sam Subscriber, People'],
  ['/admin/new-coupon', 'New coupon, Admin'],
])('R-22 the window of %s is named after what it shows: %s', async (path, name) => {
  signIn({ role: 'ADMIN' });
  await renderApp(path, { signedIn: true, role: 'ADMIN' });
  await waitFor(() => expect(document.title).toBe(`${name} | Halfdrop`));
});

test('R-22 when the figures cannot be had the panel says so and can be asked again', async () => {
  signIn({ role: 'ADMIN' });
  const overrides = {
    Query: {
      adminOverview: () => {
        throw upstreamUnavailable();
      },
    },
  };
  await renderApp('/admin', { signedIn: true, role: 'ADMIN', overrides });

  expect(await screen.findByText('The figures could not be loaded')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
});

const desks = async () => within(await screen.findByRole('navigation', { name: 'Desks' }));
const entries = async () => (await desks()).getAllByRole('link').map(({ textContent }) => textContent);

test('R-22 the desks stand beside each other, with how much waits at each', async () => {
  signIn({ role: 'ADMIN' });
  const { address } = await renderApp('/admin', { signedIn: true, role: 'ADMIN' });

  await waitFor(async () =>
    expect(await entries()).toEqual([
      'Overview',
      'Review9 waiting',
      'Messages1 waiting',
      'Applications3 waiting',
      'Support2 waiting',
      'Reports2 waiting',
      'Takedowns1 waiting',
      'Orders',
      'People',
      'Subscriptions',
      'Plans',
      'Prices',
      'Coupons',
      'Patterns',
      'Categories',
      'Collections',
      'Content',
      'Home page',
      'Newsletter',
      'Search',
      'Studios',
      'Rate cards',
      'Leaving studios',
      'Money',
      'System',
      'Staff',
      'Audit',
    ]),
  );
  await userEvent.click((await desks()).getByRole('link', { name: /^Applications/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Applications for studios' })).toBeVisible();
  expect(address()).toBe('/admin/applications');
  expect((await desks()).getByRole('link', { current: 'page' })).toHaveTextContent('Applications');
});

test('R-22 who looks after patterns sees the figures, prices and coupons, and no desk of others', async () => {
  const person = user({ role: 'ADMIN', staffRoles: ['CATALOG'] });
  const options = { signedIn: true, role: 'ADMIN', overrides: { Query: { viewer: () => person } } } as const;
  signIn(person);
  const { unmount } = await renderApp('/admin', options);

  expect(await screen.findByText('Patterns on sale')).toBeVisible();
  expect(await entries()).toEqual([
    'Overview',
    'Takedowns1 waiting',
    'Prices',
    'Coupons',
    'Patterns',
    'Categories',
    'Collections',
    'Search',
    'Studios',
  ]);
  unmount();
  const { operations } = await renderApp('/admin/orders', options);
  expect(await screen.findByRole('heading', { level: 1, name: 'This page is for admins' })).toBeVisible();
  expect(operations.map(({ name }) => name)).not.toContain('AdminOrder');
});
