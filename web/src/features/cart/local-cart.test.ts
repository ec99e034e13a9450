import {
  addToLocalCart,
  clearLocalCart,
  isLocalCartUnsaved,
  LOCAL_CART_KEY,
  readLocalCart,
  removeFromLocalCart,
  setLocalCoupon,
  subscribeToLocalCart,
  type LocalCartItem,
} from './local-cart.ts';

function item(id: string, changes: Partial<LocalCartItem> = {}): LocalCartItem {
  const base = { id, slug: id, title: `Pattern ${id}`, price: 900, previewImage: `/${id}.webp` };
  return { ...base, quantity: 1, license: 'STANDARD', ...changes };
}

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('EN-14 EN-15 keeps id, slug, title, price, previewImage, quantity and license', () => {
  addToLocalCart(item('a'));

  expect(JSON.parse(localStorage.getItem('halfdrop.cart') ?? '')).toEqual({
    items: [
      {
        id: 'a',
        slug: 'a',
        title: 'Pattern a',
        price: 900,
        previewImage: '/a.webp',
        quantity: 1,
        license: 'STANDARD',
      },
    ],
    couponCode: null,
  });
});

test('C-12 adding a pattern twice keeps it once, in its place, under the last license', () => {
  addToLocalCart(item('a'));
  addToLocalCart(item('b'));
  addToLocalCart(item('a', { license: 'EXTENDED' }));

  expect(readLocalCart().items.map(({ id, license }) => [id, license])).toEqual([
    ['a', 'EXTENDED'],
    ['b', 'STANDARD'],
  ]);
});

test('holds at most as many patterns as the server quotes', () => {
  for (let index = 0; index < 100; index += 1) addToLocalCart(item(`p${index}`));

  expect(() => addToLocalCart(item('one-more'))).toThrow('A bag holds at most 100 patterns');
  addToLocalCart(item('p5', { license: 'EXTENDED' }));
  expect(readLocalCart().items).toHaveLength(100);
});

test('the coupon leaves with the last pattern, and clearing leaves nothing behind', () => {
  addToLocalCart(item('a'));
  setLocalCoupon('SAVE10');
  removeFromLocalCart(['unknown']);
  expect(readLocalCart().couponCode).toBe('SAVE10');
  removeFromLocalCart(['a']);
  expect(localStorage.getItem(LOCAL_CART_KEY)).toBeNull();

  addToLocalCart(item('b'));
  clearLocalCart();
  expect(localStorage.getItem(LOCAL_CART_KEY)).toBeNull();
});

test('is the same object until something changes', () => {
  addToLocalCart(item('a'));
  expect(readLocalCart()).toBe(readLocalCart());
});

test.each(['{', '[]', '{"items":[{"id":1}],"couponCode":null}'])(
  'EN-17 logs unreadable storage (%s) and treats the cart as empty',
  (text) => {
    const log = jest.spyOn(console, 'info').mockImplementation();
    localStorage.setItem(LOCAL_CART_KEY, text);

    expect(readLocalCart()).toEqual({ items: [], couponCode: null });
    expect(readLocalCart().items).toHaveLength(0);
    expect(log).toHaveBeenCalledTimes(1);
  },
);

test.each([
  ['blocked', ['getItem', 'setItem', 'removeItem'], 'SecurityError'],
  ['full', ['setItem'], 'QuotaExceededError'],
] as const)('EN-17 with storage %s the bag lives in memory, says so and logs it once', (_name, calls, error) => {
  const log = jest.spyOn(console, 'info').mockImplementation();
  for (const call of calls) {
    jest.spyOn(Storage.prototype, call).mockImplementation(() => {
      throw new DOMException('no storage', error);
    });
  }

  expect(readLocalCart().items).toHaveLength(0);
  expect(isLocalCartUnsaved()).toBe(false);
  addToLocalCart(item('a'));
  addToLocalCart(item('b'));
  removeFromLocalCart(['a']);
  expect(readLocalCart().items.map(({ id }) => id)).toEqual(['b']);
  expect(isLocalCartUnsaved()).toBe(true);
  expect(log).toHaveBeenCalledTimes(1);

  jest.restoreAllMocks();
  clearLocalCart();
  expect(isLocalCartUnsaved()).toBe(false);
});

test('follows changes of this tab and of others until told to stop', () => {
  const listener = jest.fn();
  const stop = subscribeToLocalCart(listener);
  addToLocalCart(item('a'));
  window.dispatchEvent(new StorageEvent('storage', { key: LOCAL_CART_KEY }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'something-else' }));
  stop();
  addToLocalCart(item('b'));

  expect(listener).toHaveBeenCalledTimes(2);
});
