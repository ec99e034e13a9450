import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../../test/render.tsx';
import { toast } from './toast.ts';

const say = (title: string, isForNextPage = false) =>
  act(async () => toast({ status: 'success', title, isForNextPage }));

test('ER-43 one message stands there at a time, and none is left behind on another page', async () => {
  const { goTo } = await renderApp('/pricing');
  await say('First');
  await say('Second');
  expect(screen.queryByText('First')).toBeNull();
  expect(screen.getByText('Second')).toBeVisible();
  await goTo('/login');
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(screen.queryByText('Second')).toBeNull();
});

test('ER-31 what leads to another page is still said there', async () => {
  const { goTo } = await renderApp('/pricing');
  await say('Welcome back!', true);
  await goTo('/login');
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(screen.getByText('Welcome back!')).toBeVisible();
});

test('M-01 over a dialog a message belongs to the dialog, and stays when that closes', async () => {
  await renderApp('/products', { patterns: 4 });
  const [open] = await screen.findAllByRole('button', { name: /^Quick view/ });
  await userEvent.click(open ?? document.body);
  const dialog = await screen.findByRole('dialog');
  await say('Said over it');
  expect(within(dialog).getByText('Said over it')).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.getByText('Said over it')).toBeVisible();
  expect(screen.getByText('Said over it').closest('dialog')).toBeNull();
});
