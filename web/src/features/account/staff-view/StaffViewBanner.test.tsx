import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { demoLogin, user } from '@halfdrop/mocks';
import { signIn } from '../../../../test/browser-state.ts';
import { renderApp } from '../../../../test/render.tsx';
import { readSession } from '#lib/session.ts';

async function seeAsSam() {
  signIn({ role: 'ADMIN' });
  const app = await renderApp('/admin/people/user-active', { signedIn: true, role: 'ADMIN' });
  await userEvent.click(await screen.findByRole('button', { name: 'See the shop as they do' }));
  const form = within(await screen.findByRole('form', { name: /^See the shop as they do: / }));
  await userEvent.type(form.getByLabelText('Why'), 'They see no receipt.');
  await userEvent.click(form.getByRole('button', { name: 'See the shop as they do' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Your password, please' }));
  await userEvent.type(dialog.getByLabelText('Password'), demoLogin.password);
  await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
  return app;
}

const banner = async () => within(await screen.findByRole('region', { name: 'Seen as somebody else' }));

test('PR-13 the staff sees the shop as a person does, is told so on every page, and ends it', async () => {
  const { address } = await seeAsSam();
  expect((await banner()).getByText('Sam Subscriber')).toBeVisible();
  await waitFor(() => expect(address()).toMatch(/^\/profile/));
  expect(readSession()?.user.id).toBe('user-active');

  await userEvent.click((await banner()).getByRole('button', { name: 'End' }));
  await waitFor(() => expect(address()).toBe('/admin/people/user-active'));
  expect(readSession()?.user.id).toBe(user().id);
  expect(screen.queryByRole('region', { name: 'Seen as somebody else' })).not.toBeInTheDocument();
});

test('PR-13 whoever is signed in as themselves is told nothing', async () => {
  signIn({ role: 'ADMIN' });
  await renderApp('/', { signedIn: true, role: 'ADMIN' });
  expect(screen.queryByRole('region', { name: 'Seen as somebody else' })).not.toBeInTheDocument();
});
