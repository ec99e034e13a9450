import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { user } from '@halfdrop/mocks';
import { signIn } from '../../../../test/browser-state.ts';
import { enter } from '../../../../test/enter.ts';
import { renderApp } from '../../../../test/render.tsx';

const PURCHASES = 'Orders and plans';

async function open(options: Partial<Parameters<typeof renderApp>[1]> = {}) {
  signIn({ role: 'ADMIN' });
  return renderApp('/admin/system', { signedIn: true, role: 'ADMIN', ...options });
}

test('R-22 an owner stops the shop from selling, with a reason, and reads what people are told', async () => {
  const { operations } = await open();
  const row = () => within(screen.getByText(PURCHASES, { exact: false }).closest('li') ?? document.body);
  await userEvent.click(await screen.findByRole('button', { name: `Switch off: ${PURCHASES}` }));
  const dialog = within(await screen.findByRole('dialog', { name: `Switch off: ${PURCHASES}` }));
  expect(dialog.getByText(/We take no orders and start no plans just now/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Switch off' }));
  expect(await dialog.findByText('Say why')).toBeVisible();
  await enter(dialog.getByLabelText('Why'), 'The provider is moved.');
  await userEvent.click(dialog.getByRole('button', { name: 'Switch off' }));
  await waitFor(() => expect(row().getByText('Off')).toBeVisible());
  expect(row().getByText(/The provider is moved\./)).toBeVisible();
  expect(operations.findLast(({ name }) => name === 'SetShopSwitch')?.variables).toEqual({
    input: { name: 'PURCHASES', isOn: false, reason: 'The provider is moved.', version: 0 },
  });
  expect(screen.getByRole('button', { name: `Switch on: ${PURCHASES}` })).toBeVisible();
});

test('R-22 what is off stands on the overview until it is on again, for owners alone', async () => {
  signIn({ role: 'ADMIN' });
  const { unmount } = await renderApp('/admin', { signedIn: true, role: 'ADMIN' });
  const off = within(await screen.findByRole('region', { name: 'Switched off' }));
  expect(off.getByRole('link', { name: 'New addresses for the newsletter' })).toHaveAttribute('href', '/admin/system');
  expect(off.getByText(/The mail server moves\./)).toBeVisible();
  unmount();

  const person = user({ role: 'ADMIN', staffRoles: ['FINANCE'] });
  signIn(person);
  const options = { signedIn: true, role: 'ADMIN', overrides: { Query: { viewer: () => person } } } as const;
  const { operations } = await renderApp('/admin', options);
  expect(await screen.findByRole('region', { name: 'Money checks that fail' })).toBeVisible();
  expect(operations.map(({ name }) => name)).not.toContain('ShopSwitches');
});

test('R-22 what is off says since when and why, and is switched on again', async () => {
  await open();
  expect(await screen.findByText(/The mail server moves\./)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Switch on: New addresses for the newsletter' }));
  const dialog = within(await screen.findByRole('dialog'));
  await enter(dialog.getByLabelText('Why'), 'It has moved.');
  await userEvent.click(dialog.getByRole('button', { name: 'Switch on' }));
  expect(await screen.findByRole('button', { name: 'Switch off: New addresses for the newsletter' })).toBeVisible();
});

test('R-22 who switches second reads that somebody else was first', async () => {
  const message = 'This was changed elsewhere in the meantime.';
  const conflict = { __typename: 'VersionConflictError' as const, message, path: ['version'], currentVersion: 1 };
  await open({ overrides: { Mutation: { setShopSwitch: () => ({ shopSwitch: null, errors: [conflict] }) } } });
  await userEvent.click(await screen.findByRole('button', { name: `Switch off: ${PURCHASES}` }));
  const dialog = within(await screen.findByRole('dialog'));
  await enter(dialog.getByLabelText('Why'), 'The provider is moved.');
  await userEvent.click(dialog.getByRole('button', { name: 'Switch off' }));
  expect(await dialog.findByText(message)).toBeVisible();
});

test('R-22 switches that cannot be had say so and leave the rest of the desk', async () => {
  const down = () => {
    throw new Error('The shop cannot be reached just now.');
  };
  await open({ overrides: { Query: { shopSwitches: down } } });
  expect(await screen.findByRole('heading', { name: 'The switches could not be loaded' })).toBeVisible();
  expect(await screen.findByRole('region', { name: 'Recurring jobs' })).toBeVisible();
});
