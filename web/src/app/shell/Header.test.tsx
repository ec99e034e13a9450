import { ChakraProvider } from '@chakra-ui/react';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../../../test/render.tsx';
import { upstreamUnavailable } from '@halfdrop/mocks';
import { isKnownPath } from '#app/routes-near.ts';
import { socialLinksOf } from '#lib/brand.ts';
import { system } from '#ui/system.ts';
import { footerColumns, headerLinks, premiumCollections } from './links.ts';
import { SocialLinks } from './SocialLinks.tsx';
import { MENU_CLOSE_DELAY_MS } from './useHoverMenu.ts';

const START = '/product/none';
const banner = () => within(screen.getByRole('banner'));
const search = () => banner().getByRole('searchbox', { name: 'Search the shop' });

async function openAllDesigns() {
  const app = await renderApp(START);
  const button = banner().getByRole('button', { name: 'All Designs' });
  await userEvent.click(button);
  await banner().findByRole('link', { name: 'Contemporary' });
  return { ...app, button };
}

test('H-02 the logo leads home', async () => {
  await renderApp(START);
  expect(banner().getByRole('link', { name: 'Halfdrop, home' })).toHaveAttribute('href', '/');
});

test('H-16 H-17 H-18 H-19 H-20 H-21 H-25 H-26 BC-16 All Designs shows six categories with three subcategories and counts the rest', async () => {
  await openAllDesigns();
  const names = ['Contemporary', 'Geometric', 'Nature & Organic', 'Vintage & Heritage', 'Minimalist', 'Abstract Art'];
  for (const name of names) expect(banner().getByRole('link', { name })).toBeVisible();
  expect(banner().queryByRole('link', { name: 'Cultural Heritage' })).not.toBeInTheDocument();
  const card = within(banner().getByRole('link', { name: 'Contemporary' }).closest('li') ?? document.body);
  expect(card.getAllByRole('link')).toHaveLength(1 + 3 + 1);
  expect(card.getByRole('link', { name: '1 more in Contemporary' })).toHaveTextContent('+1');
  expect(banner().getByRole('link', { name: 'All designs' })).toHaveAttribute('href', '/products');
  expect(banner().getByRole('link', { name: '+2 more categories' })).toHaveAttribute('href', '/categories');
});

test('H-24 a subcategory leads to its list', async () => {
  const { address } = await openAllDesigns();
  // The next page is loaded with `lazy`; suspension must be awaited inside `act`.
  await act(async () => userEvent.click(banner().getByRole('link', { name: 'Florals' })));
  await waitFor(() => expect(address()).toBe('/products?category=nature-organic&sub=nature-organic-florals'));
  await waitFor(() => expect(banner().queryByRole('link', { name: 'Florals' })).not.toBeInTheDocument());
});

test('H-03 the menu opens by key and Escape gives the focus back to its button', async () => {
  await renderApp(START);
  const button = banner().getByRole('button', { name: 'All Designs' });
  button.focus();
  await userEvent.keyboard('{Enter}');
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Escape}');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(button).toHaveFocus();
});

test('H-28 H-29 H-30 H-31 H-04 Premium Designs lists its four collections beside what it puts forward', async () => {
  await renderApp(START);
  await userEvent.click(banner().getByRole('button', { name: 'Premium Designs' }));
  const addresses = {
    'Signature Series': '/collections/signature',
    'Limited Editions': '/collections/limited',
    'Designer Collaborations': '/collections/collaborations',
    'Seasonal Exclusives': '/collections/seasonal',
  };
  for (const [name, address] of Object.entries(addresses)) {
    expect(banner().getByRole('link', { name })).toHaveAttribute('href', address);
  }
  const feature = await banner().findByRole('link', { name: /^Premium Designs \d+ patterns$/ });
  expect(feature).toHaveAttribute('href', '/collections/premium');
});

test('H-03 All Designs puts the editors’ choice forward, asked for when the menu opens', async () => {
  const { operations } = await openAllDesigns();
  const feature = await banner().findByRole('link', { name: /^Editor’s Selection \d+ patterns$/ });
  expect(feature).toHaveAttribute('href', '/collections/featured');
  expect(operations.filter(({ name }) => name === 'MenuCover')).toHaveLength(1);
});

test('a menu whose feature cannot be had still leads on', async () => {
  await renderApp(START, {
    overrides: {
      Query: {
        shopCollection: () => {
          throw upstreamUnavailable();
        },
      },
    },
  });
  await userEvent.click(banner().getByRole('button', { name: 'Premium Designs' }));
  expect(await banner().findByRole('link', { name: 'Premium Designs See the collection' })).toBeVisible();
});

test('H-05 H-07 Designers and Pricing lead to their pages', async () => {
  await renderApp(START);
  expect(banner().getByRole('link', { name: 'Designers' })).toHaveAttribute('href', '/designers');
  expect(banner().getByRole('link', { name: 'Pricing' })).toHaveAttribute('href', '/pricing');
});

test('H-15 BC-40 the menu closes 200 ms after the pointer has left, unless it comes back', async () => {
  await renderApp(START);
  const button = banner().getByRole('button', { name: 'Premium Designs' });
  const area = button.parentElement ?? document.body;
  jest.useFakeTimers();
  try {
    fireEvent.pointerEnter(area, { pointerType: 'mouse' });
    fireEvent.pointerLeave(area, { pointerType: 'mouse' });
    act(() => jest.advanceTimersByTime(MENU_CLOSE_DELAY_MS - 1));
    expect(button).toHaveAttribute('aria-expanded', 'true');
    fireEvent.pointerEnter(area, { pointerType: 'mouse' });
    act(() => jest.advanceTimersByTime(MENU_CLOSE_DELAY_MS));
    expect(button).toHaveAttribute('aria-expanded', 'true');
    fireEvent.pointerLeave(area, { pointerType: 'mouse' });
    act(() => jest.advanceTimersByTime(MENU_CLOSE_DELAY_MS));
    expect(button).toHaveAttribute('aria-expanded', 'false');
  } finally {
    jest.useRealTimers();
  }
});

test('H-06 H-32 H-34 H-35 the search box leads to words or to an asset id', async () => {
  const { address } = await renderApp(START);
  await userEvent.type(search(), '  rose  {Enter}');
  await waitFor(() => expect(address()).toBe('/products?search=rose'));
  await userEvent.clear(search());
  await userEvent.type(search(), 'hd-10000001{Enter}');
  await waitFor(() => expect(address()).toBe('/products?assetId=hd-10000001'));
});

test('H-33 blank text leads nowhere', async () => {
  const { address } = await renderApp(START);
  await userEvent.type(search(), '   {Enter}');
  expect(address()).toBe(START);
});

test('V-28 V-29 V-31 BC-40 suggestions need two characters, are at most five, and lead to their pattern by keys', async () => {
  const { address, operations } = await renderApp(START);
  await userEvent.type(search(), 'f');
  await userEvent.type(search(), 'e');
  const options = await banner().findAllByRole('option');
  expect(options.length).toBeLessThanOrEqual(5);
  expect(operations.filter(({ name }) => name === 'Suggestions')).toHaveLength(1);
  await userEvent.keyboard('{ArrowDown}');
  expect(banner().getAllByRole('option')[0]).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(address()).toMatch(/^\/product\/.*fern/));
});

test('V-32 V-33 typed digits suggest asset ids', async () => {
  await renderApp(START);
  await userEvent.type(search(), '1000000');
  const [first] = await banner().findAllByRole('option');
  expect(first).toHaveTextContent(/Asset ID: HD-\d{8}/);
});

test('V-30 BC-40 suggestions hide 200 ms after the box has lost focus', async () => {
  await renderApp(START);
  await userEvent.type(search(), 'fern');
  await banner().findAllByRole('option');
  await userEvent.tab();
  expect(banner().queryAllByRole('option')).not.toHaveLength(0);
  await waitFor(() => expect(banner().queryAllByRole('option')).toHaveLength(0));
});

test('/ leads to the search box', async () => {
  await renderApp(START);
  await userEvent.keyboard('/');
  expect(search()).toHaveFocus();
});

test('H-14 H-22 H-23 H-27 BC-16 the slide-in menu lists every category with its four subcategories', async () => {
  const { address } = await renderApp(START);
  await userEvent.click(banner().getByRole('button', { name: 'Open menu' }));
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
  const category = menu.getByText('Cultural Heritage');
  await userEvent.click(category);
  const group = within(category.closest('details') ?? document.body);
  expect(group.getAllByRole('link')).toHaveLength(1 + 4);
  expect(menu.getByText('Texture & Surface')).toBeVisible();
  await userEvent.click(group.getByRole('link', { name: 'Ikat' }));
  await waitFor(() => expect(address()).toBe('/products?category=cultural-heritage&sub=cultural-heritage-ikat'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('H-36 the footer has three columns of links, and each leads to a page of the shop', async () => {
  await renderApp(START);
  const footer = within(screen.getByRole('contentinfo'));
  for (const name of ['Company', 'Product', 'Support']) {
    expect(footer.getByRole('navigation', { name })).toBeVisible();
  }
  const links = [
    ...footerColumns.flatMap((column) => column.links),
    ...premiumCollections,
    ...Object.values(headerLinks),
  ];
  expect(links.filter(({ to }) => !isKnownPath(new URL(to, 'http://shop.example').pathname))).toEqual([]);
});

test('H-37 accounts elsewhere open safely, and those without an address are not shown', () => {
  const links = socialLinksOf([
    { name: 'Instagram', url: 'https://instagram.example/halfdrop' },
    { name: 'Pinterest', url: null },
  ]);
  const { container } = render(
    <ChakraProvider value={system}>
      <SocialLinks links={links} />
    </ChakraProvider>,
  );
  const social = screen.getByRole('link', { name: 'Instagram' });
  expect(social).toHaveAttribute('rel', 'noopener noreferrer');
  expect(container).not.toHaveTextContent('Pinterest');
});

test('H-06 the search of small screens opens where one types at once, and closes when it leads on', async () => {
  const { address } = await renderApp(START);
  await userEvent.click(banner().getByRole('button', { name: 'Search' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Search' }));
  const box = dialog.getByRole('searchbox', { name: 'Search the shop' });
  expect(box).toHaveAttribute('autofocus');
  expect(dialog.queryByRole('navigation')).not.toBeInTheDocument();
  await userEvent.type(box, 'floral{Enter}');
  await waitFor(() => expect(address()).toBe('/products?search=floral'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
