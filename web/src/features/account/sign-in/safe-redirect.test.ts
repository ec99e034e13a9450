import { safeRedirect } from './safe-redirect.ts';

test.each(['/checkout', '/order-confirmation?session_id=a%26b', '/products?page=2#grid'])(
  'K-03 follows %s, which lies on this site',
  (wanted) => expect(safeRedirect(wanted)).toBe(wanted),
);

test.each([
  null,
  '',
  'checkout',
  'https://elsewhere.example/',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  '/.//elsewhere.example',
  'javascript:alert(1)',
  '/login?redirect=/login',
])('A-10 goes home for %s', (wanted) => expect(safeRedirect(wanted)).toBe('/'));
