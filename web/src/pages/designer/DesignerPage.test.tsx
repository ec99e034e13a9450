import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { demoLogin, upstreamUnavailable } from '@halfdrop/mocks';
import { signIn } from '../../../test/browser-state.ts';
import { enter } from '../../../test/enter.ts';
import { renderApp } from '../../../test/render.tsx';

const main = () => within(screen.getByRole('main'));
const title = (name: string) => main().findByRole('heading', { level: 1, name });
const tiles = () => main().findAllByRole('article');
const portfolio = async () => within(await main().findByRole('region', { name: 'Portfolio' }));

test.each(['/designer/1', '/designer/studio-marl'])('R-21 DS-18 %s shows who the designer is', async (address) => {
  await renderApp(address);
  expect(await title('Studio Marl')).toBeVisible();
  expect(main().getByText('Studio Marl draws by hand and repeats by rule.')).toBeVisible();
  expect(main().getByText('Clay and stone · India')).toBeVisible();
  expect(main().getByRole('button', { name: 'Follow Studio Marl' })).toBeVisible();
  const stats = main().getByText('Downloads').closest('dl');
  expect(stats).toHaveTextContent('Patterns15');
  expect(stats).toHaveTextContent('Followers12.3K');
  expect(stats).toHaveTextContent('Rating4.6 of 5');
  expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute('href', '/designer/studio-marl');
});

test('DS-18 the portfolio holds the patterns of this designer alone', async () => {
  const app = await renderApp('/designer/loomhouse');
  expect(await (await portfolio()).findByText('15 patterns')).toBeVisible();
  for (const tile of await tiles()) expect(within(tile).getByText('Loomhouse')).toBeInTheDocument();
  expect(app.operations.findLast(({ name }) => name === 'DesignerPortfolio')?.variables).toEqual({
    filter: { designers: ['loomhouse'] },
    sort: 'POPULAR',
    page: 1,
  });
});

test('DS-18 a collection narrows the portfolio, and the address says so', async () => {
  const app = await renderApp('/designer/1');
  const collections = within(await main().findByRole('region', { name: 'Collections' }));
  const [first] = collections.getAllByRole('link');
  const name = within(first ?? document.body).getByRole('heading').textContent ?? '';
  await userEvent.click(first ?? document.body);
  await waitFor(() => expect(app.address()).toMatch(/^\/designer\/1\?collection=/));
  expect(await main().findByRole('region', { name })).toBeVisible();
  await userEvent.click(main().getByRole('link', { name: 'All patterns' }));
  await waitFor(() => expect(app.address()).toBe('/designer/1'));
  expect(await portfolio()).toBeDefined();
});

test('the order of the portfolio stands in the address', async () => {
  const app = await renderApp('/designer/1?page=2');
  await (await portfolio()).findByRole('button', { name: 'Newest First' });
  await userEvent.click(main().getByRole('button', { name: 'Newest First' }));
  await waitFor(() => expect(app.address()).toBe('/designer/1?sort=newest'));
  await waitFor(() =>
    expect(app.operations.findLast(({ name }) => name === 'DesignerPortfolio')?.variables).toMatchObject({
      sort: 'NEWEST',
      page: 1,
    }),
  );
});

test('a long portfolio has pages', async () => {
  const pageInfo = { page: 1, limit: 24, totalItems: 61, totalPages: 3, hasNextPage: true, hasPreviousPage: false };
  await renderApp('/designer/1', { overrides: { Query: { assets: () => ({ items: [], pageInfo, reading: null }) } } });
  await title('Studio Marl');
  expect(await main().findByText('61 patterns')).toBeVisible();
});

test('R-21 the page leads to where else the studio shows its work', async () => {
  await renderApp('/designer/1');
  const links = within(await screen.findByRole('list', { name: /elsewhere$/ })).getAllByRole('link');
  expect(links).toHaveLength(1);
  expect(links[0]).toHaveAttribute('rel', 'nofollow ugc noopener');
  expect(links[0]).toHaveTextContent(/^[\w-]+\.example$/);
});

test('R-21 a designer who has published nothing', async () => {
  await renderApp('/designer/blank-page');
  expect(await title('Blank Page')).toBeVisible();
  expect(main().getByRole('heading', { name: 'Designer profile coming soon' })).toBeVisible();
  expect(main().queryByRole('region', { name: 'Portfolio' })).not.toBeInTheDocument();
});

test.each(['/designer/99', '/designer/nobody', '/designer/%F0%9F%92%A5'])('R-21 %s is nobody', async (address) => {
  await renderApp(address);
  expect(await title('Designer not found')).toBeVisible();
  expect(main().getByRole('link', { name: 'All designers' })).toHaveAttribute('href', '/designers');
});

test('DS-11 following from the page counts at once', async () => {
  signIn();
  await renderApp('/designer/okra-ash', { signedIn: true });
  await userEvent.click(await main().findByRole('button', { name: 'Follow Okra & Ash' }));
  expect(await main().findByRole('button', { name: 'Following Okra & Ash' })).toBeVisible();
  expect(main().getByText('Followers').closest('div')).toHaveTextContent('981');
});

test('DS-11 a visitor who signs in from the page follows then, and the page stays', async () => {
  await renderApp('/designer/okra-ash');
  await userEvent.click(await main().findByRole('button', { name: 'Follow Okra & Ash' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign In' }));
  await enter(dialog.getByLabelText('Email'), demoLogin.email);
  await enter(dialog.getByLabelText('Password'), demoLogin.password);
  await userEvent.click(dialog.getByRole('button', { name: 'Sign In' }));
  expect(await main().findByRole('button', { name: 'Following Okra & Ash' })).toBeVisible();
  expect(main().getByText('Followers').closest('div')).toHaveTextContent('981');
  expect(await tiles()).not.toHaveLength(0);
});

test('a page that cannot be had says so and tries again', async () => {
  let isDown = true;
  await renderApp('/designer/1', {
    overrides: {
      Query: {
        designer: () => {
          if (isDown) throw upstreamUnavailable();
          return null;
        },
      },
    },
  });
  expect(await title('Error Loading Designer')).toBeVisible();
  isDown = false;
  await userEvent.click(main().getByRole('button', { name: 'Retry' }));
  expect(await title('Designer not found')).toBeVisible();
});

test('collections that cannot be had leave the rest of the page', async () => {
  await renderApp('/designer/1', {
    overrides: {
      Query: {
        designerCollections: () => {
          throw upstreamUnavailable();
        },
      },
    },
  });
  expect(await title('Studio Marl')).toBeVisible();
  expect(await tiles()).not.toHaveLength(0);
  expect(main().queryByRole('region', { name: 'Collections' })).not.toBeInTheDocument();
});
