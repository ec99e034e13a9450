import { asciiJson, keepJson } from './ascii-json.ts';

test('any text comes back from bytes that are all ASCII', () => {
  const value = { title: 'Fern’s “Rosé” 𝔉 \u0080\uFFFF', code: 'a\\u00e9"\n' };
  const bytes = asciiJson(value);
  expect(bytes.every((byte) => byte < 0x80)).toBe(true);
  expect(JSON.parse(bytes.toString('latin1'))).toEqual(value);
});

test('a value whose JSON is kept stands in an answer as any other', () => {
  const [first, second, other] = [{ name: 'Rosé' }, { name: 'Ñandú', list: [1, undefined] }, { name: '"quoted"' }];
  keepJson(first);
  keepJson(second);
  for (const answer of [
    { data: { assets: [first, second, other], reading: undefined, pagination: { page: 1, facts: ['ü'] } } },
    { data: { suggestions: [{ asset: second, label: 'é' }, { asset: other, label: null }, undefined] } },
    { data: { assets: [other, first] } },
    { data: first },
  ]) {
    expect(JSON.parse(asciiJson(answer).toString())).toEqual(JSON.parse(JSON.stringify(answer)));
    expect(asciiJson(answer).toString()).toHaveLength(asciiJson(structuredClone(answer)).length);
  }
});
