import { lazyProperties } from './lazy-properties.ts';

test('a value is made when it is first read, from the source of its own object, and kept', () => {
  const made: string[] = [];
  const maker = (name: string) => (source: string) => {
    made.push(`${name} of ${source}`);
    return { source };
  };
  const over = lazyProperties<string, Record<'cart' | 'orders', { source: string }>>({
    cart: maker('cart'),
    orders: maker('orders'),
  });
  const first = over('first');
  const second = over('second');

  expect(made).toEqual([]);
  expect(first.cart).toBe(first.cart);
  expect(second.cart.source).toBe('second');
  expect(made).toEqual(['cart of first', 'cart of second']);
});
