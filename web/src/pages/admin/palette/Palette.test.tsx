import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asset, user } from '@halfdrop/mocks';
import { signIn } from '../../../../test/browser-state.ts';
import { renderApp } from '../../../../test/render.tsx';

async function openPalette() {
  signIn({ role: 'ADMIN' });
  const app = await renderApp('/admin', { signedIn: true, role: 'ADMIN' });
  await screen.findByRole('button', { name: /^Go to/ });
  await userEvent.keyboard('{Control>}k{/Control}');
  return app;
}

const box = () => screen.findByRole('combobox', { name: 'Desk, order, person, ticket, pattern, studio, coupon' });
const places = () => within(screen.getByRole('listbox', { name: 'Places' })).queryAllByRole('option');
const placeTexts = () => places().map(({ textContent }) => textContent);

test('R-22 Ctrl K goes to a desk by its name, by keyboard alone', async () => {
  const { address } = await openPalette();
  await userEvent.type(await box(), 'sta');
  await waitFor(() => expect(placeTexts()).toEqual(['DeskStaff']));
  expect(await box()).toHaveAttribute('aria-activedescendant', places()[0]?.id);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/admin/staff'));
  expect(screen.queryByRole('dialog', { name: 'Go to' })).not.toBeInTheDocument();
});

test.each([
  ['hdo-0000', 'OrderHDO-00000000ada@example.com', '/admin/orders/HDO-00000000'],
  ['ada@', 'PersonAda Weaverada@example.com', '/admin/people/user-1'],
  ['hd-t-7', 'TicketHD-T-77777777The zip will not open', '/admin/support/HD-T-77777777'],
  ['save', 'CouponSAVE10On the home page', '/admin/coupons/SAVE10'],
])('R-22 what begins with %s is found and gone to', async (typed, text, path) => {
  const { address } = await openPalette();
  await userEvent.type(await box(), typed);
  await waitFor(() => expect(placeTexts()).toContain(text));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe(path));
});

test('R-22 a pattern and a studio are found by their names', async () => {
  const { address } = await openPalette();
  const { title, designer } = asset(1);
  await userEvent.type(await box(), designer.name);
  await waitFor(() => expect(placeTexts().join()).toContain(`Studio${designer.name}`));
  await userEvent.clear(await box());
  await userEvent.type(await box(), title);
  await waitFor(() => expect(placeTexts().join()).toContain(`Pattern${title}`));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(address()).toMatch(/^\/admin\/assets\/asset-/));
});

test('R-22 Ctrl K does what can be done on the page: it goes to a form, and opens a dialog', async () => {
  signIn({ role: 'ADMIN' });
  await renderApp('/admin/assets/asset-2', { signedIn: true, role: 'ADMIN' });
  await screen.findByRole('form', { name: 'Limited edition' });
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await box(), 'limited');
  await waitFor(() => expect(placeTexts()[0]).toBe('HereLimited edition'));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByLabelText('Last day on sale')).toHaveFocus());
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await box(), 'feature');
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: /^Feature: / })).toBeVisible();
});

test('R-22 the arrows choose, round the ends, and what is nowhere is told', async () => {
  await openPalette();
  await userEvent.type(await box(), 'o');
  const chosen = () => places().findIndex((place) => place.getAttribute('aria-selected') === 'true');
  await waitFor(() => expect(places().length).toBeGreaterThan(2));
  expect(chosen()).toBe(0);
  await userEvent.keyboard('{ArrowUp}');
  expect(chosen()).toBe(places().length - 1);
  await userEvent.keyboard('{ArrowDown}');
  expect(chosen()).toBe(0);
  await userEvent.type(await box(), 'xyz');
  expect(await screen.findByText('Nothing begins like this.')).toBeVisible();
});

test('R-22 single keys are listed under a question mark, and G opens the box', async () => {
  signIn({ role: 'ADMIN' });
  await renderApp('/admin', { signedIn: true, role: 'ADMIN' });
  await screen.findByRole('button', { name: /^Go to/ });
  await userEvent.keyboard('?');
  const help = within(await screen.findByRole('dialog', { name: 'Keys' }));
  expect(help.getByText('This help')).toBeVisible();
  await userEvent.click(help.getByRole('button', { name: 'Close' }));
  await userEvent.keyboard('g');
  expect(await box()).toBeVisible();
});

test('R-22 PR-13 nobody is led where they may not go', async () => {
  const person = user({ role: 'ADMIN', staffRoles: ['CATALOG'] });
  signIn(person);
  await renderApp('/admin', { signedIn: true, role: 'ADMIN', overrides: { Query: { viewer: () => person } } });
  await userEvent.click(await screen.findByRole('button', { name: /^Go to/ }));
  await box();
  expect(placeTexts()).not.toContain('DeskStaff');
});
