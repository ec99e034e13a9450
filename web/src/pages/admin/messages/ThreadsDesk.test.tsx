import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signIn } from '../../../../test/browser-state.ts';
import { renderApp } from '../../../../test/render.tsx';

async function open(path: string) {
  signIn({ role: 'ADMIN' });
  return renderApp(path, { signedIn: true, role: 'ADMIN' });
}

test('R-23 a reviewer opens the pattern whose studio waits longest, answers, and it waits no more', async () => {
  const { address } = await open('/admin/messages');
  const [, row] = await screen.findAllByRole('row');
  if (!row) throw new Error('nothing waits');
  await userEvent.click(within(row).getByRole('link'));
  expect(await screen.findByRole('heading', { level: 1, name: /^Messages about / })).toBeVisible();
  expect(address()).toBe('/admin/messages/submission-102');
  expect(screen.getByText('We can send the drawing on paper as well.')).toBeVisible();
  const form = within(screen.getByRole('form'));
  await userEvent.type(form.getByRole('textbox'), 'Please do.');
  await userEvent.click(form.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Please do.')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Waits for an answer')).toBeNull());
  expect(screen.queryByRole('button', { name: 'Needs no answer' })).toBeNull();
});

test('R-23 what needs no answer is taken off the list', async () => {
  await open('/admin/messages/submission-102');
  await userEvent.click(await screen.findByRole('button', { name: 'Needs no answer' }));
  await waitFor(() => expect(screen.queryByText('Waits for an answer')).toBeNull());
  await userEvent.click(screen.getByRole('link', { name: 'All messages' }));
  expect(await screen.findByRole('heading', { name: 'No messages' })).toBeVisible();
});
