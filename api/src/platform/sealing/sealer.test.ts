import fc from 'fast-check';
import { createSealer } from './sealer.ts';

const sealer = createSealer('a secret of the shop that nobody guesses', 'tests');

test('what is sealed opens again, looks like nothing of itself, and never twice the same', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 4 }), (text) => {
      const [once, again] = [sealer.seal(text, 'studio-7'), sealer.seal(text, 'studio-7')];
      expect(sealer.open(once, 'studio-7')).toBe(text);
      expect(once.includes(Buffer.from(text))).toBe(false);
      expect(once.equals(again)).toBe(false);
    }),
  );
});

test('it opens for no other owner, purpose or secret, and not once a byte was changed', () => {
  const sealed = sealer.seal('DE 123456789', 'studio-7');
  expect(() => sealer.open(sealed, 'studio-8')).toThrow(/unable to authenticate|unknown format/);
  expect(() => createSealer('a secret of the shop that nobody guesses', 'other').open(sealed, 'studio-7')).toThrow(
    /unable to authenticate|unknown format/,
  );
  expect(() => createSealer('another secret', 'tests').open(sealed, 'studio-7')).toThrow(
    /unable to authenticate|unknown format/,
  );
  for (let place = 0; place < sealed.length; place += 1) {
    const changed = Buffer.from(sealed);
    changed[place] = (changed[place] ?? 0) ^ 1;
    expect(() => sealer.open(changed, 'studio-7')).toThrow(/unable to authenticate|unknown format/);
  }
});
