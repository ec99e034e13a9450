import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../../../test/render.tsx';

const tiles = () => within(screen.getByRole('main')).findAllByRole('article');

afterEach(() => Object.assign(window, { scrollY: 0 }));

test('ST-28 Back from a pattern restores the filters, the pages that were loaded, and the place', async () => {
  const list = '/products?sort=newest&mode=infinite&page=2';
  const { address, travel } = await renderApp(list);
  await waitFor(async () => expect(await tiles()).toHaveLength(48));
  Object.assign(window, { scrollY: 900 });
  fireEvent.scroll(window);
  const scrolled = jest.spyOn(window, 'scrollTo');
  const [, , third] = await tiles();
  await userEvent.click(within(third ?? document.body).getByRole('link'));
  await waitFor(() => expect(address()).toMatch(/^\/product\//));

  await travel(-1);

  expect(address()).toBe(list);
  expect(await tiles()).toHaveLength(48);
  await waitFor(() => expect(scrolled).toHaveBeenCalledWith({ top: 900, behavior: 'instant' }));
});
