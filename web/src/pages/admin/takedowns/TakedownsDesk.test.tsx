import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signIn } from '../../../../test/browser-state.ts';
import { renderApp } from '../../../../test/render.tsx';

async function open(path: string) {
  signIn({ role: 'ADMIN' });
  return renderApp(path, { signedIn: true, role: 'ADMIN' });
}

test('R-22 takedown requests are listed by state, found by a number, and opened', async () => {
  const { address } = await open('/admin/takedowns');
  await waitFor(() => expect(screen.getAllByRole('row', { name: /Waits for a decision/ })).toHaveLength(2));
  await userEvent.click(screen.getByRole('link', { name: 'Taken from sale' }));
  expect(await screen.findByRole('row', { name: /Answered by the studio/ })).toBeVisible();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Number, title or claimant' }), 'HD-C-333');
  await userEvent.click(screen.getByRole('button', { name: 'Find' }));
  await waitFor(() => expect(screen.getAllByRole('row', { name: /HD-C-/ })).toHaveLength(1));
  await userEvent.click(screen.getByRole('link', { name: 'HD-C-33333333' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'HD-C-33333333' })).toBeVisible();
  expect(address()).toBe('/admin/takedowns/HD-C-33333333');
});

test('R-22 a pattern is taken from sale for a claim, and the claim ended', async () => {
  await open('/admin/takedowns/HD-C-22222222');
  await userEvent.click(await screen.findByRole('button', { name: 'Take the pattern from sale' }));
  const hold = within(await screen.findByRole('dialog', { name: 'Take the pattern from sale' }));
  expect(hold.getByText(/keeps licence and files/)).toBeVisible();
  await userEvent.type(hold.getByLabelText('Why'), 'It is the same drawing.');
  await userEvent.click(hold.getByRole('button', { name: 'Take the pattern from sale' }));
  const steps = within(await screen.findByRole('list', { name: 'Steps of HD-C-22222222' }));
  expect(await steps.findByText('It is the same drawing.')).toBeVisible();

  await userEvent.click(await screen.findByRole('button', { name: 'End the claim' }));
  const end = within(await screen.findByRole('dialog', { name: 'End the claim' }));
  await userEvent.type(end.getByLabelText('Why'), 'It was withdrawn.');
  await userEvent.click(end.getByRole('button', { name: 'End the claim' }));
  expect(await screen.findByText('Nothing more happens to this request.')).toBeVisible();
});

test('R-22 a claim is refused with a reason; one that nobody made is told', async () => {
  const { unmount } = await open('/admin/takedowns/HD-C-55555555');
  await userEvent.click(await screen.findByRole('button', { name: 'Refuse the claim' }));
  const refuse = within(await screen.findByRole('dialog', { name: 'Refuse the claim' }));
  await userEvent.type(refuse.getByLabelText('Why'), 'They have nothing in common.');
  await userEvent.click(refuse.getByRole('button', { name: 'Refuse the claim' }));
  expect(await screen.findByText('The claim was refused')).toBeVisible();
  unmount();
  await open('/admin/takedowns/HD-C-NONE');
  expect(await screen.findByRole('heading', { level: 1, name: 'There is no such takedown request' })).toBeVisible();
});
