import { openPaymentTab, safePaymentUrl } from './payment-tab.ts';

afterEach(() => jest.restoreAllMocks());

test('a payment page lies on the web, and nowhere else', () => {
  expect(safePaymentUrl('/api/sandbox/pay/1')).toBe('http://localhost/api/sandbox/pay/1');
  expect(safePaymentUrl('https://pay.example/1')).toBe('https://pay.example/1');
  expect(safePaymentUrl('javascript:alert(1)')).toBeNull();
  expect(safePaymentUrl('http://')).toBeNull();
});

test('K-12 a blocked tab says so instead of failing', () => {
  jest.spyOn(window, 'open').mockReturnValue(null);
  const tab = openPaymentTab();

  expect(tab.show('/api/sandbox/pay/1')).toBe(false);
  expect(() => tab.close()).not.toThrow();
});
