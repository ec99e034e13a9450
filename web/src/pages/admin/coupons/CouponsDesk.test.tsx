import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signIn } from '../../../../test/browser-state.ts';
import { renderApp } from '../../../../test/render.tsx';

async function open(path: string) {
  signIn({ role: 'ADMIN' });
  return renderApp(path, { signedIn: true, role: 'ADMIN' });
}

test('EN-22 coupons are listed, and one that is made counts', async () => {
  const { address } = await open('/admin/coupons');
  const row = within(await screen.findByRole('row', { name: /FAIR-2026/ }));
  expect(row.getByText('$5.00 or ₹400')).toBeVisible();
  expect(row.getByText('0 of 200')).toBeVisible();
  expect(screen.queryByText('SUMMER')).not.toBeInTheDocument();

  await userEvent.click(screen.getByRole('link', { name: 'New coupon' }));
  await userEvent.type(await screen.findByLabelText('Code'), 'spring15');
  await userEvent.type(screen.getByLabelText('Share in percent'), '15');
  await userEvent.type(screen.getByLabelText('Last day'), '2027-03-31');
  await userEvent.click(screen.getByRole('button', { name: 'Make coupon' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'SPRING15' })).toBeVisible();
  expect(address()).toBe('/admin/coupons/SPRING15');
  expect(screen.getByLabelText('Share in percent')).toHaveValue('15');
  expect(screen.getByLabelText('Last day')).toHaveValue('2027-03-31');
});

test('EN-22 a series is made at once, and shown as it was named', async () => {
  const { address } = await open('/admin/new-coupon');
  await userEvent.type(await screen.findByLabelText('Code'), 'PRESS');
  await userEvent.type(screen.getByLabelText('Codes in the series'), '3');
  await userEvent.type(screen.getByLabelText('Amount in dollars'), '5');
  await userEvent.type(screen.getByLabelText('Amount in rupees'), '400');
  await userEvent.click(screen.getByRole('button', { name: 'Make coupon' }));
  expect(await screen.findAllByRole('link', { name: /^PRESS-/ })).toHaveLength(3);
  expect(address()).toBe('/admin/coupons?q=PRESS-');
});

test('EN-22 what cannot be a coupon is told beside its fields, and what is taken as well', async () => {
  await open('/admin/new-coupon');
  await userEvent.type(await screen.findByLabelText('Code'), 'HALF PRICE');
  await userEvent.type(screen.getByLabelText('Share in percent'), '15');
  await userEvent.type(screen.getByLabelText('Uses in all'), 'many');
  await userEvent.click(screen.getByRole('button', { name: 'Make coupon' }));
  expect(await screen.findByText(/^Must be 3 to 40 letters/)).toBeVisible();
  expect(screen.getByText('Please enter a whole number above 0')).toBeVisible();

  await userEvent.clear(screen.getByLabelText('Code'));
  await userEvent.type(screen.getByLabelText('Code'), 'save10');
  await userEvent.clear(screen.getByLabelText('Uses in all'));
  await userEvent.click(screen.getByRole('button', { name: 'Make coupon' }));
  expect(await screen.findAllByText('This code is taken already.')).not.toHaveLength(0);
});

test('EN-22 a coupon is switched off, and shows who has used it', async () => {
  await open('/admin/coupons/SAVE10');
  const uses = await screen.findByRole('list', { name: 'Orders with this coupon' });
  expect(within(uses).getByRole('link', { name: 'HDO-00000000' })).toBeVisible();
  await userEvent.click(screen.getByLabelText(/^It counts/));
  await userEvent.click(screen.getByRole('button', { name: 'Save coupon' }));
  expect(await screen.findByText('Off')).toBeVisible();
  expect(await screen.findByText('Coupon saved')).toBeVisible();
});

test('a code that nobody has is told', async () => {
  await open('/admin/coupons/NOSUCH');
  expect(await screen.findByRole('heading', { level: 1, name: 'There is no such coupon' })).toBeVisible();
});
