import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signIn } from '../../../../test/browser-state.ts';
import { renderApp } from '../../../../test/render.tsx';

function open(path: string) {
  signIn({ role: 'ADMIN' });
  return renderApp(path, { signedIn: true, role: 'ADMIN' });
}

test('R-22 mails are listed with to whom, where they stand and why they failed', async () => {
  await open('/admin/system/mails');
  const failed = await screen.findByRole('row', { name: /ada@example\.com/ });
  expect(failed).toHaveTextContent('Failed, 25 tries');
  expect(failed).toHaveTextContent('connect ECONNREFUSED');
  expect(screen.getByRole('row', { name: /Your Halfdrop receipt/ })).toHaveTextContent('Sent');
});

test('R-22 mails are narrowed to those that wait, and sent again', async () => {
  await open('/admin/system/mails?view=waiting');
  await userEvent.click(await screen.findByRole('checkbox', { name: /noor@example\.com/ }));
  expect(screen.queryByText(/ada@example\.com/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText('1 on the way again.')).toBeVisible();
});
