/** @jest-environment <rootDir>/jest.env.js */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../../../test/render.tsx';

const wasAsked = jest.fn();
jest.mock('./ZoomOut.tsx', () => {
  wasAsked();
  throw new Error('Failed to fetch dynamically imported module');
});

test('a script that a new build has replaced takes its motion away, and nothing else', async () => {
  await renderApp('/products', { patterns: 2 });
  // Of the two mocked patterns, this one repeats straight: its picture has already loaded.
  const [, tile] = await screen.findAllByRole('article');
  if (!tile) throw new Error('The list is empty.');
  const picture = tile.querySelector('img');
  Object.defineProperties(picture, { complete: { value: true }, currentSrc: { value: 'http://shop.example/a.webp' } });
  await userEvent.hover(tile);
  await act(() => waitFor(() => expect(wasAsked).toHaveBeenCalled()));
  expect(screen.getAllByRole('article')).toContain(tile);
});

test('a tile is not sent pictures that are wider than any tile', async () => {
  await renderApp('/products', { patterns: 1 });
  const [tile] = await screen.findAllByRole('article');
  const sets = [...(tile?.querySelectorAll('[srcset]') ?? [])].map((each) => each.getAttribute('srcset'));
  expect(sets).toEqual([expect.stringMatching(/ 640w$/)]);
});

test('a tile on a phone with three pixels for one of CSS is sent the picture for two', async () => {
  await renderApp('/products', { patterns: 1 });
  const [tile] = await screen.findAllByRole('article');
  const sizes = tile?.querySelector('source')?.getAttribute('sizes');
  expect(sizes).toMatch(/31vw, \(min-resolution: 2\.5dppx\) calc\(46vw \* 2 \/ 3\), 46vw$/);
});
