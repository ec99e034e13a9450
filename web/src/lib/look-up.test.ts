import { lookUp } from './look-up.ts';

const table = { due: 'DUE', '-due': 'DUE_DESC' };

test('a word of a table is found in it', () => {
  expect(lookUp(table, 'due')).toBe('DUE');
  expect(lookUp(table, '-due')).toBe('DUE_DESC');
});

test.each([['other'], [''], [null], [undefined], ['constructor'], ['toString'], ['hasOwnProperty'], ['__proto__']])(
  '%s is not found in a table that does not name it',
  (word) => {
    expect(lookUp(table, word)).toBeUndefined();
  },
);
