import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { demoLogin, user } from '@halfdrop/mocks';
import { signIn } from '../../../../test/browser-state.ts';
import { enter } from '../../../../test/enter.ts';
import { renderApp } from '../../../../test/render.tsx';

const settings = '/profile?tab=settings';

async function openDialog() {
  await userEvent.click(await screen.findByRole('button', { name: 'Delete account' }));
  return screen.findByRole('dialog', { name: 'Delete your account?' });
}

test('PV-05 says what it means, and does nothing until it is confirmed in full', async () => {
  signIn();
  const { operations } = await renderApp(settings, { signedIn: true });
  const dialog = within(await openDialog());

  expect(dialog.getByText('This cannot be undone.')).toBeVisible();
  expect(dialog.getByText(/subscription ends at once/)).toBeVisible();
  const confirm = await dialog.findByRole('button', { name: 'Delete for good' });
  expect(confirm).toBeDisabled();
  await enter(dialog.getByLabelText('Your password'), demoLogin.password);
  expect(confirm).toBeDisabled();
  await userEvent.type(dialog.getByLabelText('Type DELETE to confirm'), 'DELET');
  expect(confirm).toBeDisabled();
  await userEvent.type(dialog.getByLabelText('Type DELETE to confirm'), 'E');
  expect(confirm).toBeEnabled();
  await userEvent.click(dialog.getByRole('button', { name: 'Keep my account' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(operations.map(({ name }) => name)).not.toContain('DeleteAccount');
});

test('PV-05 a wrong password is said under its field', async () => {
  signIn();
  await renderApp(settings, { signedIn: true });
  const dialog = within(await openDialog());
  await enter(await dialog.findByLabelText('Your password'), 'not my password');
  await userEvent.type(dialog.getByLabelText('Type DELETE to confirm'), 'DELETE');
  await userEvent.click(dialog.getByRole('button', { name: 'Delete for good' }));

  expect(await dialog.findByText('This is not your password')).toBeVisible();
  expect(dialog.getByLabelText('Your password')).toHaveFocus();
  expect(localStorage.getItem('authToken')).not.toBeNull();
});

test('J20 a deleted account leaves no session, and the way leads home', async () => {
  signIn();
  const { address } = await renderApp(settings, { signedIn: true, patterns: 4 });
  const dialog = within(await openDialog());
  await enter(await dialog.findByLabelText('Your password'), demoLogin.password);
  await userEvent.type(dialog.getByLabelText('Type DELETE to confirm'), 'DELETE');
  await userEvent.click(dialog.getByRole('button', { name: 'Delete for good' }));

  expect(await screen.findByText('Account deleted')).toBeVisible();
  await waitFor(() => expect(address()).toBe('/'));
  expect(localStorage.getItem('authToken')).toBeNull();
  expect(localStorage.getItem('user')).toBeNull();
});

test('PV-05 an account without a password asks for Google once more', async () => {
  signIn();
  const overrides = { Query: { viewer: () => user({ hasPassword: false }) } };
  await renderApp(`${settings}#delete-account`, { signedIn: true, hasGoogle: true, overrides });
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));

  const google = await dialog.findByRole('button', { name: 'Sign in with Google again' });
  await waitFor(() => expect(google).toBeEnabled());
  expect(dialog.queryByLabelText('Your password')).not.toBeInTheDocument();
});

describe('PV-05 Download my data', () => {
  const fetchOfPage = globalThis.fetch;
  const saved: string[] = [];
  beforeEach(() => {
    saved.length = 0;
    Object.assign(URL, { createObjectURL: () => 'blob:my-data', revokeObjectURL: () => undefined });
    HTMLAnchorElement.prototype.click = function click(this: HTMLAnchorElement) {
      saved.push(this.download);
    };
    signIn();
  });
  afterEach(() => {
    globalThis.fetch = fetchOfPage;
  });

  async function fetchData(answer: () => Promise<Response>) {
    const asked: string[] = [];
    globalThis.fetch = (input, init) => {
      asked.push(`${init?.method ?? 'GET'} ${typeof input === 'string' ? input : ''}`);
      return answer();
    };
    await renderApp(settings, { signedIn: true });
    await userEvent.click(await screen.findByRole('button', { name: 'Download my data' }));
    return asked;
  }

  test('hands the file to the browser', async () => {
    const file = { ok: true, status: 200, blob: () => Promise.resolve(new Blob(['{}'])) };
    const asked = await fetchData(() => Promise.resolve(Object.assign(Object.create(null), file)));
    expect(await screen.findByText('Download Started')).toBeVisible();
    expect(asked).toEqual(['POST /api/account/export']);
    expect(saved).toEqual(['halfdrop-my-data.json']);
  });

  test('says so when there is none', async () => {
    await fetchData(() => Promise.reject(new TypeError('network')));
    expect(await screen.findByText('Download failed')).toBeVisible();
    expect(saved).toEqual([]);
  });
});
