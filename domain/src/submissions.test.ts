import { MAX_PATTERN_TITLE_CHARACTERS, titleFromFileName } from './index.ts';

test.each([
  ['Wild_Poppies-final(2).tif', 'Wild Poppies Final'],
  ["Fleurs d'été.svg", "Fleurs D'été"],
  ['l’oiseau bleu.png', 'L’oiseau Bleu'],
  // macOS decomposes file names: accents are separate characters.
  ['fleurs d’été.png'.normalize('NFD'), 'Fleurs D’été'],
  ['नीला मोर.png', 'नीला मोर'],
  ['花柄-01 🌸.psd', '花柄 01'],
  ['....png', ''],
])('R-23 a draft of the file %s begins with the title %s', (fileName, title) => {
  expect(titleFromFileName(fileName)).toBe(title);
});

test('R-23 a long name makes a title that can be saved, and cuts no letter in half', () => {
  const title = titleFromFileName(`${'a'.repeat(MAX_PATTERN_TITLE_CHARACTERS - 1)}𠮷𠮷.png`);
  expect(title).toBe(`A${'a'.repeat(MAX_PATTERN_TITLE_CHARACTERS - 2)}`);
});
