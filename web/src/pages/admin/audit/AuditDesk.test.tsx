import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { upstreamUnavailable } from '@halfdrop/mocks';
import { signIn } from '../../../../test/browser-state.ts';
import { renderApp } from '../../../../test/render.tsx';

async function open(path = '/admin/audit', options: Parameters<typeof renderApp>[1] = {}) {
  signIn({ role: 'ADMIN' });
  const view = await renderApp(path, { signedIn: true, role: 'ADMIN', ...options });
  await screen.findByRole('heading', { level: 1, name: 'Audit' });
  return view;
}

const lines = async () => within(await screen.findByRole('table', { name: 'Audit' }));
const numbers = async () => (await lines()).getAllByText(/^Line /).map(({ textContent }) => textContent);

test('PR-13 a line says who changed what, from what to what, and why', async () => {
  await open();
  const row = within((await lines()).getByText('Line 118').closest('tr') ?? document.body);
  expect(row.getByText('Change roles of the staff')).toBeVisible();
  expect(row.getByText('support')).toBeVisible();
  expect(row.getByText('Answers tickets from now on.')).toBeVisible();
  const refund = within((await lines()).getByText('Line 120').closest('tr') ?? document.body);
  expect(refund.getByText('$26.00')).toBeVisible();
  expect(refund.getByText('$17.00')).toBeVisible();
  expect(refund.getByRole('link', { name: 'Noor Aziz' })).toBeVisible();
});

test('PR-13 a line says that it is a row of a table where it is laid out as none, as on a phone', async () => {
  await open();
  const row = (await lines()).getByText('Line 118').closest('tr');
  const roles = [row?.closest('table'), row, ...(row?.children ?? [])].map((part) => part?.getAttribute('role'));
  expect(roles).toEqual(['table', 'row', 'rowheader', 'cell', 'cell', 'cell']);
});

test('PR-13 older lines are a page away, and back', async () => {
  const { address } = await open();
  expect(await numbers()).toHaveLength(25);
  await userEvent.click(screen.getByRole('link', { name: 'Older' }));
  await waitFor(async () => expect((await numbers())[0]).toBe('Line 95'));
  expect(address()).toBe('/admin/audit?before=96');
  await userEvent.click(screen.getByRole('link', { name: 'Newest' }));
  await waitFor(async () => expect((await numbers())[0]).toBe('Line 120'));
});

test('PR-13 lines are narrowed by person and action, and the address keeps it', async () => {
  const { address } = await open();
  const filter = within(screen.getByRole('form', { name: 'Filter' }));
  await userEvent.selectOptions(await filter.findByRole('combobox', { name: 'Action' }), 'submission.review');
  await userEvent.click(filter.getByRole('button', { name: 'Filter' }));
  await waitFor(async () => expect((await numbers())[0]).toBe('Line 119'));
  expect(address()).toBe('/admin/audit?action=submission.review');

  await userEvent.click((await lines()).getAllByRole('link', { name: 'submission-2' })[0] ?? document.body);
  expect(address()).toBe('/admin/audit?action=submission.review&kind=submission&subject=submission-2');
});

test('PR-13 lines are narrowed to a kind of thing by the words that the list has for it', async () => {
  const { address } = await open();
  const filter = within(screen.getByRole('form', { name: 'Filter' }));
  const kinds = filter.getByRole('combobox', { name: 'Kind of subject' });
  expect(within(kinds).getByRole('option', { name: 'newsletter issue' })).toBeInTheDocument();
  await userEvent.selectOptions(kinds, 'order');
  await userEvent.click(filter.getByRole('button', { name: 'Filter' }));
  await waitFor(() => expect(address()).toBe('/admin/audit?kind=order'));
  await waitFor(async () => expect((await numbers()).slice(0, 2)).toEqual(['Line 120', 'Line 117']));
});

test('PR-13 what nobody did is told', async () => {
  await open('/admin/audit?action=application.decide');
  expect(await screen.findByText('The staff has changed nothing of this kind.')).toBeVisible();
});

test('PR-13 the chain is verified on demand', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Verify the chain' }));
  expect(await screen.findByText(/Intact: all 120 lines/)).toBeVisible();
});

test('PR-13 a broken chain names the first broken line', async () => {
  const auditChain = () => ({ isIntact: false, firstBroken: '17', lineCount: 120, headHash: '' });
  await open('/admin/audit', { overrides: { Query: { auditChain } } });
  await userEvent.click(screen.getByRole('button', { name: 'Verify the chain' }));
  expect(await screen.findByText(/line 17 is not what was written/)).toBeVisible();
});

test('PR-13 when the audit cannot be had the desk says so', async () => {
  const auditLines = () => {
    throw upstreamUnavailable();
  };
  await open('/admin/audit', { overrides: { Query: { auditLines } } });
  expect(await screen.findByText('The audit could not be loaded')).toBeVisible();
});
