import { samplePatternSvg } from './sample-pattern.ts';

test('the sample is one block of a half-drop at the size asked for, and always the same', () => {
  const svg = samplePatternSvg(720);
  expect(svg).toMatch(/^<svg [^>]*width="1440" height="720" viewBox="0 0 2000 1000"/);
  expect(samplePatternSvg(720)).toBe(svg);
});
