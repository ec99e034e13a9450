import type { PDFFont } from 'pdf-lib';

const known = new WeakMap<PDFFont, ReadonlySet<number>>();

function charactersOf(font: PDFFont): ReadonlySet<number> {
  const characters = known.get(font) ?? new Set(font.getCharacterSet());
  known.set(font, characters);
  return characters;
}

/**
 * Converts text to the characters of the standard PDF fonts: unsupported letters lose their accents or become a dot.
 * The attachment of a certificate keeps the original text.
 */
export function printable(text: string, font: PDFFont): string {
  const characters = charactersOf(font);
  const hasCharacter = (character: string) => characters.has(character.codePointAt(0) ?? 0);
  const shown = Array.from(text.normalize('NFC').replaceAll(/\s+/g, ' '), (character) => {
    if (hasCharacter(character)) return character;
    const bare = Array.from((ownForms[character] ?? character).normalize('NFKD'))
      .filter(hasCharacter)
      .join('');
    return bare === '' ? '·' : bare;
  });
  return shown.join('');
}

/** Letters that do not decompose into a base letter and a mark. */
const ownForms: Readonly<Record<string, string>> = {
  Đ: 'D',
  đ: 'd',
  Ħ: 'H',
  ħ: 'h',
  ı: 'i',
  Ł: 'L',
  ł: 'l',
  Ŧ: 'T',
  ŧ: 't',
};

/** Wraps text to a width, breaking words that are wider than a line. */
export function wrappedText(text: string, font: PDFFont, size: number, width: number): string[] {
  const lines: string[] = [''];
  for (const word of printable(text, font).split(' ')) {
    const last = lines.at(-1) ?? '';
    const longer = last === '' ? word : `${last} ${word}`;
    if (font.widthOfTextAtSize(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(...broken(word, font, size, width));
  }
  return lines.filter((line) => line !== '');
}

function broken(word: string, font: PDFFont, size: number, width: number): string[] {
  const parts = [''];
  for (const character of word) {
    const longer = `${parts.at(-1) ?? ''}${character}`;
    if (font.widthOfTextAtSize(longer, size) <= width) parts[parts.length - 1] = longer;
    else parts.push(character);
  }
  return parts;
}

const dateWords = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Formats a day such as `2026-11-21` as 21 November 2026. */
export function longDate(day: string): string {
  return dateWords.format(new Date(`${day}T00:00:00Z`));
}
