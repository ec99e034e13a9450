import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signIn } from '../../../../test/browser-state.ts';
import { renderApp } from '../../../../test/render.tsx';

const staff = { signedIn: true, role: 'ADMIN' } as const;

beforeEach(() => {
  globalThis.fetch = jest.fn(() => Promise.reject(new TypeError('offline')));
});

async function open(path: string, options: Parameters<typeof renderApp>[1] = {}) {
  signIn({ role: 'ADMIN' });
  return renderApp(path, { ...staff, ...options });
}

async function openFirst(options: Parameters<typeof renderApp>[1] = {}) {
  const view = await open('/admin/applications/application-tidal-press', options);
  await screen.findByRole('heading', { level: 1, name: 'Tidal Press' });
  return view;
}

const declining = () => within(screen.getByRole('form', { name: 'Decline' }));

test('PR-10 who does not decide is refused, and nothing is asked for', async () => {
  signIn();
  const { operations } = await renderApp('/admin/applications', { signedIn: true });
  expect(await screen.findByRole('heading', { level: 1, name: 'This page is for admins' })).toBeVisible();
  expect(operations.map(({ name }) => name)).not.toContain('ApplicationList');
});

test('R-39 applications are listed, those due first in front; the address keeps the filter', async () => {
  const { address } = await open('/admin/applications');

  const rows = await screen.findAllByRole('rowheader');
  expect(rows.map(({ textContent }) => textContent)).toEqual(['Tidal Press', 'Clover Row', 'North Loom']);
  await userEvent.click(screen.getByRole('link', { name: 'Declined' }));
  expect(await screen.findByText('No applications')).toBeVisible();
  expect(address()).toBe('/admin/applications?status=declined');
});

test('R-39 an application shows its facts, and a sample opens large', async () => {
  await openFirst();

  expect(screen.getByText('Noor 1, noor1@example.com')).toBeVisible();
  expect(screen.getByText('India')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show sample-6.png large' }));
  expect(screen.getByRole('heading', { name: 'sample-6.png' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByRole('heading', { name: 'sample-1.png' })).toBeVisible();
  screen.getByRole('button', { name: 'Next' }).focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('heading', { name: 'sample-6.png' })).toBeVisible();
});

test('R-39 an application is accepted with words', async () => {
  const { operations } = await openFirst();
  const accepting = within(screen.getByRole('form', { name: 'Accept' }));
  await userEvent.type(accepting.getByLabelText('Words to the applicant'), 'Welcome');
  await userEvent.click(accepting.getByRole('button', { name: 'Accept application' }));

  expect(await screen.findByText('Accepted.')).toBeVisible();
  const sent = operations.find(({ name }) => name === 'AcceptStudioApplication');
  expect(sent?.variables).toEqual({ input: { applicationId: 'application-tidal-press', version: 2, note: 'Welcome' } });
});

test('R-39 nothing is declined without words that say what to do', async () => {
  const { operations } = await openFirst();
  await userEvent.click(declining().getByRole('button', { name: 'Decline application' }));

  expect(declining().getByLabelText('What to do')).toHaveFocus();
  expect(declining().getByText('Say what to do')).toBeVisible();
  expect(operations.map(({ name }) => name)).not.toContain('DeclineStudioApplication');
});

test('R-39 an application is declined with reason, words and date, which then stand there', async () => {
  await openFirst();
  await userEvent.selectOptions(declining().getByLabelText('Reason'), 'Technical quality');
  await userEvent.type(declining().getByLabelText('What to do'), 'Scan at 600 dpi.');
  await userEvent.clear(declining().getByLabelText('May apply again from'));
  await userEvent.type(declining().getByLabelText('May apply again from'), '2027-01-10');
  await userEvent.click(declining().getByRole('button', { name: 'Decline application' }));

  expect(await screen.findByText('Declined.')).toBeVisible();
  expect(screen.getByText(/not of the quality we sell/)).toBeVisible();
  expect(screen.getByText('Scan at 600 dpi.')).toBeVisible();
  expect(screen.getByText('May apply again from 10 January 2027.')).toBeVisible();
});

test('R-39 when another has decided it says so and shows what is true now', async () => {
  const { operations } = await openFirst({
    overrides: {
      Mutation: {
        acceptStudioApplication: () => ({
          application: null,
          errors: [
            {
              __typename: 'VersionConflictError',
              message: 'This was changed elsewhere in the meantime.',
              path: ['version'],
              currentVersion: 3,
            },
          ],
        }),
      },
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Accept application' }));

  expect(await screen.findByRole('alert')).toHaveTextContent('This was changed elsewhere in the meantime.');
  await waitFor(() => expect(operations.filter(({ name }) => name === 'ApplicationPage')).toHaveLength(2));
});
