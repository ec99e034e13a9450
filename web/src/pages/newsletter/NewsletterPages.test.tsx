import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../../../test/render.tsx';

const pages = [
  ['/newsletter/confirm', 'Confirm subscription', 'You are on the list', 'ConfirmNewsletter'],
  ['/newsletter/unsubscribe', 'Unsubscribe', 'You have left the newsletter', 'UnsubscribeFromNewsletter'],
] as const;

test.each(pages)('HM-12 %s follows the link at one click, and not before', async (path, action, done, operation) => {
  const { operations } = await renderApp(`${path}?token=newsletter-token`);
  const button = await screen.findByRole('button', { name: action });
  expect(operations.map(({ name }) => name)).not.toContain(operation);
  await userEvent.click(button);

  expect(await screen.findByRole('heading', { level: 1, name: done })).toBeVisible();
  expect(screen.getByText(/ada@example\.com/)).toBeVisible();
});

test.each(pages)('HM-12 %s says when the link is dead', async (path, action) => {
  await renderApp(`${path}?token=old`);
  await userEvent.click(await screen.findByRole('button', { name: action }));

  expect(await screen.findByText('This link does not work any more. Please subscribe again.')).toBeVisible();
});

test.each(pages)('HM-12 %s without a token says so', async (path) => {
  await renderApp(path);

  expect(await screen.findByRole('heading', { level: 1, name: 'This link is not complete' })).toBeVisible();
});

test('the link of a weekly mail ends it at one click, and not before; signing in is not asked for', async () => {
  const { operations } = await renderApp('/follow-digest/unsubscribe?token=digest-token');
  const button = await screen.findByRole('button', { name: 'Stop it' });
  expect(operations.map(({ name }) => name)).not.toContain('UnsubscribeFromFollowDigest');
  await userEvent.click(button);
  expect(await screen.findByRole('heading', { level: 1, name: 'No more weekly mail' })).toBeVisible();
});

test('a dead link of a weekly mail says so', async () => {
  await renderApp('/follow-digest/unsubscribe?token=old');
  await userEvent.click(await screen.findByRole('button', { name: 'Stop it' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This does not exist.');
});
