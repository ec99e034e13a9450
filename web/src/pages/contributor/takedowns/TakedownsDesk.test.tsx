import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signIn } from '../../../../test/browser-state.ts';
import { enter } from '../../../../test/enter.ts';
import { renderApp } from '../../../../test/render.tsx';

test('R-23 a studio reads what is claimed, and answers once', async () => {
  signIn({ role: 'CONTRIBUTOR' });
  await renderApp('/contributor/takedowns', { signedIn: true, role: 'CONTRIBUTOR' });
  const list = within(await screen.findByRole('list', { name: 'Takedowns' }));
  expect(list.getByText('Taken from sale')).toBeVisible();
  expect(list.getByText('It is the same drawing.')).toBeVisible();
  await userEvent.click(list.getByRole('button', { name: 'Send counter-notice' }));
  expect(await list.findByText('Your statement is required')).toBeVisible();
  await enter(list.getByLabelText('Counter-notice'), 'We drew it in 2018.');
  await userEvent.click(list.getByRole('checkbox'));
  await userEvent.click(list.getByRole('button', { name: 'Send counter-notice' }));
  expect(await list.findByText('Answered by the studio')).toBeVisible();
  expect(list.getByText('We drew it in 2018.')).toBeVisible();
  expect(list.queryByRole('button', { name: 'Send counter-notice' })).toBeNull();
});

test('R-23 an editor of the studio does not answer for it', async () => {
  signIn({ role: 'CONTRIBUTOR' });
  await renderApp('/contributor', { signedIn: true, role: 'CONTRIBUTOR', studioRole: 'EDITOR' });
  expect(await screen.findByRole('link', { name: 'Reviews' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Takedowns' })).toBeNull();
});
