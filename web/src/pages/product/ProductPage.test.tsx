import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asset, upstreamUnavailable } from '@halfdrop/mocks';
import { signIn } from '../../../test/browser-state.ts';
import { renderApp } from '../../../test/render.tsx';

const pattern = asset(0);
const address = `/product/${pattern.slug}`;
const main = () => within(screen.getByRole('main'));
const title = () => screen.findByRole('heading', { level: 1, name: pattern.title });

test('R-05 D-02 D-03 D-04 D-05 D-14 D-15 a pattern shows what it is', async () => {
  await renderApp(address);
  expect(await title()).toBeVisible();
  expect(main().getByRole('img', { name: pattern.altText })).toBeVisible();
  expect(main().getByText(pattern.category.name)).toBeVisible();
  expect(main().getByText(pattern.sku)).toBeVisible();
  expect(main().getByText('3500 x 3500 px at 300 dpi, 29.6 x 29.6 cm')).toBeVisible();
  expect(main().getByText('7000 x 3500 px at 300 dpi, 59.3 x 29.6 cm')).toBeVisible();
  expect(main().getByText(/Seamless & Repeatable/)).toBeVisible();
});

test('R-23 a pattern names the studio that sells it, and leads to the page of the studio', async () => {
  await renderApp(address);
  await title();
  expect(main().getByText(/^Sold by/)).toBeVisible();
  const studio = main().getByRole('link', { name: pattern.designer.name });
  expect(studio).toHaveAttribute('href', `/designer/${pattern.designer.slug}`);
});

test('D-08 D-13 the license and the files are those of the pattern', async () => {
  await renderApp(address);
  await title();
  expect(main().getByText(pattern.licenseName)).toBeVisible();
  expect(main().getByText('Layered PSD and High-Res JPEG; PNG, SVG, PDF, EPS, AI')).toBeVisible();
});

test('D-08 a premium pattern says what is exclusive about it, and that others may buy it', async () => {
  const premium = () => ({ ...pattern, isPremium: true, isFree: false, licenseName: 'Premium Exclusive License' });
  await renderApp(address, { overrides: { Query: { assetBySlug: premium } } });
  await title();
  expect(main().getByText('Premium Exclusive License')).toBeVisible();
  expect(main().getByText('Exclusive: not part of Membership. Others may buy it too.')).toBeVisible();
});

test('C-11 what people do with a pattern is answered for each of its licenses, from the shop’s one table', async () => {
  await renderApp(address);
  const table = within(await screen.findByRole('table', { name: 'What each licence of this pattern allows' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Standard licence',
    'Commercial licence',
    'Extended licence',
  ]);
  const answers = (question: string) =>
    within(table.getByRole('row', { name: new RegExp(`^${question}`) }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(answers('Work for a client')).toEqual(['Yes, naming the designer', 'Yes', 'Yes']);
  expect(answers('Goods printed on demand')).toEqual(['No', 'No', 'Yes']);
  expect(answers('A logo or trademark')).toEqual(['No', 'No', 'No']);
});

test('D-16 its own tags lead to what else carries them', async () => {
  await renderApp(address);
  await title();
  const [tag = ''] = pattern.tags;
  expect(main().getByRole('link', { name: tag })).toHaveAttribute('href', `/products?tags=${tag}`);
});

test('D-09 D-23 in India rupees lead, the dollars that will be charged stand beside them, extended costs more', async () => {
  await renderApp(address, { currency: 'INR' });
  await title();
  expect(main().getByText('$9.00 charged at checkout')).toBeVisible();
  expect(main().getAllByText('₹799')).not.toHaveLength(0);
  await userEvent.click(main().getByRole('radio', { name: /^Extended/ }));
  expect(main().getByText('$19.00 charged at checkout')).toBeVisible();
});

test('D-06 D-07 Copy ID copies the 8 digits and says so for 2 seconds', async () => {
  await renderApp(address);
  await title();
  const person = userEvent.setup();
  await person.click(main().getByRole('button', { name: 'Copy ID' }));
  expect(await main().findByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await screen.findByText('Asset ID copied')).toBeVisible();
  expect(screen.getByText('8-digit ID copied to clipboard')).toBeVisible();
  await expect(navigator.clipboard.readText()).resolves.toBe(pattern.sku.slice(-8));
  expect(await main().findByRole('button', { name: 'Copy ID' })).toBeVisible();
});

test('ER-25 a browser that refuses to copy is told apart', async () => {
  await renderApp(address);
  await title();
  const person = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await person.click(main().getByRole('button', { name: 'Copy ID' }));
  expect(await screen.findByText('Copy failed')).toBeVisible();
  expect(screen.getByText('Please try selecting and copying manually')).toBeVisible();
});

test('D-10 D-12 Add to Bag becomes Added to Bag', async () => {
  await renderApp(address);
  await title();
  const [button] = main().getAllByRole('button', { name: 'Add to Bag' });
  await userEvent.click(button ?? document.body);
  const [added] = await main().findAllByRole('button', { name: 'Added to Bag' });
  expect(added).toBeDisabled();
});

test('D-11 while it is being added the button reads Adding... and cannot be pressed again', async () => {
  signIn();
  const addToCart = () => new Promise<never>(() => undefined);
  const { operations } = await renderApp(address, { signedIn: true, overrides: { Mutation: { addToCart } } });
  await title();
  const [button] = main().getAllByRole('button', { name: 'Add to Bag' });
  await userEvent.dblClick(button ?? document.body);
  const [adding] = await main().findAllByRole('button', { name: 'Adding...' });
  expect(adding).toBeDisabled();
  expect(operations.filter(({ name }) => name === 'AddToCart')).toHaveLength(1);
});

test('what its studio drew to go with it follows', async () => {
  const drawn = asset(1);
  await renderApp(`/product/${drawn.slug}`);
  const heading = `Drawn to go with it: ${drawn.collection?.name}`;
  const companions = within(await screen.findByRole('region', { name: heading }));
  await waitFor(() => expect(companions.getAllByRole('article').length).toBeGreaterThan(0));
});

test('D-01 the back link returns to the list as it was left', async () => {
  const app = await renderApp('/products?colors=Blue&limit=4');
  const [first] = await main().findAllByRole('article');
  await userEvent.click(within(first ?? document.body).getByRole('link'));
  await userEvent.click(await main().findByRole('link', { name: 'Back to products' }));
  await waitFor(() => expect(app.address()).toBe('/products?colors=Blue&limit=4'));
});

test('D-18 while it loads the page says so', async () => {
  await renderApp(address, { overrides: { Query: { assetBySlug: () => new Promise(() => undefined) } } });
  expect(await screen.findByText('Loading Product...')).toBeInTheDocument();
});

test('D-19 D-20 a failing page says why and leads back', async () => {
  await renderApp(address, {
    overrides: {
      Query: {
        assetBySlug: () => {
          throw upstreamUnavailable();
        },
      },
    },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Error Loading Product' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(upstreamUnavailable().message);
  expect(main().getByRole('link', { name: 'Back to Products' })).toHaveAttribute('href', '/products');
});

test('D-21 a pattern that is not there', async () => {
  await renderApp('/product/none');
  expect(await screen.findByRole('heading', { level: 1, name: 'Product not found' })).toBeVisible();
});

test('patterns that sit well beside it follow; without them the section is left out', async () => {
  const { unmount } = await renderApp(address);
  const similar = within(await screen.findByRole('region', { name: 'Sits well with' }));
  await waitFor(() => expect(similar.getAllByRole('article')).toHaveLength(4));
  act(() => unmount());

  await renderApp(address, { overrides: { Query: { similarAssets: () => [] } } });
  await title();
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Sits well with' })).not.toBeInTheDocument());
});
