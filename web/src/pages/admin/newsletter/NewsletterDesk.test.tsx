import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { user } from '@halfdrop/mocks';
import { signIn } from '../../../../test/browser-state.ts';
import { renderApp } from '../../../../test/render.tsx';

const writer = user({ role: 'ADMIN', staffRoles: ['CONTENT'] });

function open(path: string) {
  signIn(writer);
  return renderApp(path, { signedIn: true, role: 'ADMIN', overrides: { Query: { viewer: () => writer } } });
}

test('R-22 the desk counts subscribers and lists the issues with what came of each', async () => {
  await open('/admin/newsletter');
  const row = await screen.findByRole('row', { name: /Autumn in twelve repeats/ });
  expect(row).toHaveTextContent('1172 of 1180');
  const subscribers = within(screen.getByRole('region', { name: 'Subscribers' }));
  expect((await subscribers.findByText('On the list')).nextElementSibling).toHaveTextContent('2');
  expect(subscribers.getByText('Mail came back').nextElementSibling).toHaveTextContent('1');
});

test('R-22 an issue is written with its preview beside it, kept as a draft and sent', async () => {
  const { address } = await open('/admin/new-issue');
  await userEvent.type(await screen.findByLabelText('Subject'), 'Winter');
  await userEvent.type(screen.getByLabelText('Text'), 'It snows.');
  const [add] = await screen.findAllByRole('button', { name: /^Add / });
  if (add) await userEvent.click(add);
  expect(await screen.findByTitle('Mail')).toHaveAttribute('srcdoc', expect.stringContaining('<h1>Winter</h1>'));
  await userEvent.click(screen.getByRole('button', { name: 'Text only' }));
  expect(await screen.findByText(/^It snows\./)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));

  expect(await screen.findByRole('heading', { level: 1, name: 'Winter' })).toBeVisible();
  expect(address()).toBe('/admin/newsletter/issue-4');
  await userEvent.click(screen.getByRole('button', { name: 'Send a test to me' }));
  expect(await screen.findByText('A test goes to ada@example.com')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Why'), 'It is winter.');
  await userEvent.click(screen.getByRole('button', { name: 'Send to subscribers' }));
  expect(await screen.findByText('Scheduled')).toBeVisible();
});

test('R-22 what an issue lacks is told beside its fields', async () => {
  await open('/admin/newsletter/issue-3');
  const body = await screen.findByLabelText('Text');
  await userEvent.clear(body);
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  expect(await screen.findByText('Text is required')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Send to subscribers' }));
  expect(await screen.findByText('Say why')).toBeVisible();
});

test('R-22 an issue that goes out shows its figures and is stopped with a reason', async () => {
  await open('/admin/newsletter/issue-2');
  expect((await screen.findByText('Waiting')).nextElementSibling).toHaveTextContent('400');
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Stop the issue' }));
  await userEvent.type(dialog.getByLabelText('Why'), 'Wrong words.');
  await userEvent.click(dialog.getByRole('button', { name: 'Stop' }));
  expect((await screen.findByText('Not sent')).nextElementSibling).toHaveTextContent('400');
});

test('R-22 subscribers are narrowed and found, with what the mail server said', async () => {
  await open('/admin/newsletter/subscribers?view=bounced');
  const row = await screen.findByRole('row', { name: /gone@example\.com/ });
  expect(row).toHaveTextContent('550 5.1.1 no such user');
  expect(screen.getByRole('button', { name: 'Export CSV' })).toBeVisible();
});

test('an issue that is not there is told', async () => {
  await open('/admin/newsletter/none');
  expect(await screen.findByRole('heading', { level: 1, name: 'There is no such issue' })).toBeVisible();
});
