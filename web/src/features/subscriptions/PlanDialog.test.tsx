import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asset } from '@halfdrop/mocks';
import { renderApp } from '../../../test/render.tsx';

async function openPlans() {
  const pattern = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((index) => asset(index)).find(({ isPremium }) => !isPremium);
  await renderApp(`/product/${pattern?.slug}`);
  await userEvent.click(await screen.findByRole('button', { name: /see the plans/ }));
  return within(await screen.findByRole('dialog', { name: 'Choose Your Plan' }));
}

test('M-06 M-07 B-16 B-17 B-18 B-19 B-20 the plan dialog shows Monthly and Yearly as the server prices them', async () => {
  const dialog = await openPlans();
  const monthly = within(await dialog.findByRole('article', { name: 'Monthly' }));
  expect(monthly.getByText('$9.99')).toBeVisible();
  expect(monthly.getByText('per month')).toBeVisible();
  const yearly = within(dialog.getByRole('article', { name: 'Yearly' }));
  expect(yearly.getByText('$99.99')).toBeVisible();
  expect(yearly.getByText('$119.88').tagName).toBe('S');
  expect(yearly.getByText('Save 17%')).toBeVisible();
  expect(yearly.getByText(/2 months free/)).toBeVisible();
});

test('B-22 B-06 B-21 it names the features and the trial, and leads to checkout', async () => {
  const dialog = await openPlans();
  expect(await dialog.findByText('7-day free trial, no card needed.')).toBeVisible();
  for (const feature of [
    'All Designs, not Premium',
    'Unlimited downloads',
    'Commercial licence',
    'Premium support',
    'Early access',
  ])
    expect(dialog.getAllByText(feature)).toHaveLength(2);
  expect(dialog.getByText(/30-day money-back guarantee/)).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Start 7-day free trial' })).toHaveAttribute(
    'href',
    '/checkout?plan=membership-monthly',
  );
  expect(dialog.getByRole('link', { name: 'Choose Yearly' })).toHaveAttribute(
    'href',
    '/checkout?plan=membership-yearly',
  );
});
