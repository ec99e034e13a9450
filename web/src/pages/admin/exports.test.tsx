import { demoLogin } from '@halfdrop/mocks';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signIn } from '../../../test/browser-state.ts';
import { renderApp } from '../../../test/render.tsx';

test.each([
  ['/admin/people?view=staff&q=ada', 'ExportPeople', { view: 'STAFF', search: 'ada' }],
  [
    '/admin/subscriptions?view=over&plan=pro&version=2',
    'ExportSubscriptions',
    { view: 'OVER', planId: 'pro', planVersion: 2, search: null },
  ],
  ['/admin/support?view=mine&q=file', 'ExportTickets', { view: 'MINE', search: 'file' }],
  ['/admin/payouts?view=failed', 'ExportPayouts', { view: 'FAILED', search: null }],
  ['/admin/assets?view=held', 'ExportAssets', { view: 'HELD', search: null }],
  ['/admin/studios?view=featured', 'ExportStudios', { view: 'FEATURED', search: null }],
  ['/admin/audit?action=order.refund', 'ExportAuditLines', { filter: { action: 'order.refund' } }],
])('R-22 %s is fetched as a file, once the password is given again', async (path, name, input) => {
  window.location.hash = '';
  signIn({ role: 'ADMIN' });
  const { operations } = await renderApp(path, { signedIn: true, role: 'ADMIN' });
  await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }));
  const proof = within(await screen.findByRole('dialog'));
  await userEvent.type(proof.getByLabelText('Password'), demoLogin.password);
  await userEvent.click(proof.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(window.location.hash).toBe('#exported'));
  expect(operations.filter((each) => each.name === name).at(-1)?.variables).toMatchObject({ input });
});
