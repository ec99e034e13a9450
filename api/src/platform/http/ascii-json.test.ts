import { asciiJson } from './ascii-json.ts';

test('any text comes back from bytes that are all ASCII', () => {
  const value = { title: 'Fern’s “Rosé” 𝔉 \u0080\uFFFF', code: 'a\\u00e9"\n' };
  const bytes = asciiJson(value);
  expect(bytes.every((byte) => byte < 0x80)).toBe(true);
  expect(JSON.parse(bytes.toString('latin1'))).toEqual(value);
});
