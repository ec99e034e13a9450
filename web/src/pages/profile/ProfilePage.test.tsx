import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asset, entitlement, user } from '@halfdrop/mocks';
import { signIn } from '../../../test/browser-state.ts';
import { enter } from '../../../test/enter.ts';
import { renderApp } from '../../../test/render.tsx';

const libraryOf = (size: number) => pagesOf(Array.from({ length: size }, (_, index) => entitlement(asset(index))));

/** So many patterns, each downloaded once. */
const historyOf = (size: number) =>
  pagesOf(
    Array.from({ length: size }, (_, index) => {
      const { id, title, formats, acquiredAt } = entitlement(asset(index));
      const download = { title, asset: asset(index), formats, palette: null, downloadedAt: acquiredAt };
      return { id: `download-${id}`, entitlementId: id, ...download };
    }),
  );

function pagesOf<Item>(all: readonly Item[]) {
  const size = all.length;
  return (_root: unknown, { page, limit }: { page?: number | null; limit?: number | null }) => {
    const [number, perPage] = [page ?? 1, limit ?? 24];
    const items = all.slice((number - 1) * perPage, number * perPage);
    const totalPages = Math.ceil(size / perPage);
    const [hasNextPage, hasPreviousPage] = [number < totalPages, number > 1];
    return {
      items,
      pageInfo: { page: number, limit: perPage, totalItems: size, totalPages, hasNextPage, hasPreviousPage },
    };
  };
}

test('U-01 PR-08 signed out, asks to sign in and comes back', async () => {
  await renderApp('/profile');
  expect(await screen.findByRole('heading', { name: 'Please log in to view your profile' })).toBeVisible();
  const logins = screen.getAllByRole('link', { name: 'Sign in' }).map((link) => link.getAttribute('href'));
  expect(logins).toContain('/login?redirect=/profile');
});

test('R-17 U-11 G-09 shows the server’s facts, not samples', async () => {
  signIn();
  await renderApp('/profile', { signedIn: true, overrides: { Query: { library: libraryOf(5) } } });

  expect(await screen.findByRole('heading', { name: 'Ada Weaver', level: 1 })).toBeVisible();
  const panel = screen.getByRole('tabpanel', { name: 'Overview' });
  await waitFor(() => expect(panel).toHaveTextContent('Patterns owned5'));
  expect(panel).toHaveTextContent('SubscriptionFree');
  expect(panel).toHaveTextContent('Free downloads left5');
  expect(panel).toHaveTextContent(/Member since1 October 2026 \(\d+ days\)/);
});

test('U-12 U-13 shows the last 3 downloads and the newest 3 patterns, with the way to all of them', async () => {
  signIn();
  const Query = { library: libraryOf(5), downloadHistory: historyOf(7) };
  await renderApp('/profile', { signedIn: true, overrides: { Query } });

  for (const name of ['Recent downloads', 'Your library']) {
    const list = await screen.findByRole('list', { name });
    expect(within(list).getAllByRole('listitem')).toHaveLength(3);
  }
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Downloads7');
  for (const name of ['All 7 downloads', 'All 5 patterns'])
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/profile?tab=downloads');
});

test('U-12 what is owned and was never downloaded is no recent download', async () => {
  signIn();
  const Query = { library: libraryOf(2), downloadHistory: historyOf(0) };
  await renderApp('/profile', { signedIn: true, overrides: { Query } });

  expect(await screen.findByRole('heading', { name: 'Newest patterns' })).toBeVisible();
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Downloads0');
  expect(screen.queryByText('Recent downloads')).toBeNull();
});

test.each([
  ['U-07', 'ADMIN'],
  ['U-08', 'CONTRIBUTOR'],
  ['U-09', 'USER'],
] as const)('%s names the role %s in a badge', async (_row, role) => {
  signIn({ role });
  await renderApp('/profile', { signedIn: true, overrides: { Query: { viewer: () => user({ role }) } } });
  expect(await screen.findByText(role.toLowerCase())).toBeVisible();
});

test.each([
  { person: user({ role: 'ADMIN' }), panels: ['/admin'] },
  { person: user({ role: 'CONTRIBUTOR' }), panels: ['/contributor'] },
  { person: user({ role: 'USER' }), panels: [] },
  {
    person: user({ role: 'ADMIN', staffRoles: ['REVIEWER'], studios: [{ studioId: '1', role: 'EDITOR' }] }),
    panels: ['/admin', '/contributor'],
  },
])('G-04 H-10 H-11 the menu leads to $panels', async ({ person, panels }) => {
  signIn(person);
  await renderApp('/profile', { signedIn: true, overrides: { Query: { viewer: () => person } } });
  await screen.findByText(person.role.toLowerCase());

  const links = screen.queryAllByRole('link', { name: /^(Admin|Contributor)$/, hidden: true });
  expect([...new Set(links.map((link) => link.getAttribute('href')))]).toEqual(panels);
});

test('U-02 arrow keys move between the tabs, and each has an address', async () => {
  signIn();
  const { address } = await renderApp('/profile', { signedIn: true });
  const overview = await screen.findByRole('tab', { name: 'Overview' });
  overview.focus();
  await userEvent.keyboard('{ArrowRight}');

  expect(screen.getByRole('tab', { name: 'Subscription' })).toHaveFocus();
  expect(address()).toBe('/profile?tab=subscription');
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Downloads' })).toHaveFocus();
  expect(address()).toBe('/profile?tab=downloads');
  expect(await screen.findByRole('tabpanel', { name: 'Downloads' })).toBeVisible();
});

test('U-20 U-21 the library lists what is owned with its asset id, by pages of 24', async () => {
  signIn();
  await renderApp('/profile?tab=downloads&page=2', {
    signedIn: true,
    overrides: { Query: { library: libraryOf(30) } },
  });

  expect(await screen.findByText('30 patterns')).toBeVisible();
  const items = within(screen.getByRole('list', { name: 'Your library' })).getAllByRole('listitem');
  expect(items).toHaveLength(6);
  expect(items[0]).toHaveTextContent(/HD-10000024/);
  const pages = within(screen.getByRole('navigation', { name: 'Pages of your library' }));
  expect(pages.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
});

test('a download can be had in any palette offered for the pattern', async () => {
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  signIn();
  const { operations } = await renderApp('/profile?tab=downloads', {
    signedIn: true,
    overrides: { Query: { library: libraryOf(1) } },
  });
  const { title } = asset(0);
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Colours' }), 'Lagoon');
  await userEvent.click(screen.getByRole('button', { name: `Download ${title}` }));
  await waitFor(() =>
    expect(operations.find(({ name }) => name === 'CreateDownloadLink')?.variables).toMatchObject({
      input: { palette: 'lagoon' },
    }),
  );
});

test('an empty library leads to the patterns', async () => {
  signIn();
  await renderApp('/profile?tab=downloads', { signedIn: true, scenario: 'empty' });
  expect(await screen.findByRole('heading', { name: 'Your library is empty' })).toBeVisible();
});

test('ST-06 ER-01 a token the server refuses ends the session and leads to the login', async () => {
  signIn();
  localStorage.setItem('authToken', 'stale');
  const { address } = await renderApp('/profile?tab=downloads', { signedIn: true });
  await waitFor(() => expect(localStorage.getItem('authToken')).toBeNull());
  expect(address()).toMatch(/profile|login/);
});

test('EN-24 U-02 the orders are listed with number, day, patterns, total, status and receipt, and lead to their page', async () => {
  signIn();
  await renderApp('/profile?tab=orders', { signedIn: true });
  const orders = within(await screen.findByRole('list', { name: 'Your orders' }));
  const [first] = orders.getAllByRole('listitem');
  expect(first).toHaveTextContent(/HDO-00000000.*completed.*Standard licence.*\$26\.00/);
  expect(orders.getByRole('link', { name: 'HDO-00000000' })).toHaveAttribute(
    'href',
    '/order-confirmation?session_id=session-0',
  );
  expect(orders.getByRole('button', { name: 'Receipt (PDF)' })).toBeEnabled();
});

test('EN-24 without orders the tab says so and leads to the patterns', async () => {
  signIn();
  await renderApp('/profile?tab=orders', { signedIn: true, scenario: 'empty' });
  expect(await screen.findByRole('heading', { name: 'No orders yet' })).toBeVisible();
});

test('HP-20 tickets are listed with number, subject, day and state, and lead to their page with what was written', async () => {
  signIn();
  const { address } = await renderApp('/profile?tab=tickets', { signedIn: true });
  const tickets = within(await screen.findByRole('list', { name: 'Your tickets' }));
  const [first] = tickets.getAllByRole('listitem');
  expect(first).toHaveTextContent(/The zip will not open.*HD-T-77777777.*1 November 2026.*open, answer due/);
  await userEvent.click(tickets.getByRole('link', { name: 'HD-T-77777777' }));

  const ticket = await screen.findByRole('article', { name: 'The zip will not open' });
  expect(address()).toBe('/profile/tickets/HD-T-77777777');
  expect(ticket).toHaveTextContent(/HD-T-77777777.*open.*Opened 1 November 2026.*It says the archive is damaged/);
  expect(screen.getByRole('tab', { name: 'Tickets' })).toHaveAttribute('aria-selected', 'true');
  await userEvent.click(screen.getByRole('link', { name: 'All tickets' }));
  expect(await screen.findByRole('list', { name: 'Your tickets' })).toBeVisible();
});

test('U-02 on a phone the tab that is open is brought into view, wherever it lies in its row', async () => {
  signIn();
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function at(this: Element) {
    return this.id === 'tab-settings' ? new DOMRect(460, 0, 80, 44) : new DOMRect(0, 0, 360, 44);
  });
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(360);
  await renderApp('/profile?tab=settings', { signedIn: true });
  expect((await screen.findByRole('tablist')).scrollLeft).toBe(320);
});

test('HP-20 a closed ticket shows the answer, asks whether it helped, and is opened again by another message', async () => {
  signIn();
  await renderApp('/profile/tickets/HD-T-88888888', { signedIn: true });
  expect(await screen.findByText('Noor of Halfdrop')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
  expect(await screen.findByText('Thank you for telling us.')).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Open again' }));
  expect(screen.getByText('Message is required')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Your message'), 'It is gone again.');
  await userEvent.click(screen.getByRole('button', { name: 'Open again' }));
  expect(await screen.findByText('It is gone again.')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Send' })).toBeVisible();
});

test('HP-20 the link of the mail asks whether a ticket helped', async () => {
  await renderApp('/support/rating?token=HD-T-88888888.signed');
  await userEvent.click(await screen.findByRole('button', { name: 'No' }));
  expect(await screen.findByText('Thank you for telling us.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'No' })).toHaveAttribute('aria-pressed', 'true');
});

test('HP-20 a number that is none of the person’s says so and leads to the list', async () => {
  signIn();
  await renderApp('/profile/tickets/HD-T-22222222', { signedIn: true });
  expect(await screen.findByRole('heading', { name: 'Ticket not found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'All tickets' })).toHaveAttribute('href', '/profile?tab=tickets');
});

test('HP-20 PR-08 signed out, the link of the mail comes back to the ticket after the login', async () => {
  await renderApp('/profile/tickets/HD-T-77777777');
  await screen.findByRole('heading', { name: 'Please log in to view your profile' });
  const logins = screen.getAllByRole('link', { name: 'Sign in' }).map((link) => link.getAttribute('href'));
  expect(logins).toContain('/login?redirect=/profile/tickets/HD-T-77777777');
});

test('HP-20 without tickets the tab says so and leads to the help center', async () => {
  signIn();
  await renderApp('/profile?tab=tickets', { signedIn: true, scenario: 'empty' });
  expect(await screen.findByRole('heading', { name: 'No tickets yet' })).toBeVisible();
});

test('EN-24 company and tax number for invoices are stored in the settings', async () => {
  signIn();
  const { operations } = await renderApp('/profile?tab=settings', { signedIn: true });
  await enter(await screen.findByLabelText('Company name'), 'Loom & Co');
  await enter(screen.getByLabelText('Tax number'), 'DE 123');
  await userEvent.click(screen.getByRole('button', { name: 'Save invoice details' }));
  expect(await screen.findByText('Stands on your next invoices.')).toBeVisible();
  expect(operations.find(({ name }) => name === 'UpdateBillingDetails')?.variables).toEqual({
    input: { company: 'Loom & Co', taxNumber: 'DE 123' },
  });
});
