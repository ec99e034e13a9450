import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { demoConfirmationToken } from '@halfdrop/mocks';
import { renderApp } from '../../../test/render.tsx';

const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Confirm this address' }));

test('E6 the link of the email confirms at one click, and not before', async () => {
  const { operations } = await renderApp(`/confirm-email?token=${demoConfirmationToken}`);
  await screen.findByRole('button', { name: 'Confirm this address' });
  expect(operations.map(({ name }) => name)).not.toContain('ConfirmEmail');
  await press();

  expect(await screen.findByRole('heading', { level: 1, name: 'Your email address is confirmed' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('ada@example.com');
});

test('E6 a link that is dead says so and leads to another one', async () => {
  await renderApp('/confirm-email?token=old');
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent('This link has already been used or has expired.');
  expect(screen.getByRole('link', { name: 'Ask for another one on your profile' })).toHaveAttribute('href', '/profile');
});

test('E6 a link without its end says so', async () => {
  await renderApp('/confirm-email');
  expect(await screen.findByRole('heading', { level: 1, name: 'This link is not complete' })).toBeVisible();
});
