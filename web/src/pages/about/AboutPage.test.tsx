import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { upstreamUnavailable } from '@halfdrop/mocks';
import { renderApp } from '../../../test/render.tsx';

const list = (name: string) => screen.findByRole('list', { name });

test('R-09 AB-01 hero and story, asking one question', async () => {
  const { operations } = await renderApp('/about');
  expect(await screen.findByRole('heading', { level: 1, name: 'All about about' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Our story' })).toHaveTextContent(
    'A half-drop shifts every second column.',
  );
  expect(operations.filter(({ name }) => name === 'AboutPage')).toHaveLength(1);
});

test('AB-02 a grid of eight collection titles, each with a real picture', async () => {
  await renderApp('/about');
  const collections = await list('Our collections');
  expect(within(collections).getAllByRole('heading', { level: 3 })).toHaveLength(8);
  expect(collections.querySelectorAll('img')).toHaveLength(8);
  expect(within(collections).getByRole('link', { name: 'Geometric' })).toHaveAttribute(
    'href',
    '/products?category=geometric',
  );
});

test('AB-03 four designers lead to /designer/1 to /designer/4', async () => {
  await renderApp('/about');
  const links = within(await list('Meet the designers')).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([1, 2, 3, 4].map((number) => `/designer/${number}`));
});

describe('AB-04 the carousel', () => {
  const shown = () => within(screen.getByRole('group', { name: 'Behind the scenes' })).getByRole('group').textContent;

  async function open() {
    await renderApp('/about');
    await screen.findByRole('group', { name: 'Behind the scenes' });
  }

  test('has four slides; next and previous wrap around', async () => {
    await open();
    expect(screen.getAllByRole('button', { name: /^Slide \d: Step \d$/ })).toHaveLength(4);
    expect(shown()).toContain('Step 1');
    await userEvent.click(screen.getByRole('button', { name: 'Previous slide' }));
    expect(shown()).toContain('Step 4');
    await userEvent.click(screen.getByRole('button', { name: 'Next slide' }));
    expect(shown()).toContain('Step 1');
  });

  test('a dot selects its slide and is marked', async () => {
    await open();
    const dot = screen.getByRole('button', { name: 'Slide 3: Step 3' });
    await userEvent.click(dot);
    expect(shown()).toContain('Step 3');
    expect(dot).toHaveAttribute('aria-current', 'true');
  });

  test('arrow keys lead through it, and it never moves by itself', async () => {
    await open();
    screen.getByRole('button', { name: 'Next slide' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(shown()).toContain('Step 3');
    await userEvent.keyboard('{ArrowLeft}');
    expect(shown()).toContain('Step 2');
  });
});

test('AB-05 AB-06 AB-07 four promises of sustainability, four kind words, six places patterns come from', async () => {
  await renderApp('/about');
  expect(within(await list('Sustainability')).getAllByRole('listitem')).toHaveLength(4);
  expect(within(await list('Kind words')).getAllByRole('listitem')).toHaveLength(4);
  expect(within(await list('Where patterns come from')).getAllByRole('listitem')).toHaveLength(6);
});

test('AB-08 Shop Now leads to the patterns', async () => {
  const { address } = await renderApp('/about');
  const [first] = await screen.findAllByRole('link', { name: 'Shop Now' });
  await userEvent.click(first as HTMLElement);
  await waitFor(() => expect(address()).toBe('/products'));
});

test('R-09 designers that cannot be had leave the rest of the page', async () => {
  const designers = () => {
    throw upstreamUnavailable();
  };
  await renderApp('/about', { overrides: { Query: { designers } } });
  expect(await list('Our collections')).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Meet the designers' })).toBeNull();
});

test('R-09 a page that cannot be had says so and offers to try again', async () => {
  await renderApp('/about', { scenario: 'upstreamDown' });
  expect(await screen.findByRole('alert')).toHaveTextContent('This page cannot be shown just now');
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
});
