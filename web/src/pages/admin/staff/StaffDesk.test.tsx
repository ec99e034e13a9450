import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { demoLogin, user } from '@halfdrop/mocks';
import { signIn } from '../../../../test/browser-state.ts';
import { renderApp } from '../../../../test/render.tsx';

async function open() {
  signIn({ role: 'ADMIN' });
  await renderApp('/admin/staff', { signedIn: true, role: 'ADMIN' });
  await screen.findByRole('table', { name: 'Staff' });
}

const giving = () => within(screen.getByRole('form', { name: 'Give a role' }));
const rowOf = (name: RegExp) => within(screen.getByRole('row', { name }));

async function give(email: string) {
  await userEvent.type(giving().getByLabelText('Email of the account'), email);
  await userEvent.selectOptions(giving().getByLabelText('Role'), 'Finance');
  await userEvent.type(giving().getByLabelText('Why'), 'Keeps the books.');
  await userEvent.click(giving().getByRole('button', { name: 'Give role' }));
}

async function enterPassword(password: string) {
  const dialog = within(await screen.findByRole('dialog', { name: 'Your password, please' }));
  await userEvent.clear(dialog.getByLabelText('Password'));
  await userEvent.type(dialog.getByLabelText('Password'), password);
  await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
}

test('G-04 owners see who has which roles', async () => {
  await open();
  expect(rowOf(/Iris Moreau/).getByText('Reviewer')).toBeVisible();
  expect(rowOf(/Noor Aziz/).getByText('20 October 2026')).toBeVisible();
});

test('G-04 PR-13 a role is given once the password was entered again, and then not asked for it', async () => {
  await open();
  await give('noor@example.com');
  await enterPassword('wrong');
  expect(await screen.findByText('This is not your password')).toBeVisible();
  await enterPassword(demoLogin.password);

  await waitFor(() => expect(rowOf(/Noor Aziz/).getByText('Finance')).toBeVisible());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: 'Take Finance from Noor Aziz' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Take Finance from Noor Aziz?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Take away' }));
  expect(await dialog.findByText('Say why')).toBeVisible();
  await userEvent.type(dialog.getByLabelText('Why'), 'Left.');
  await userEvent.click(dialog.getByRole('button', { name: 'Take away' }));
  await waitFor(() => expect(rowOf(/Noor Aziz/).queryByText('Finance')).not.toBeInTheDocument());
});

test('PR-13 without the password nothing changes, and the form says what is missing', async () => {
  await open();
  await give('noor@example.com');
  const dialog = within(await screen.findByRole('dialog', { name: 'Your password, please' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));

  expect(await giving().findByRole('alert')).toHaveTextContent('Please enter your password again');
  expect(rowOf(/Noor Aziz/).queryByText('Finance')).not.toBeInTheDocument();
});

test('G-04 an address nobody has, and the last owner, are told', async () => {
  await open();
  await give('nobody@example.com');
  await enterPassword(demoLogin.password);
  expect(await giving().findByText('This does not exist.')).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Take Owner from Ada Weaver' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Take Owner from Ada Weaver?' }));
  await userEvent.type(dialog.getByLabelText('Why'), 'Leaves.');
  await userEvent.click(dialog.getByRole('button', { name: 'Take away' }));
  expect(await dialog.findByText(/is the only owner of this shop/)).toBeVisible();
});

test('R-22 who is no owner has neither desk', async () => {
  const person = user({ role: 'ADMIN', staffRoles: ['SUPPORT'] });
  signIn(person);
  await renderApp('/admin/staff', { signedIn: true, role: 'ADMIN', overrides: { Query: { viewer: () => person } } });

  expect(await screen.findByRole('heading', { level: 1, name: 'This page is for admins' })).toBeVisible();
});
