import { safePaymentUrl } from './payment-page.ts';

test('a payment page lies on the web, and nowhere else', () => {
  expect(safePaymentUrl('/api/sandbox/pay/1')).toBe('http://localhost/api/sandbox/pay/1');
  expect(safePaymentUrl('https://pay.example/1')).toBe('https://pay.example/1');
  expect(safePaymentUrl('javascript:alert(1)')).toBeNull();
  expect(safePaymentUrl('http://')).toBeNull();
});
