import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { menuCategories, upstreamUnavailable } from '@halfdrop/mocks';
import { renderApp } from '../../../test/render.tsx';

test('R-35 all categories with their counts, a picture each, and all their subcategories', async () => {
  const { operations } = await renderApp('/categories');

  expect(await screen.findByRole('heading', { level: 1, name: 'Categories' })).toBeVisible();
  const grid = await screen.findByRole('list', { name: 'Categories' });
  const names = within(grid)
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);
  expect(names).toEqual(menuCategories.map(({ name }) => name));
  expect(grid.querySelectorAll('img')).toHaveLength(8);
  expect(within(grid).getAllByText('12 patterns')).toHaveLength(8);
  const nature = within(grid).getByRole('list', { name: 'In Nature & Organic' });
  expect(within(nature).getAllByRole('link')).toHaveLength(4);
  expect(within(nature).getByRole('link', { name: 'Florals 12 patterns' })).toHaveAttribute(
    'href',
    '/products?category=nature-organic&sub=nature-organic-florals',
  );
  expect(operations.filter(({ name }) => name === 'CategoriesPage')).toHaveLength(1);
});

test('R-35 a shop without patterns shows its categories without pictures', async () => {
  await renderApp('/categories', { scenario: 'empty' });
  const grid = await screen.findByRole('list', { name: 'Categories' });
  expect(within(grid).getAllByRole('heading', { level: 2 })).toHaveLength(8);
  expect(grid.querySelectorAll('img')).toHaveLength(0);
});

test('R-35 what cannot be had says so, and Retry brings it', async () => {
  let isDown = true;
  const categories = () => {
    if (isDown) throw upstreamUnavailable();
    return [...menuCategories];
  };
  await renderApp('/categories', { overrides: { Query: { categories } } });
  expect(await screen.findByRole('alert')).toHaveTextContent('The categories could not be loaded');

  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('list', { name: 'Categories' })).toBeVisible();
});
