import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../../../test/render.tsx';

type App = Awaited<ReturnType<typeof renderApp>>;

const main = () => within(screen.getByRole('main'));
const banner = () => within(screen.getByRole('banner'));
const picture = new File(['a picture'], 'fans.png', { type: 'image/png' });

function lastFilter({ operations }: App) {
  return operations.findLast(({ name }) => name === 'ProductsPage')?.variables?.['filter'];
}

/** Mocks the reply to an uploaded picture. */
function answersPictures(status: number, body: object): jest.SpyInstance {
  const answer = Response.json(body, { status });
  return jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(answer));
}

beforeEach(() => {
  URL.createObjectURL = () => 'blob:picture';
});
afterEach(() => jest.restoreAllMocks());

test('P-26 colors of the address narrow the list, and the sliders change how much of each', async () => {
  const app = await renderApp('/products?palette=1f3a5f-50&palette=f1e6d2-50&tags=botanical');
  expect(await main().findByRole('heading', { level: 1, name: 'Patterns in your colors' })).toBeVisible();
  const slider = await main().findByRole('slider', { name: 'How much of color 1' });
  fireEvent.change(slider, { target: { value: '100' } });
  expect(slider).toHaveAttribute('aria-valuetext', '67 %');
  const palette = [
    { hex: '#1f3a5f', share: 100 },
    { hex: '#f1e6d2', share: 50 },
  ];
  await waitFor(() => expect(lastFilter(app)).toEqual({ palette, tags: ['botanical'] }));
  expect(main().getByRole('slider', { name: 'How much of color 1' })).toBe(slider);
});

test('P-26 a color is added and removed; without the last one the list is whole again', async () => {
  const app = await renderApp('/products?palette=1f3a5f-50');
  const added = { hex: '#c4553e', share: 20 };
  await userEvent.click(await main().findByRole('button', { name: 'Add a color' }));
  await waitFor(() => expect(lastFilter(app)).toEqual({ palette: [{ hex: '#1f3a5f', share: 50 }, added] }));
  await userEvent.click(main().getByRole('button', { name: 'Remove color 2' }));
  await waitFor(() => expect(main().getAllByRole('slider', { name: /color/ })).toHaveLength(1));
  await userEvent.click(main().getByRole('button', { name: 'Remove Your colors' }));
  await waitFor(() => expect(lastFilter(app)).toEqual({}));
  expect(main().queryByRole('slider', { name: /color/ })).toBeNull();
});

test('P-26 a picture that is dropped on the search narrows the list that is shown', async () => {
  const app = await renderApp('/products?tags=botanical');
  const fetched = answersPictures(201, { data: { picture: { id: 'picture-1', expiresAt: '' } } });
  const form = banner().getAllByRole('search')[0] ?? document.body;
  fireEvent.dragEnter(form);
  await waitFor(() => expect(form).toHaveTextContent('drop or paste a picture here'));
  fireEvent.drop(form, { dataTransfer: { files: [picture], types: ['Files'] } });
  expect(await main().findByRole('heading', { level: 1, name: 'Patterns like your picture' })).toBeVisible();
  expect(fetched).toHaveBeenCalledWith('/api/pictures', expect.objectContaining({ method: 'POST', body: picture }));
  expect(lastFilter(app)).toEqual({ picture: 'picture-1', tags: ['botanical'] });
  expect(await main().findByRole('img', { name: 'Your picture' })).toBeInTheDocument();
  expect(main().getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Most Alike');
});

test('a picture that the shop refuses is told in its words, and the page stays', async () => {
  await renderApp('/products');
  answersPictures(422, { message: 'This file is cut off.' });
  const form = banner().getAllByRole('search')[0] ?? document.body;
  fireEvent.focus(within(form).getByRole('searchbox'));
  await waitFor(() => expect(form).toHaveTextContent('drop or paste a picture here'));
  fireEvent.paste(form, { clipboardData: { files: [picture], types: ['Files'] } });
  expect(await screen.findByText('This file is cut off.')).toBeInTheDocument();
  expect(main().getByRole('heading', { level: 1, name: 'All Designs' })).toBeVisible();
});
