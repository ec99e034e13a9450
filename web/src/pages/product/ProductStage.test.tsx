import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asset } from '@halfdrop/mocks';
import { readLocalCart } from '#features/cart/local-cart.ts';
import { signIn } from '../../../test/browser-state.ts';
import { renderApp } from '../../../test/render.tsx';

const pattern = asset(0);
const address = `/product/${pattern.slug}`;
const stage = () => within(screen.getByRole('region', { name: 'The pattern in use' }));
const button = (name: string) => stage().getByRole('button', { name });
const repeat = () => stage().getByRole('slider', { name: /Repeat/ });

async function openStage(changes: Parameters<typeof asset>[1] = {}) {
  const view = await renderApp(address, { overrides: { Query: { assetBySlug: () => asset(0, changes) } } });
  await screen.findByRole('heading', { level: 1, name: pattern.title });
  return view;
}

async function openTab(name: string) {
  await userEvent.click(stage().getByRole('tab', { name }));
  return stage().findByRole('tabpanel', { name });
}

/** jsdom neither loads pictures nor draws on canvas. */
function picturesLoad(load: () => Promise<void>) {
  Object.defineProperty(HTMLImageElement.prototype, 'decode', { configurable: true, value: load });
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
}

/** Returns the visible part of the tiled preview: left, top, width. */
function windowOn(container: HTMLElement): readonly number[] {
  const previews = container.querySelectorAll('svg[preserveAspectRatio="xMinYMin slice"]');
  return (previews[previews.length - 1]?.getAttribute('viewBox') ?? '').split(' ').map(Number);
}

test('D-14 the repeat starts at its printed size and the ruler reads in centimeters or inches', async () => {
  await openStage();
  expect(repeat()).toHaveAttribute('aria-valuetext', '29.6 cm');
  expect(stage().getByText('3500 px print at 300 dpi at this size.')).toBeVisible();
  await userEvent.click(button('inch'));
  expect(repeat()).toHaveAttribute('aria-valuetext', '11.7 in');
});

test('half drop is offered for a design laid out for it, mirror for every design', async () => {
  const layouts = () =>
    within(stage().getByRole('group', { name: 'Repeat layout' }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  const { unmount } = await openStage({ repeat: 'HALF_DROP' });
  expect(layouts()).toEqual(['Half drop', 'Mirror']);
  act(() => unmount());
  await openStage({ repeat: 'BLOCK' });
  expect(layouts()).toEqual(['Full drop', 'Mirror']);
});

test('the tile is drawn as its layout wants it: half drop by three pictures, mirror by four with flips', async () => {
  const { container } = await openStage({ repeat: 'HALF_DROP' });
  const pictures = () => [...container.querySelectorAll('pattern image')];
  expect(pictures()).toHaveLength(3);
  await userEvent.click(button('Mirror'));
  await waitFor(() => expect(pictures().length).toBeGreaterThanOrEqual(4));
  expect(pictures().some((picture) => picture.getAttribute('transform')?.includes('scale(-1 -1)'))).toBe(true);
});

test('how it tiles: one tile is outlined and the layout is told in words', async () => {
  const { container } = await openStage({ repeat: 'HALF_DROP' });
  await userEvent.click(button('How it tiles'));
  expect(container.querySelector('[data-tile-outlines]')).toBeInTheDocument();
  expect(stage().getByText('Every second column hangs half a tile lower.')).toBeVisible();
  await userEvent.click(button('Mirror'));
  expect(stage().getByText('Every second tile is mirrored. The files repeat as half drop.')).toBeVisible();
});

test('D-15 the seam view brings the corners of tiles into the middle and leads back', async () => {
  const { container } = await openStage();
  const before = windowOn(container);
  await userEvent.click(button('Seams'));
  expect(container.querySelector('[data-tile-corners]')).toBeInTheDocument();
  expect(stage().getByText(/Between them no line should show/)).toBeVisible();
  await userEvent.click(button('Seams'));
  expect(windowOn(container)).toEqual(before);
});

test('D-15 verified is said only of a tile that passed the check', async () => {
  const { unmount } = await openStage({ isSeamVerified: true });
  expect(screen.getByText('verified')).toBeVisible();
  act(() => unmount());
  await openStage({ isSeamVerified: false });
  expect(screen.getByText(/Seamless & Repeatable/)).toBeVisible();
  expect(screen.queryByText('verified')).not.toBeInTheDocument();
});

test('the tiled preview is moved and zoomed by keyboard', async () => {
  const { container } = await openStage();
  const [left = 0, , across = 0] = windowOn(container);
  stage().getByRole('application', { name: 'Cloth' }).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(windowOn(container)[0]).toBeGreaterThan(left);
  await userEvent.keyboard('+');
  expect(windowOn(container)[2]).toBeLessThan(across);
  await userEvent.click(button('Zoom out'));
  await waitFor(() => expect(windowOn(container)[2]).toBeCloseTo(across));
});

test('tabs follow the arrow keys, and only the chosen one is in the tab order', async () => {
  await openStage();
  const tab = (name: string) => stage().getByRole('tab', { name });
  tab('Repeat').focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(tab('Tile')).toHaveFocus();
  expect(tab('Tile')).toHaveAttribute('aria-selected', 'true');
  expect(tab('Repeat')).toHaveAttribute('tabindex', '-1');
  await userEvent.keyboard('{End}');
  expect(tab('Recolour')).toHaveFocus();
});

test('D-02 the tile is shown whole, with what it measures', async () => {
  await openStage();
  const panel = within(await openTab('Tile'));
  expect(await panel.findByRole('img', { name: pattern.altText })).toHaveAttribute(
    'src',
    pattern.previews.at(-1)?.fallbackUrl,
  );
  expect(panel.getByText('3500 x 3500 px')).toBeVisible();
  expect(panel.getByText('29.6 cm / 11.7 in at 300 dpi')).toBeVisible();
});

test('mock-ups: each thing is drawn to scale, with the picture described', async () => {
  picturesLoad(() => Promise.resolve());
  await openStage();
  const panel = within(await openTab('Mock-ups'));
  expect(await panel.findByText('Drawn to scale: a cushion of 45 x 45 cm.')).toBeVisible();
  for (const name of ['Wallpaper', 'Tote', 'Mug', 'Dress', 'Phone case']) {
    await userEvent.click(panel.getByRole('button', { name }));
    expect(panel.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
  }
  expect(panel.getByRole('img', { name: /Shown on a phone case/ })).toBeVisible();
});

test('mock-ups without their picture say so and try again', async () => {
  const load = jest.fn<Promise<void>, []>(() => Promise.reject(new Error('offline')));
  picturesLoad(load);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await openStage();
  const panel = within(await openTab('Mock-ups'));
  expect(await panel.findByRole('alert')).toHaveTextContent('The picture of the pattern could not be loaded.');
  load.mockImplementation(() => Promise.resolve());
  await userEvent.click(panel.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(panel.queryByRole('alert')).not.toBeInTheDocument());
});

test('recolor: the server is asked for the same drawing in another palette, and the contrast is told', async () => {
  picturesLoad(() => Promise.resolve());
  const { container } = await openStage({ recolor: { palette: 'delft', unsuitedPalettes: ['midnight-garden'] } });
  const panel = within(await openTab('Recolour'));
  expect(await panel.findByRole('radio', { name: 'Original' })).toBeChecked();
  expect(panel.queryByRole('radio', { name: 'Midnight Garden' })).not.toBeInTheDocument();
  await userEvent.click(panel.getByRole('radio', { name: 'Lagoon' }));
  // Highlighted in forced-colors mode.
  expect(panel.getByRole('radio', { name: 'Lagoon' }).closest('[data-on]')).not.toBeNull();
  expect(panel.getByRole('radio', { name: 'Original' }).closest('[data-on]')).toBeNull();
  expect(panel.getByText(/^Standing out from the ground at 3:1 or more: \d of 5 colours/)).toBeVisible();
  await waitFor(() =>
    expect(container.querySelector('pattern image')).toHaveAttribute(
      'href',
      expect.stringMatching(/[?&]palette=lagoon$/),
    ),
  );
  await openTab('Repeat');
  expect(stage().getByText(/Shown in Lagoon\./)).toBeVisible();
  await userEvent.click(button('Back to the original'));
  expect(stage().queryByText(/Shown in Lagoon/)).not.toBeInTheDocument();
});

test('a recolor is bought: the bag holds the palette that is shown, at the same price', async () => {
  picturesLoad(() => Promise.resolve());
  await openStage();
  const panel = within(await openTab('Recolour'));
  await userEvent.click(await panel.findByRole('radio', { name: 'Lagoon' }));
  await userEvent.click(panel.getByRole('button', { name: 'Buy in these colours' }));
  expect(await panel.findByRole('button', { name: 'Added to Bag' })).toBeDisabled();
  const price = pattern.price?.usd.minorUnits;
  expect(readLocalCart().items).toMatchObject([{ id: pattern.id, palette: 'lagoon', price }]);
  await userEvent.click(panel.getByRole('radio', { name: 'Noir' }));
  await userEvent.click(panel.getByRole('button', { name: 'Change colours in bag' }));
  await waitFor(() => expect(readLocalCart().items).toMatchObject([{ id: pattern.id, palette: 'noir' }]));
});

test('who owns the pattern downloads any palette that is shown, and is not asked to buy it again', async () => {
  picturesLoad(() => Promise.resolve());
  signIn();
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  // One of those the mocked account owns.
  const owned = asset(2);
  const { operations } = await renderApp(`/product/${owned.slug}`, { signedIn: true });
  await screen.findByRole('heading', { level: 1, name: owned.title });
  const panel = within(await openTab('Recolour'));
  await userEvent.click(await panel.findByRole('radio', { name: 'Lagoon' }));
  expect(panel.queryByRole('button', { name: 'Buy in these colours' })).not.toBeInTheDocument();
  await userEvent.click(await panel.findByRole('button', { name: 'Download in these colours' }));
  await waitFor(() =>
    expect(operations.find(({ name }) => name === 'CreateDownloadLink')?.variables).toMatchObject({
      input: { palette: 'lagoon' },
    }),
  );
});

test('the screen is measured once, and kept', async () => {
  await openStage();
  await userEvent.click(button('Measure screen'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Measure your screen' }));
  await userEvent.click(dialog.getByRole('button', { name: '1 euro coin' }));
  fireEvent.change(dialog.getByRole('slider', { name: 'Width of the shape' }), { target: { value: '43.5' } });
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(localStorage.getItem('halfdrop.screen')).toBe('43.500');
  expect(button('Screen measured')).toBeVisible();
});

test('an uploaded picture is shown in repeat and on things; recolors are not offered for it', async () => {
  const { container } = await openStage({ recolor: null, repeat: 'BLOCK' });
  expect(
    stage()
      .getAllByRole('tab')
      .map(({ textContent }) => textContent),
  ).toEqual(['Tile', 'Repeat', 'Mock-ups']);
  expect(container.querySelector('pattern image')).toHaveAttribute('href', expect.stringContaining('640'));
  stage().getByRole('tab', { name: 'Repeat' }).focus();
  await userEvent.keyboard('{End}');
  expect(await stage().findByRole('tabpanel', { name: 'Mock-ups' })).toBeVisible();
});
