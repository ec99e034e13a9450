import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { user } from '@halfdrop/mocks';
import { signIn } from '../../../../test/browser-state.ts';
import { renderApp } from '../../../../test/render.tsx';

async function open(path: string) {
  signIn({ role: 'ADMIN' });
  return renderApp(path, { signedIn: true, role: 'ADMIN' });
}
const rows = async () => (await screen.findAllByRole('row')).slice(1).map(({ textContent }) => textContent);

test('R-22 reported reviews stand in the order in which they wait, or by the number of reports, and are opened', async () => {
  const { address } = await open('/admin/reports');
  const [oldest, ...others] = await rows();
  expect(oldest).toMatch(/Insulting or obscene; Not about the pattern/);
  expect(others).toHaveLength(1);
  await userEvent.click(screen.getByRole('link', { name: 'Hidden' }));
  await waitFor(async () => expect((await rows())[0]).toMatch(/Hidden$/));
  await userEvent.click(screen.getByRole('link', { name: 'To decide' }));
  await waitFor(async () => expect(await rows()).toHaveLength(2));
  const [, row] = await screen.findAllByRole('row');
  const link = row && within(row).getByRole('link');
  if (link) await userEvent.click(link);
  expect(await screen.findByRole('heading', { level: 1, name: /^Review of / })).toBeVisible();
  expect(address()).toBe('/admin/reports/review-4');
});

test('R-22 a review is hidden with a reason, and shown again', async () => {
  await open('/admin/reports/review-4');
  await userEvent.click(await screen.findByRole('button', { name: 'Hide' }));
  const hide = within(await screen.findByRole('dialog', { name: 'Hide this review' }));
  await userEvent.click(hide.getByRole('button', { name: 'Hide' }));
  expect(await hide.findByText('Say why')).toBeVisible();
  await userEvent.type(hide.getByLabelText('Why'), 'It insults the studio.');
  await userEvent.click(hide.getByRole('button', { name: 'Hide' }));
  expect(await screen.findByText(/It insults the studio\.$/)).toBeVisible();
  expect(screen.getByText('Not about the pattern (hidden)')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Keep' })).toBeNull();

  await userEvent.click(screen.getByRole('button', { name: 'Show again' }));
  const show = within(await screen.findByRole('dialog', { name: 'Show this review again' }));
  await userEvent.type(show.getByLabelText('Why'), 'It does not.');
  await userEvent.click(show.getByRole('button', { name: 'Show again' }));
  expect(await screen.findByText('Not about the pattern (kept)')).toBeVisible();
});

test('R-22 a review is kept against what was said', async () => {
  await open('/admin/reports/review-1');
  await userEvent.click(await screen.findByRole('button', { name: 'Keep' }));
  const keep = within(await screen.findByRole('dialog', { name: 'Keep this review' }));
  await userEvent.type(keep.getByLabelText('Why'), 'No shop is named.');
  await userEvent.click(keep.getByRole('button', { name: 'Keep' }));
  expect(await screen.findByText('Advertising, or paid for (kept)')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Hide' })).toBeVisible();
});

test('R-22 what nobody has reported is told, and who looks after patterns does not come here', async () => {
  const { unmount } = await open('/admin/reports/review-2');
  expect(await screen.findByRole('heading', { level: 1, name: 'There is no such report' })).toBeVisible();
  unmount();
  const person = user({ role: 'ADMIN', staffRoles: ['CATALOG'] });
  signIn(person);
  await renderApp('/admin/reports', {
    signedIn: true,
    role: 'ADMIN',
    overrides: { Query: { viewer: () => person } },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'This page is for admins' })).toBeVisible();
});
