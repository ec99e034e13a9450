import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../../test/render.tsx';

test('the page behind a dialog is held in its place, and let go when the dialog is closed', async () => {
  await renderApp('/products', { patterns: 4 });
  const page = document.documentElement;
  const [open] = await screen.findAllByRole('button', { name: /^Quick view/ });
  if (!open) throw new Error('There is no quick view.');
  expect(page).not.toHaveAttribute('data-held');

  await userEvent.click(open);
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(page).toHaveAttribute('data-held'));

  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(page).not.toHaveAttribute('data-held'));
});
