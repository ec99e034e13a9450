import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { upstreamUnavailable } from '@halfdrop/mocks';
import { signIn } from '../../../test/browser-state.ts';
import { enter } from '../../../test/enter.ts';
import { renderApp } from '../../../test/render.tsx';

const main = () => within(screen.getByRole('main'));
const cards = () => main().findAllByRole('article');
const count = () => main().findByRole('heading', { level: 2, name: /\d+ designers?/ });
const chip = (name: string) => within(main().getByRole('group', { name: 'Category' })).findByRole('button', { name });

async function cardOf(name: string) {
  const all = await cards();
  const card = all.find((each) => within(each).queryByRole('heading', { name }));
  return within(card ?? document.body);
}

test('R-19 DS-08 DS-15 the directory shows every designer, counted, and ends with the patterns and becoming one', async () => {
  await renderApp('/designers');
  expect(await main().findByRole('heading', { level: 1, name: 'The studios behind the repeat.' })).toBeVisible();
  expect(await cards()).toHaveLength(6);
  expect(await count()).toHaveTextContent('6 designers');
  await waitFor(() => expect(document.title).toContain('Designers'));
  expect(main().getByRole('link', { name: 'Browse All Patterns' })).toHaveAttribute('href', '/products');
  expect(main().getByRole('link', { name: 'Become a Designer' })).toHaveAttribute('href', '/contributors');
});

test('DS-01 DS-02 DS-03 DS-04 BC-37 the hero counts, leads on, and shows three of five featured designers', async () => {
  await renderApp('/designers');
  const claims = await main().findByText('Average rating');
  const list = claims.closest('dl');
  expect(list).toHaveTextContent('Artists6');
  expect(list).toHaveTextContent('Patterns60');
  expect(list).toHaveTextContent('Average rating4.5 of 5');
  expect(main().getByRole('link', { name: 'Explore Collections' })).toHaveAttribute('href', '/collections/featured');
  expect(main().getByRole('link', { name: 'Join as Designer' })).toHaveAttribute('href', '/contributors');
  const featured = main().getByRole('list', { name: 'Featured designers' });
  const links = within(featured).getAllByRole('link');
  expect(links).toHaveLength(3);
  expect(links[0]).toHaveAttribute('href', '/designer/studio-marl');
});

test.each([
  ['LOOM', 'Loomhouse'],
  ['CUT pap', 'Fold Atelier'],
])('DS-05 %s is found in name or specialty, in any case', async (typed, name) => {
  await renderApp('/designers');
  await cards();
  await enter(main().getByPlaceholderText('Search designers...'), typed);
  await waitFor(async () => expect(await count()).toHaveTextContent(`1 designer for “${typed}”`));
  expect(await cards()).toHaveLength(1);
  expect(main().getByRole('heading', { level: 3, name })).toBeVisible();
});

test('DS-06 seven chips, and each narrows to its category', async () => {
  await renderApp('/designers');
  await cards();
  const chips = within(main().getByRole('group', { name: 'Category' })).getAllByRole('button');
  expect(chips.map(({ textContent }) => textContent)).toEqual([
    'All',
    'Contemporary',
    'Geometric',
    'Vintage',
    'Nature',
    'Minimalist',
    'Abstract',
  ]);
  expect(await chip('All')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(await chip('Nature'));
  await waitFor(async () => expect(await count()).toHaveTextContent('1 designer in Nature'));
  expect(main().getByRole('heading', { level: 3, name: 'Okra & Ash' })).toBeVisible();
  await userEvent.click(await chip('All'));
  await waitFor(async () => expect(await cards()).toHaveLength(6));
});

test('DS-07 DS-11 the list shows downloads and Follow, the grid does not', async () => {
  await renderApp('/designers');
  await cards();
  expect(main().queryByRole('button', { name: /^Follow/ })).not.toBeInTheDocument();
  expect(main().queryByText(/downloads/)).not.toBeInTheDocument();
  await userEvent.click(main().getByRole('button', { name: 'List' }));
  const row = await cardOf('Studio Marl');
  expect(row.getByText('9.9K downloads')).toBeVisible();
  expect(row.getByRole('button', { name: 'Follow Studio Marl' })).toBeVisible();
  await userEvent.click(main().getByRole('button', { name: 'Grid' }));
  expect(main().queryByText(/downloads/)).not.toBeInTheDocument();
});

test('DS-09 DS-10 EN-36 a card says who, what and how much', async () => {
  await renderApp('/designers');
  const card = await cardOf('Studio Marl');
  expect(card.getByText('Featured')).toBeVisible();
  expect(card.getByText('Clay and stone')).toBeVisible();
  expect(card.getByText('Studio Marl draws by hand and repeats by rule.')).toBeVisible();
  expect(card.getByText('Rated 4.6 of 5 by 40')).toBeInTheDocument();
  expect(card.getByText('12 collections')).toBeVisible();
  expect(card.getByText('12.3K followers')).toBeVisible();
  const plain = await cardOf('Blank Page');
  expect(plain.queryByText('Featured')).not.toBeInTheDocument();
  expect(plain.getByText('0 followers')).toBeVisible();
  expect(plain.getByText('No reviews yet')).toBeVisible();
});

test('DS-12 View Portfolio leads to the designer', async () => {
  const app = await renderApp('/designers');
  const card = await cardOf('Loomhouse');
  await userEvent.click(card.getByRole('link', { name: 'View Portfolio of Loomhouse' }));
  await waitFor(() => expect(app.address()).toBe('/designer/loomhouse'));
  expect(await main().findByRole('heading', { level: 1, name: 'Loomhouse' })).toBeVisible();
});

test('DS-13 DS-14 nobody found says so, and Clear Filters brings everybody back', async () => {
  await renderApp('/designers');
  await cards();
  await userEvent.click(await chip('Vintage'));
  const search = main().getByRole('searchbox', { name: 'Search designers' });
  await enter(search, 'zzzz');
  expect(await main().findByRole('heading', { name: 'No designers found' })).toBeVisible();
  await userEvent.click(main().getByRole('button', { name: 'Clear Filters' }));
  await waitFor(async () => expect(await cards()).toHaveLength(6));
  expect(search).toHaveValue('');
  expect(await chip('All')).toHaveAttribute('aria-pressed', 'true');
});

test('ST-24 search, category and view are forgotten when one leaves', async () => {
  await renderApp('/designers');
  await cards();
  await userEvent.click(await chip('Geometric'));
  await userEvent.click(main().getByRole('button', { name: 'List' }));
  const row = await cardOf('Loomhouse');
  await userEvent.click(row.getByRole('link', { name: /View Portfolio/ }));
  await userEvent.click(await main().findByRole('link', { name: 'All designers' }));
  await waitFor(async () => expect(await cards()).toHaveLength(6));
  expect(await chip('All')).toHaveAttribute('aria-pressed', 'true');
  expect(main().getByRole('button', { name: 'Grid' })).toHaveAttribute('aria-pressed', 'true');
});

test('the directory says that it loads, and why it is not there', async () => {
  let isDown = true;
  await renderApp('/designers', {
    overrides: {
      Query: {
        designers: () => {
          if (isDown) throw upstreamUnavailable();
          const pageInfo = {
            page: 1,
            limit: 24,
            totalItems: 0,
            totalPages: 0,
            hasNextPage: false,
            hasPreviousPage: false,
          };
          return { items: [], categories: [], pageInfo };
        },
      },
    },
  });
  expect(await main().findByRole('heading', { name: 'Error Loading Designers' })).toBeVisible();
  expect(main().getByRole('link', { name: 'Browse All Patterns' })).toBeVisible();
  isDown = false;
  await userEvent.click(main().getByRole('button', { name: 'Retry' }));
  expect(await main().findByRole('heading', { name: 'No designers found' })).toBeVisible();
});

describe('DS-11 Follow', () => {
  async function okraRow() {
    await cards();
    await userEvent.click(main().getByRole('button', { name: 'List' }));
    return cardOf('Okra & Ash');
  }

  test('counts at once, and is taken back', async () => {
    signIn();
    const { operations } = await renderApp('/designers', { signedIn: true });
    const row = await okraRow();
    expect(row.getByText('980 followers')).toBeVisible();
    await userEvent.click(row.getByRole('button', { name: 'Follow Okra & Ash' }));
    expect(await row.findByText('981 followers')).toBeVisible();
    await userEvent.click(await row.findByRole('button', { name: 'Following Okra & Ash' }));
    expect(await row.findByText('980 followers')).toBeVisible();
    expect(await row.findByRole('button', { name: 'Follow Okra & Ash' })).toBeVisible();
    // Both requests outlive the page, so the last click before leaving it is sent.
    const sent = operations.filter(({ name }) => name.endsWith('followDesigner') || name.endsWith('FollowDesigner'));
    expect(sent.map(({ fetchOptions }) => fetchOptions)).toEqual([{ keepalive: true }, { keepalive: true }]);
  });

  test('asks a visitor to sign in', async () => {
    await renderApp('/designers');
    const row = await okraRow();
    await userEvent.click(row.getByRole('button', { name: 'Follow Okra & Ash' }));
    const dialog = await screen.findByRole('dialog', { name: 'Sign In' });
    expect(within(dialog).getByText('Please sign in to follow designers.')).toBeVisible();
    expect(row.getByText('980 followers')).toBeVisible();
  });

  test('that fails is taken back and told', async () => {
    signIn();
    await renderApp('/designers', {
      signedIn: true,
      overrides: {
        Mutation: {
          followDesigner: () => {
            throw upstreamUnavailable();
          },
        },
      },
    });
    const row = await okraRow();
    await userEvent.click(row.getByRole('button', { name: 'Follow Okra & Ash' }));
    expect(await screen.findByText('Failed to follow Okra & Ash')).toBeVisible();
    expect(row.getByText('980 followers')).toBeVisible();
  });
});
