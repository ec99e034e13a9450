import { screen } from '@testing-library/react';
import { renderApp } from '../../../test/render.tsx';

test('R-24 R-25 a path that leads nowhere says so, leads home, and is written to the console', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await renderApp('/nope');
  expect(await screen.findByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible();
  expect(screen.getByText('404')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('/nope'));
});
