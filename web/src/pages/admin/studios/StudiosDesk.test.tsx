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

test('R-22 a studio is held with a reason, and the hold ended', async () => {
  await open(`/admin/studios/${first?.id}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Hold the studio' }));
  const hold = within(await screen.findByRole('dialog', { name: 'Hold the studio: Studio Marl' }));
  await userEvent.click(hold.getByRole('button', { name: 'Hold the studio' }));
  expect(await hold.findByText('Say why')).toBeVisible();
  await userEvent.type(hold.getByLabelText('Why'), 'Copies of the sample.');
  await userEvent.click(hold.getByRole('button', { name: 'Hold the studio' }));
  expect(await screen.findByText(/Copies of the sample\.$/)).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'End the hold' }));
  const end = within(await screen.findByRole('dialog', { name: 'End the hold: Studio Marl' }));
  await userEvent.type(end.getByLabelText('Why'), 'They are their own.');
  await userEvent.click(end.getByRole('button', { name: 'End the hold' }));
  expect(await screen.findByRole('button', { name: 'Hold the studio' })).toBeVisible();
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
