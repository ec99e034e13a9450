import { createHash, webcrypto } from 'node:crypto';
import { demoStudioPayouts, designers, rateCard, user } from '@halfdrop/mocks';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signIn } from '../../../test/browser-state.ts';
import { renderApp } from '../../../test/render.tsx';

type Options = Parameters<typeof renderApp>[1];

async function open(path: string, options: Options = {}) {
  signIn({ role: 'CONTRIBUTOR' });
  const view = await renderApp(path, { signedIn: true, role: 'CONTRIBUTOR', ...options });
  await within(screen.getByRole('main')).findAllByRole('heading', { level: 2 });
  return view;
}

/** Returns a mocked studio as seen by its owner. */
function ownStudio() {
  const [designer] = designers;
  if (!designer) throw new Error('there is no studio');
  const { id, name, slug, specialty, bio: about, links, country, category } = designer;
  const shown = { id, name, slug, specialty, about, links, country, category, version: 1, announcedHold: null };
  return { ...shown, designer, viewerRole: 'OWNER' as const, members: [], invitations: [], hold: null };
}

afterEach(() => jest.restoreAllMocks());

const profile = () => within(screen.getByRole('form', { name: 'Profile' }));
const members = () => within(screen.getByRole('list', { name: 'Members' }));

test('R-23 PR-10 who works in no studio is told how to become a contributor', async () => {
  signIn();
  await renderApp('/contributor', { signedIn: true });

  const way = await screen.findByRole('link', { name: 'How to become a contributor' });
  expect(way).toHaveAttribute('href', '/contributors');
});

test('R-23 a contributor sees the figures of the studio, and the way to its desks and its page', async () => {
  await open('/contributor');

  expect(await screen.findByText('Followers')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the studio’s page' })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Studio' }));
  expect(await screen.findByRole('form', { name: 'Profile' })).toBeVisible();
});

test('R-23 each desk has a title of its own, for whoever has several open', async () => {
  await open('/contributor');
  expect(document.title).toBe('Overview, contributor panel | Halfdrop');
  await userEvent.click(screen.getByRole('link', { name: 'Studio' }));
  await waitFor(() => expect(document.title).toBe('Studio, contributor panel | Halfdrop'));
});

test('R-23 who works in a studio that is held, or will be, reads why on every desk', async () => {
  const announcedHold = { reason: 'Tags that do not fit.', startsAt: '2026-12-26T00:00:00.000Z' };
  const studio = { ...ownStudio(), announcedHold };
  await open('/contributor/studio', { overrides: { Query: { viewerStudios: () => [studio] } } });
  const note = screen.getByRole('region', { name: 'Hold of the studio' });
  expect(note).toHaveTextContent(/from sale on 26 December 2026: Tags that do not fit\. Until then/);
  expect(within(note).getByRole('link', { name: 'write to us' })).toHaveAttribute('href', '/contact');
});

test('G-04 H-11 who has just joined a studio finds the panel in the menu', async () => {
  signIn();
  const joined = user({ role: 'CONTRIBUTOR' });
  let asked = 0;
  const overrides = { Query: { viewer: () => ((asked += 1) > 1 ? joined : user()) } };
  await renderApp('/contributor', { signedIn: true, role: 'CONTRIBUTOR', overrides });

  await screen.findByRole('navigation', { name: 'Contributor panel' });
  const menu = await within(screen.getByRole('banner')).findAllByRole('link', { name: 'Contributor', hidden: true });
  expect(menu[0]).toHaveAttribute('href', '/contributor');
});

test('R-23 a changed profile is saved by the bar that comes up', async () => {
  const { operations } = await open('/contributor/studio');
  expect(screen.queryByRole('button', { name: 'Save profile' })).toBeNull();
  const known = profile().getByLabelText('Known for');
  await userEvent.clear(known);
  await userEvent.type(known, 'Quiet stripes');
  await userEvent.click(screen.getByRole('button', { name: 'Save profile' }));

  expect(await screen.findByText('Profile saved')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save profile' })).toBeNull());
  expect(known).toHaveValue('Quiet stripes');
  const sent = operations.find(({ name }) => name === 'UpdateStudio');
  expect(sent?.variables).toMatchObject({ input: { version: 1, specialty: 'Quiet stripes' } });
});

test('R-23 what was typed stays when the profile was changed elsewhere, and is saved the second time', async () => {
  let tries = 0;
  const __typename = 'VersionConflictError' as const;
  const conflict = { __typename, message: 'Changed', path: ['version'], currentVersion: 2 };
  const { operations } = await open('/contributor/studio', {
    overrides: {
      Mutation: { updateStudio: () => ({ studio: null, errors: (tries += 1) === 1 ? [conflict] : [] }) },
    },
  });
  await userEvent.type(profile().getByLabelText('Known for'), ' today');
  await userEvent.click(screen.getByRole('button', { name: 'Save profile' }));

  expect(await screen.findByText(/changed elsewhere in the meantime/)).toBeVisible();
  expect(profile().getByLabelText('Known for')).toHaveDisplayValue(/ today$/);
  expect(operations.filter(({ name }) => name === 'ViewerStudios')).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Save profile' }));
  expect(await screen.findByText('Profile saved')).toBeVisible();
});

test('R-23 leaving with unsaved changes is asked about', async () => {
  const asked = jest.spyOn(window, 'confirm').mockReturnValue(false);
  const { address } = await open('/contributor/studio');
  await userEvent.type(profile().getByLabelText('Known for'), 'x');
  await userEvent.click(screen.getByRole('link', { name: 'Overview' }));

  expect(asked).toHaveBeenCalledTimes(1);
  expect(address()).toBe('/contributor/studio');
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  await userEvent.click(screen.getByRole('link', { name: 'Overview' }));
  await waitFor(() => expect(address()).toBe('/contributor'));
  expect(asked).toHaveBeenCalledTimes(1);
});

test('R-23 going to another studio asks before what is not saved is left', async () => {
  const own = ownStudio();
  const studios = [own, { ...own, id: 'another', name: 'Another', slug: 'another' }];
  const { address } = await open('/contributor/studio', { overrides: { Query: { viewerStudios: () => studios } } });
  await userEvent.type(profile().getByLabelText('Known for'), ' and salt');
  const asked = jest.spyOn(window, 'confirm').mockReturnValue(false);
  fireEvent.change(screen.getByLabelText('Studio'), { target: { value: 'another' } });
  expect(asked).toHaveBeenCalledTimes(1);
  expect(address()).toBe('/contributor/studio');
});

test('R-23 a broken field is told before anything is sent', async () => {
  const { operations } = await open('/contributor/studio');
  await userEvent.clear(profile().getByLabelText('Links'));
  await userEvent.type(profile().getByLabelText('Links'), 'studio.example');
  await userEvent.click(screen.getByRole('button', { name: 'Save profile' }));

  expect(await profile().findByText('Use full addresses that begin with https:// or http://')).toBeVisible();
  expect(operations.map(({ name }) => name)).not.toContain('UpdateStudio');
});

test('PR-10 an editor looks on: no field can be changed, nobody invited or removed', async () => {
  await open('/contributor/studio', { studioRole: 'EDITOR' });

  expect(profile().getByLabelText('Studio name')).toBeDisabled();
  expect(screen.queryByRole('form', { name: 'Invite' })).toBeNull();
  expect(members().queryByRole('button', { name: /^Remove/ })).toBeNull();
  expect(members().getByRole('button', { name: /^Leave/ })).toBeVisible();
});

describe('earnings', () => {
  test('R-23 an owner sees the balance and the payouts, and has the balance paid out', async () => {
    await open('/contributor/earnings');
    expect(screen.getByText('$43.50')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Balance' })).toHaveTextContent(
      '$13.50 more is earned. The first of it is available from 27 November 2026.',
    );
    expect(screen.getByRole('row', { name: /Failed The bank account is closed/ })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Pay out $43.50' }));

    expect(await screen.findByText('A payout is on its way.')).toBeVisible();
    expect(screen.getByRole('row', { name: /^3 .* Asked for \$43\.50$/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Pay out/ })).toBeNull();
  });

  test('R-23 rates that are announced are told above the balance, with why', async () => {
    const announced = { startsAt: '2099-02-01T00:00:00.000Z', saleBasisPoints: 6000, reason: 'Studios get more.' };
    const rateCards = () => [rateCard(), rateCard({ version: 2, ...announced })];
    await open('/contributor/earnings', { overrides: { Query: { rateCards } } });
    const told = within(await screen.findByRole('region', { name: 'Announced rates' }));
    expect(told.getByText(/a studio gets 60% of each sale/)).toHaveTextContent(
      /^From 1 February 2099 .* Studios get more\.$/,
    );
  });

  test('R-23 a refused payout says why, and the balance stays', async () => {
    const __typename = 'PayoutRefusedError' as const;
    const refused = { __typename, message: 'The balance is too small to be paid out yet.', path: [] };
    const requestPayout = () => ({ studioPayouts: null, errors: [refused] });
    await open('/contributor/earnings', { overrides: { Mutation: { requestPayout } } });
    await userEvent.click(screen.getByRole('button', { name: 'Pay out $43.50' }));

    expect(await screen.findByText(refused.message)).toBeVisible();
    expect(screen.getByText('$43.50')).toBeVisible();
  });

  test('R-23 an owner reads the statements, page by page, and saves their files', async () => {
    const fetched: unknown[] = [];
    const saved: string[] = [];
    const fetchBefore = globalThis.fetch;
    const file = { ok: true, status: 200, blob: () => Promise.resolve(new Blob()) };
    globalThis.fetch = Object.assign((...[path]: unknown[]) => Promise.resolve(fetched.push(path) && file));
    URL.createObjectURL = () => 'blob:statement';
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    await open('/contributor/earnings');
    await userEvent.click(await screen.findByRole('link', { name: 'October 2026' }));
    const statement = within(await screen.findByRole('region', { name: /^Statement 2, October 2026/ }));
    expect(
      statement.getByRole('row', { name: /^31 .* Refund of a sale: Meadow No\. 31 .* -\$9\.00 50% -\$4\.50$/ }),
    ).toBeVisible();
    expect(statement.getByText('49.00 x 50% x 2 / 3')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Save Halfdrop-statement-2-2026-10.csv' }));

    await waitFor(() => expect(saved).toEqual(['Halfdrop-statement-2-2026-10.csv']));
    expect(fetched).toEqual([expect.stringMatching(/\/statements\/2\/csv$/)]);
    globalThis.fetch = fetchBefore;
  });

  test('A12 an owner computes a statement again, and what was changed of it is told', async () => {
    Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle, configurable: true });
    const rows = [
      '1,2026-10-02T09:30:00.000Z,order-paid:order-1,sale,10000001,12.00,50%,12.00 x 50%,6.00',
      '2,2026-10-03T09:30:00.000Z,period-over:period-2:1,period,,49.00,50%,49.00 x 50% x 2 / 3,16.33',
    ];
    const csv = `line,date,event,kind,pattern,net,rate,formula,amount\r\n${rows.join('\r\n')}\r\n`;
    const royaltyStatement = () => ({
      statement: {
        id: 'statement-2',
        number: 2,
        month: '2026-10',
        lineCount: 2,
        total: { minorUnits: 2233, currency: 'USD' as const },
        csvSha256: createHash('sha256').update(csv).digest('hex'),
        frozenAt: '2026-11-02T02:05:00.000Z',
        csvUrl: '/api/studios/3/statements/2/csv',
        pdfUrl: '/api/studios/3/statements/2/pdf',
      },
      lines: [],
      pageInfo: { page: 1, limit: 50, totalItems: 0, totalPages: 1, hasNextPage: false, hasPreviousPage: false },
    });
    const fetchBefore = globalThis.fetch;
    let sent = csv;
    globalThis.fetch = Object.assign(() => Promise.resolve(new Response(sent)));
    await open('/contributor/earnings?statement=2', { overrides: { Query: { royaltyStatement } } });
    const again = await screen.findByRole('button', { name: 'Compute it again' });
    await userEvent.click(again);
    expect(await screen.findByText(/all 2 lines give what the formula says, and the sum is \$22\.33\.$/)).toBeVisible();

    sent = csv.replace('6.00\r', '7.00\r');
    await userEvent.click(again);
    expect(await screen.findByText('Not what their formula gives: line 1.')).toBeVisible();
    expect(screen.getByText(/its SHA-256 is another one/)).toBeVisible();
    expect(screen.getByText('Its lines come to $23.33, and not to $22.33.')).toBeVisible();
    globalThis.fetch = fetchBefore;
  });

  test('R-23 an owner without tax papers is told to fill them in, and is paid once they are', async () => {
    const studioPayouts = { ...demoStudioPayouts(designers[0]?.id ?? ''), taxPapers: null };
    await open('/contributor/earnings', { overrides: { Query: { studioPayouts: () => studioPayouts } } });
    expect(screen.getByRole('link', { name: 'Fill in the tax papers' })).toHaveAttribute('href', '#tax-papers');
    expect(screen.queryByRole('button', { name: /^Pay out/ })).toBeNull();
    const form = within(screen.getByRole('form', { name: 'Tax papers' }));
    await userEvent.click(form.getByRole('button', { name: 'Save tax papers' }));
    expect(await form.findByText('Tax number is required')).toBeVisible();

    await userEvent.type(form.getByLabelText('Name of the person or company'), 'Ada Byron');
    await userEvent.type(form.getByLabelText('Address'), '12 St James Square');
    await userEvent.selectOptions(form.getByLabelText('Country'), 'United Kingdom');
    await userEvent.type(form.getByLabelText('Tax number'), 'GB 123 4567 89');
    await userEvent.click(form.getByRole('button', { name: 'Save tax papers' }));
    expect(await screen.findByText(/Tax number ending in 89/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Pay out $43.50' })).toBeVisible();
  });

  test('R-23 tax papers are changed by the keyboard, or left as they are', async () => {
    await open('/contributor/earnings');
    (await screen.findByRole('button', { name: 'Change tax papers' })).focus();
    await userEvent.keyboard('{Enter}');
    const form = within(screen.getByRole('form', { name: 'Tax papers' }));
    expect(form.getByLabelText('Name of the person or company')).toHaveFocus();
    await userEvent.type(form.getByLabelText('Name of the person or company'), ' and Sons');
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('heading', { name: 'Tax papers' })).toHaveFocus();
    expect(screen.queryByText(/and Sons/)).toBeNull();
  });

  test('R-23 a studio without a statement is told when the first one comes', async () => {
    await open('/contributor/earnings', { overrides: { Query: { royaltyStatements: () => [] } } });
    expect(await screen.findByText('No statements yet')).toBeVisible();
  });

  test('A12 the simulator computes a sale and the share of a subscriber as statements do', async () => {
    await open('/contributor/earnings');
    const sale = within(screen.getByRole('group', { name: 'A sale' }));
    expect(sale.getByText('$4.50')).toBeVisible();
    await userEvent.selectOptions(sale.getByLabelText('Licence'), 'Extended licence');
    expect(sale.getByText('$9.50')).toBeVisible();
    await userEvent.clear(sale.getByLabelText('Price after discount, USD'));
    await userEvent.type(sale.getByLabelText('Price after discount, USD'), '9.01');
    expect(sale.getByText('$4.51')).toBeVisible();

    const subscriber = within(screen.getByRole('group', { name: 'A subscriber' }));
    await waitFor(() => expect(subscriber.getByRole('option', { name: 'Pro, monthly, $49.00' })).toBeVisible());
    await userEvent.selectOptions(subscriber.getByLabelText('Plan'), 'Pro, monthly, $49.00');
    await userEvent.clear(subscriber.getByLabelText('Patterns downloaded in all'));
    await userEvent.type(subscriber.getByLabelText('Patterns downloaded in all'), '3');
    expect(subscriber.getByText('$16.33')).toBeVisible();
    expect(subscriber.getByText('49.00 x 50% x 2 / 3')).toBeVisible();
    await userEvent.type(subscriber.getByLabelText('Of them, yours'), '9');
    expect(subscriber.getByText('Not more than in all')).toBeVisible();
  });

  test('PR-10 an editor is told whom the earnings are for', async () => {
    await open('/contributor/earnings', { studioRole: 'EDITOR' });

    expect(screen.getByText('Editors do not see this part of the panel.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Earnings' })).toBeNull();
  });
});

describe('members', () => {
  test('R-23 an owner invites by email, and cancels the invitation', async () => {
    await open('/contributor/studio');
    const form = within(screen.getByRole('form', { name: 'Invite' }));
    await userEvent.type(form.getByLabelText('Invite by email'), 'lena@example.com');
    await userEvent.selectOptions(form.getByLabelText('Role'), 'Owner');
    await userEvent.click(form.getByRole('button', { name: 'Send invitation' }));

    expect(await screen.findByText(/lena@example.com is invited as owner/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel the invitation of lena@example.com' }));
    await waitFor(() => expect(screen.queryByText(/lena@example.com is invited/)).toBeNull());
  });

  test('R-23 who is invited already is told beside the field', async () => {
    await open('/contributor/studio');
    await userEvent.type(screen.getByLabelText('Invite by email'), 'new@example.com{Enter}');
    expect(await screen.findByText('This person is already a member or has already been invited')).toBeVisible();
  });

  test('R-23 an owner gives another role and removes after a question', async () => {
    await open('/contributor/studio');
    await userEvent.selectOptions(members().getByLabelText('Role of Eli Brandt'), 'Owner');
    await waitFor(() => expect(members().getByLabelText('Role of Eli Brandt')).toHaveValue('OWNER'));
    await userEvent.click(members().getByRole('button', { name: 'Remove Eli Brandt' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove from the studio' }));

    await waitFor(() => expect(members().queryByText('Eli Brandt')).toBeNull());
  });

  test('R-23 who leaves the last studio is told how to apply', async () => {
    await open('/contributor/studio');
    await userEvent.click(members().getByRole('button', { name: /^Leave/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Leave the studio' }));

    expect(await screen.findByRole('link', { name: 'How to become a contributor' })).toBeVisible();
  });
});

describe('an invitation', () => {
  test('R-23 a visitor signs in first, and comes back to it', async () => {
    const { address } = await renderApp('/studio-invitation?token=invitation-token');
    const way = encodeURIComponent('/studio-invitation?token=invitation-token');
    await waitFor(() => expect(address()).toBe(`/login?redirect=${way}`));
  });

  test('R-23 it is accepted by a button, and leads to the panel', async () => {
    signIn();
    await renderApp('/studio-invitation?token=invitation-token', { signedIn: true });
    await userEvent.click(await screen.findByRole('button', { name: 'Accept the invitation' }));

    expect(await screen.findByRole('heading', { level: 1, name: /^You work in/ })).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Open the contributor panel' }));
    expect(await screen.findByRole('navigation', { name: 'Contributor panel' })).toBeVisible();
  });

  test('R-23 one that has ended says so, and names the address that is signed in', async () => {
    signIn();
    await renderApp('/studio-invitation?token=unknown', { signedIn: true });
    await userEvent.click(await screen.findByRole('button', { name: 'Accept the invitation' }));
    expect(await screen.findByText(/mailed to another address than ada@example.com/)).toBeVisible();
  });
});
