import { paletteContrast } from '@halfdrop/patterns/browser';
import { contrastWords } from './contrast-words.ts';

const words = (ground: string, ...inks: string[]) => contrastWords(paletteContrast({ ground, inks })).join(' ');

test('a strong palette is called so, with its strongest ratio', () => {
  expect(words('#ffffff', '#22346b', '#000000')).toBe(
    'Standing out from the ground at 3:1 or more: 2 of 2 colours, the strongest at 21.0:1.',
  );
});

test('colors that cannot be seen are named', () => {
  expect(words('#ffffff', '#fbfbfb', '#000000')).toContain('White is hardly seen on the ground.');
});

test('a pale palette and two colors that look the same are said to be so', () => {
  expect(words('#ffffff', '#cbd8e8', '#ccd9e9')).toBe(
    'No colour reaches 3:1 against the ground; the strongest has 1.4:1. ' +
      'Pale blue and pale blue are hard to tell apart.',
  );
});
