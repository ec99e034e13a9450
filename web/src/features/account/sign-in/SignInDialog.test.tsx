import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { demoLogin } from '@halfdrop/mocks';
import { whenSignedIn } from '#lib/sign-in-request.ts';
import { fillLocalCart, signIn } from '../../../../test/browser-state.ts';
import { enter } from '../../../../test/enter.ts';
import { renderApp } from '../../../../test/render.tsx';

/** Opens the dialog over the cart page for an action that requires an account. */
async function begin() {
  const action = jest.fn();
  const view = await renderApp('/cart');
  await act(async () => whenSignedIn('Please sign in to follow designers.', action));
  const dialog = await screen.findByRole('dialog', { name: 'Sign In' });
  return { ...view, action, dialog: within(dialog) };
}

async function fillIn(dialog: ReturnType<typeof within>, words: Readonly<Record<string, string>>) {
  for (const [label, text] of Object.entries(words)) await enter(dialog.getByLabelText(label), text);
}

test('M-02 M-03 V-27 opens from an action that needs an account, says why, and toggles between its two forms', async () => {
  const { dialog } = await begin();
  expect(dialog.getByText('Please sign in to follow designers.')).toBeVisible();
  expect(dialog.getByLabelText('Email')).toHaveAttribute('type', 'email');
  expect(dialog.queryByLabelText('Name')).toBeNull();

  await userEvent.click(dialog.getByRole('button', { name: 'Create Account' }));
  expect(screen.getByRole('dialog', { name: 'Create Account' })).toBeVisible();
  expect(dialog.getByLabelText('Name')).toBeVisible();

  await userEvent.click(dialog.getByRole('button', { name: 'Sign In' }));
  expect(dialog.queryByLabelText('Name')).toBeNull();
});

test('V-25 V-26 a blank form is refused: email and password always, the full name for a new account', async () => {
  const { dialog, operations } = await begin();
  await userEvent.click(dialog.getByRole('button', { name: 'Sign In' }));
  expect(await dialog.findByText('Email is required')).toBeVisible();
  expect(dialog.getByText('Password is required')).toBeVisible();
  expect(dialog.queryByText('Name is required')).toBeNull();

  await userEvent.click(dialog.getByRole('button', { name: 'Create Account' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Create Account' }));
  expect(await dialog.findByText('Name is required')).toBeVisible();
  expect(dialog.getByText('Email is required')).toBeVisible();
  expect(operations.map(({ name }) => name)).not.toContain('Register');
});

test('M-04 M-05 ER-32 says to wait while it submits; then it closes, welcomes, and the action goes on', async () => {
  const { dialog, action, address } = await begin();
  await fillIn(dialog, { Email: demoLogin.email, Password: demoLogin.password });
  await userEvent.click(dialog.getByRole('button', { name: 'Sign In' }));

  await waitFor(() => expect(action).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await screen.findByText('You have been successfully logged in.')).toBeVisible();
  expect(address()).toBe('/cart');
});

test('M-04 the button waits, and cannot be pressed twice, while the server has not answered', async () => {
  const { dialog, action } = await begin();
  await fillIn(dialog, { Email: demoLogin.email, Password: demoLogin.password });
  const seen: (string | null)[] = [];
  const button = dialog.getByRole('button', { name: 'Sign In' });
  new MutationObserver(() => seen.push(button.textContent)).observe(button, { characterData: true, subtree: true });
  await userEvent.click(button);

  await waitFor(() => expect(action).toHaveBeenCalled());
  expect(seen[0]).toBe('Please wait...');
});

test('ER-34 M-05 a new account is welcomed with its downloads, and the action goes on', async () => {
  const { dialog, action } = await begin();
  await userEvent.click(dialog.getByRole('button', { name: 'Create Account' }));
  const account = {
    Name: 'Mary Byron',
    Email: 'mary@example.com',
    Password: 'a-long-password',
  };
  await fillIn(dialog, account);
  await userEvent.click(dialog.getByRole('button', { name: 'Create Account' }));

  expect(await screen.findByText('Your account has been created with 5 free downloads.')).toBeVisible();
  expect(screen.getByText('Welcome to Halfdrop!')).toBeVisible();
  await waitFor(() => expect(action).toHaveBeenCalledTimes(1));
});

test('A-02 the way to a forgotten password closes the dialog and drops the action', async () => {
  const { dialog, action, address } = await begin();
  await userEvent.click(dialog.getByRole('link', { name: 'Forgot password?' }));
  await waitFor(() => expect(address()).toBe('/forgot-password'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await screen.findByRole('heading', { level: 1, name: 'Forgot password' })).toBeVisible();
  expect(action).not.toHaveBeenCalled();
});

test('a wrong password stays in the dialog, and closing it drops the action', async () => {
  const { dialog, action } = await begin();
  await fillIn(dialog, { Email: demoLogin.email, Password: 'wrong-password' });
  await userEvent.click(dialog.getByRole('button', { name: 'Sign In' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Invalid email or password');

  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(action).not.toHaveBeenCalled();
});

test('EN-18 patterns saved before signing in come along into an empty bag, and that is said', async () => {
  fillLocalCart(7);
  const { dialog } = await begin();
  await fillIn(dialog, { Email: demoLogin.email, Password: demoLogin.password });
  await userEvent.click(dialog.getByRole('button', { name: 'Sign In' }));

  expect(await screen.findByText('Your saved pattern is in your bag')).toBeVisible();
});

test('who is signed in is not asked', async () => {
  signIn();
  await renderApp('/cart', { signedIn: true });
  const action = jest.fn();
  await act(async () => whenSignedIn('Please log in.', action));
  expect(action).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('dialog')).toBeNull();
});
