import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { demoLogin, designers } from '@halfdrop/mocks';
import { signIn } from '../../../../test/browser-state.ts';
import { renderApp } from '../../../../test/render.tsx';

const form = () => within(screen.getByRole('form', { name: 'Close a studio' }));
const studio = designers[2];

test('R-23 a studio is closed with 30 days’ notice and a reason, and stays when that is taken back', async () => {
  signIn({ role: 'ADMIN' });
  const { operations } = await renderApp('/admin/closings', { signedIn: true, role: 'ADMIN' });
  expect(await screen.findByText('No studio leaves')).toBeVisible();
  await userEvent.click(form().getByRole('button', { name: 'Close the studio' }));
  expect(await form().findByText('Say why')).toBeVisible();
  await userEvent.type(form().getByLabelText('Address of its page'), studio?.slug ?? '');
  await userEvent.type(form().getByLabelText('Why'), 'Copies.');
  await userEvent.click(form().getByRole('button', { name: 'Close the studio' }));
  const proof = within(await screen.findByRole('dialog', { name: 'Your password, please' }));
  await userEvent.type(proof.getByLabelText('Password'), demoLogin.password);
  await userEvent.click(proof.getByRole('button', { name: 'Continue' }));

  const table = within(await screen.findByRole('table', { name: 'Studios that leave' }));
  expect(table.getByRole('row', { name: new RegExp(studio?.name ?? '') })).toHaveTextContent('Copies.');
  const sent = operations.find(({ name }) => name === 'CloseStudio');
  expect(sent?.variables).toMatchObject({ input: { slug: studio?.slug, reason: 'Copies.' } });

  await userEvent.click(table.getByRole('button', { name: `Do not close ${studio?.name}` }));
  const dialog = within(await screen.findByRole('dialog', { name: `Keep ${studio?.name}?` }));
  await userEvent.type(dialog.getByLabelText('Why'), 'A mistake.');
  await userEvent.click(dialog.getByRole('button', { name: 'Do not close it' }));
  await waitFor(() => expect(screen.getByText('No studio leaves')).toBeVisible());
});
