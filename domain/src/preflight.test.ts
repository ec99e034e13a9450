import { findingWords } from './index.ts';

test('a seam that does not join is told with the layout in which it would', () => {
  const data = { layout: 'block', fits: 'half-drop', x: 0 };
  const { says, advice } = findingWords({ code: 'seam-broken', data });
  expect(says).toBe('The tile does not join as a full drop. It does as a half drop.');
  expect(advice).toContain('half its size');
});

test('a seam without a layout that fits says nothing of one', () => {
  const { says } = findingWords({ code: 'seam-suspect', data: { layout: 'brick' } });
  expect(says).toBe('The tile may not join as a brick repeat.');
});

test('numbers stand in the words', () => {
  expect(findingWords({ code: 'too-small', data: { width: 900, height: 800, least: 3500 } }).says).toBe(
    'The tile has 900 × 800 px; it needs at least 3500 px on either side.',
  );
  expect(findingWords({ code: 'too-large', data: { bytes: 210_000_000, most: 200_000_000 } }).says).toBe(
    'The file has 210 MB; 200 MB are taken at most.',
  );
});

test('a refusal without numbers has words of its own', () => {
  expect(findingWords({ code: 'too-large', data: { detail: 'any' } }).says).toBe('The file has too many bytes.');
  expect(findingWords({ code: 'absurd-size', data: {} }).says).not.toContain('undefined');
});
