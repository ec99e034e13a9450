import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { earliestRateCardStart } from '@halfdrop/domain';
import { demoLogin, user } from '@halfdrop/mocks';
import { signIn } from '../../../../test/browser-state.ts';
import { renderApp } from '../../../../test/render.tsx';

async function open() {
  const person = user({ role: 'ADMIN', staffRoles: ['FINANCE'] });
  signIn(person);
  const app = await renderApp('/admin/rate-cards', { signedIn: true, role: 'ADMIN' });
  await screen.findByRole('table', { name: 'Rate cards' });
  return app;
}

const form = () => within(screen.getByRole('form', { name: 'Announce rates' }));
const rows = () => screen.getAllByRole('row').slice(1);

async function fill(label: RegExp, text: string) {
  await userEvent.clear(form().getByLabelText(label));
  await userEvent.type(form().getByLabelText(label), text);
}

test('R-23 what holds is shown, and new rates are announced with 60 days’ notice once the password was entered', async () => {
  const { operations } = await open();
  expect(rows().map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Holds now50%50%')]);
  const earliest = earliestRateCardStart(new Date()).toISOString().slice(0, 10);
  expect(form().getByLabelText('From')).toHaveValue(earliest);

  await fill(/Of the net of a sale/, '52.5');
  await userEvent.type(form().getByLabelText(/Why/), 'More for studios.');
  await userEvent.click(form().getByRole('button', { name: 'Announce' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Your password, please' }));
  await userEvent.type(dialog.getByLabelText('Password'), demoLogin.password);
  await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));

  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(rows()[0]).toHaveTextContent('Announced52.5%50%More for studios.');
  const sent = operations.find(({ name }) => name === 'AnnounceRateCard');
  expect(sent?.variables).toMatchObject({
    input: { version: 2, startsAt: `${earliest}T00:00:00.000Z`, saleBasisPoints: 5250, periodBasisPoints: 5000 },
  });
});

test('R-23 what is missing, or no rate, is told under its field before anything is sent', async () => {
  const { operations } = await open();
  await fill(/Of the net of a sale/, '101');
  await userEvent.click(form().getByRole('button', { name: 'Announce' }));
  expect(await form().findByText('A number from 0 to 100, such as 52.5')).toBeVisible();
  expect(form().getByText('Say why')).toBeVisible();
  expect(operations.filter(({ name }) => name === 'AnnounceRateCard')).toEqual([]);
});
