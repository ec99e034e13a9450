import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { designers } from '@halfdrop/mocks';
import { signIn } from '../../../../test/browser-state.ts';
import { renderApp } from '../../../../test/render.tsx';

async function open(path: string) {
  signIn({ role: 'ADMIN' });
  return renderApp(path, { signedIn: true, role: 'ADMIN' });
}
const [first] = designers;

test('R-22 studios are listed, found by name, and opened', async () => {
  const { address } = await open('/admin/studios');
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(designers.length + 1));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Name, address or mail of a member' }), 'studio m');
  await userEvent.click(screen.getByRole('button', { name: 'Find' }));
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
  await userEvent.click(screen.getByRole('link', { name: 'Studio Marl' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Studio Marl' })).toBeVisible();
  expect(address()).toBe(`/admin/studios/${first?.id}`);
  const members = within(screen.getByRole('list', { name: 'Members' }));
  expect(members.getByRole('link', { name: 'Grace Hopper' })).toBeVisible();
});

/** Runs an action on the open studio that requires a reason. */
async function act(label: string, reason: string) {
  await userEvent.click(await screen.findByRole('button', { name: label }));
  const dialog = within(await screen.findByRole('dialog', { name: `${label}: Studio Marl` }));
  await userEvent.type(dialog.getByLabelText('Why'), reason);
  await userEvent.click(dialog.getByRole('button', { name: label }));
}

test('R-22 a studio is held at once with a reason, and the hold ended', async () => {
  await open(`/admin/studios/${first?.id}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Hold at once' }));
  const hold = within(await screen.findByRole('dialog', { name: 'Hold at once: Studio Marl' }));
  await userEvent.click(hold.getByRole('button', { name: 'Hold at once' }));
  expect(await hold.findByText('Say why')).toBeVisible();
  await userEvent.type(hold.getByLabelText('Why'), 'Copies of the sample.');
  await userEvent.click(hold.getByRole('button', { name: 'Hold at once' }));
  expect(await screen.findByText(/Copies of the sample\.$/)).toBeVisible();

  await act('End the hold', 'They are their own.');
  expect(await screen.findByRole('button', { name: 'Announce a hold' })).toBeVisible();
});

test('R-22 a studio is told 30 days before it is held, and the announcement taken back', async () => {
  await open(`/admin/studios/${first?.id}`);
  await act('Announce a hold', 'Tags that do not fit.');
  expect(await screen.findByText(/^26 December 2026: Tags that do not fit\.$/)).toBeVisible();
  await act('Take the hold back', 'They fit now.');
  expect(await screen.findByRole('button', { name: 'Announce a hold' })).toBeVisible();
  expect(screen.queryByText(/Tags that do not fit/)).toBeNull();
});

test('R-22 a studio is featured no longer; one that is not there is told', async () => {
  const { unmount } = await open(`/admin/studios/${first?.id}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Feature no longer' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Feature no longer: Studio Marl' }));
  await userEvent.type(dialog.getByLabelText('Why'), 'Others are in turn.');
  await userEvent.click(dialog.getByRole('button', { name: 'Feature no longer' }));
  expect(await screen.findByRole('button', { name: 'Feature' })).toBeVisible();
  unmount();
  await open('/admin/studios/nowhere');
  expect(await screen.findByRole('heading', { level: 1, name: 'There is no such studio' })).toBeVisible();
});
