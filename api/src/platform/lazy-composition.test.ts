import { lazyComposition } from './lazy-composition.ts';

interface Made {
  readonly double: { readonly amount: number };
  readonly sum: number;
}

test('values are made once, when they are first read, whatever the order of their makers', () => {
  const double = jest.fn(({ amount }: { amount: number }) => ({ amount: amount * 2 }));
  const all = lazyComposition<{ amount: number }, Made>(
    { amount: 4 },
    { sum: (made) => made.amount + made.double.amount, double },
  );
  expect(double).not.toHaveBeenCalled();
  expect(all.sum).toBe(12);
  expect(all.double).toBe(all.double);
  expect(double).toHaveBeenCalledTimes(1);
});

test('a copy holds what was made, and nothing of what was given', () => {
  const all = lazyComposition<{ secret: string }, { length: number }>(
    { secret: 'sesame' },
    { length: ({ secret }) => secret.length },
  );
  expect({ ...all }).toEqual({ length: 6 });
});

test('a value that needs itself is an error that names it', () => {
  interface Circle {
    readonly hen: string;
    readonly egg: string;
  }
  const all = lazyComposition<object, Circle>({}, { hen: ({ egg }) => egg, egg: ({ hen }) => hen });
  expect(() => all.egg).toThrow('egg needs itself');
});
