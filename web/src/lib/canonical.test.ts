import { canonicalPath } from './canonical.ts';

test.each([
  ['', '/products'],
  ['page=1', '/products'],
  ['page=3', '/products?page=3'],
  ['page=nonsense', '/products'],
  ['page=2&sub=fine-lines&category=minimal', '/products?category=minimal&sub=fine-lines&page=2'],
  ['category=minimal&sort=newest&page=2', '/products?category=minimal'],
  ['colors=Blue&page=4', '/products'],
  ['category=', '/products'],
])('a list at ?%s is known as %s', (query, address) => {
  expect(canonicalPath('/products', new URLSearchParams(query), ['category', 'sub'])).toBe(address);
});
