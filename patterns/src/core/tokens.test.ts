import type { Palette } from './palette.ts';
import { BLACK, GROUND, WHITE, mix, renderCssVars, renderHex, slotToken } from './tokens.ts';

const PALETTE: Palette = { slug: 'test', name: 'Test', ground: '#ffffff', inks: ['#ff0000', '#000000'] };

test('slots, black and white become hex', () => {
  const svg = `<g fill="${GROUND}" stroke="${slotToken(1)}" a="${BLACK}" b="${WHITE}"/>`;
  expect(renderHex(svg, PALETTE)).toBe('<g fill="#ffffff" stroke="#ff0000" a="#000000" b="#ffffff"/>');
});

test('mixes nest', () => {
  const gray = mix(GROUND, slotToken(2), 0.5);
  expect(renderHex(gray, PALETTE)).toBe('#636363');
  expect(renderHex(mix(gray, gray, 0.3), PALETTE)).toBe('#636363');
  expect(renderHex(mix(mix(BLACK, WHITE, 1), slotToken(1), 1), PALETTE)).toBe('#ff0000');
});

test('CSS variables stand in for slots, so that a page can recolor the drawing', () => {
  expect(renderCssVars(slotToken(3))).toBe('var(--c3)');
  expect(renderCssVars(mix(slotToken(1), mix(GROUND, BLACK, 0.2), 0.25))).toBe(
    'color-mix(in oklab,var(--c1),color-mix(in oklab,var(--c0),#000 20%) 25%)',
  );
});

test('a malformed token or a slot that is not there is refused', () => {
  for (const bad of ['~9~', '~(1*2)~', '~(1*2*0.5~', '~(1*2*0.5)3~', '~Q~']) {
    expect(() => renderHex(bad, PALETTE)).toThrow(RangeError);
  }
});
