import { screen, within } from '@testing-library/react';
import { upstreamUnavailable } from '@halfdrop/mocks';
import { renderApp } from '../../../test/render.tsx';

const rowOf = (table: HTMLElement, label: string) =>
  within(within(table).getByRole('rowheader', { name: label }).closest('tr') as HTMLElement)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

test('R-36 the four licenses stand side by side, from one table', async () => {
  const { operations } = await renderApp('/licenses');

  expect(await screen.findByRole('heading', { level: 1, name: 'All about licenses' })).toBeVisible();
  const table = screen.getByRole('table', { name: 'What each licence allows' });
  const names = within(table)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['Personal licence', 'Standard licence', 'Commercial licence', 'Extended licence']);
  expect(rowOf(table, 'Work for a client')).toEqual(['No', 'Yes, naming the designer', 'Yes', 'Yes']);
  expect(rowOf(table, 'Naming the designer')).toEqual(['Not required', 'Required', 'Not required', 'Not required']);
  expect(rowOf(table, 'Wallpaper, fabric or gift wrap for sale')).toEqual(['No', 'No', 'No', 'Yes']);
  expect(rowOf(table, 'Files')[0]).toBe('PNG');
  expect(operations.filter(({ name }) => name === 'LicensesPage')).toHaveLength(1);
});

test('R-36 EN-16 the extended license adds what the price book says', async () => {
  await renderApp('/licenses');
  const table = await screen.findByRole('table', { name: 'What each licence allows' });
  expect(rowOf(table, 'Price')).toEqual([
    'Not sold with a pattern',
    'The price of the pattern',
    'Not sold with a pattern',
    '$10.00 (₹899) on top of the pattern’s price',
  ]);
  expect(screen.getByRole('link', { name: 'Read the full terms' })).toHaveAttribute('href', '/license-terms');
});

test('R-36 the comparison stays when its words cannot be had, and the other way round', async () => {
  await renderApp('/licenses', { overrides: { Query: { contentPage: () => null } } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Licences' })).toBeVisible();
  expect(screen.getByRole('table')).toBeVisible();
});

test('R-36 a table that cannot be had says so and can be asked for again', async () => {
  const licenses = () => {
    throw upstreamUnavailable();
  };
  await renderApp('/licenses', { overrides: { Query: { licenses } } });
  expect(await screen.findByRole('alert')).toHaveTextContent('The licences could not be loaded');
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
});
