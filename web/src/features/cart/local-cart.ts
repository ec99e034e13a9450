import { MAX_CART_LINES } from '@halfdrop/domain';
import * as v from 'valibot';

/** A pattern in a visitor's cart. `price` is the one shown when it was added, in US cents; the server recomputes it. */
export interface LocalCartItem {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly price: number | null;
  readonly previewImage: string;
  readonly quantity: 1;
  readonly license: 'STANDARD' | 'EXTENDED';
  /** Slug of the palette, if not the original. */
  readonly palette?: string | undefined;
}

/** A visitor's cart, oldest item first. */
export interface LocalCart {
  readonly items: readonly LocalCartItem[];
  readonly couponCode: string | null;
}

/** Storage key of the cart. */
export const LOCAL_CART_KEY = 'halfdrop.cart';

const emptyCart: LocalCart = { items: [], couponCode: null };

const storedCart = v.object({
  items: v.array(
    v.object({
      id: v.string(),
      slug: v.string(),
      title: v.string(),
      price: v.nullable(v.number()),
      previewImage: v.string(),
      quantity: v.literal(1),
      license: v.picklist(['STANDARD', 'EXTENDED']),
      palette: v.optional(v.string()),
    }),
  ),
  couponCode: v.nullable(v.string()),
});

const listeners = new Set<() => void>();
let cached: { readonly text: string | null; readonly cart: LocalCart } = { text: null, cart: emptyCart };

/** In-memory cart for browsers without storage, lost with the page; undefined while storage works. */
let unsaved: string | null | undefined;

function reportStorage(action: 'parsed' | 'read' | 'written', cause: unknown): void {
  console.info(`The local cart cannot be ${action}.`, cause);
}

function parse(text: string | null): LocalCart {
  if (text === null) return emptyCart;
  try {
    return v.parse(storedCart, JSON.parse(text));
  } catch (cause) {
    reportStorage('parsed', cause);
    return emptyCart;
  }
}

function readText(): string | null {
  if (unsaved !== undefined) return unsaved;
  try {
    return localStorage.getItem(LOCAL_CART_KEY);
  } catch (cause) {
    reportStorage('read', cause);
    unsaved = null;
    return unsaved;
  }
}

/** Returns the stored cart, the same object until it changes, as React snapshots require. */
export function readLocalCart(): LocalCart {
  const text = readText();
  if (text !== cached.text) cached = { text, cart: parse(text) };
  return cached.cart;
}

/** Returns whether the cart has items that will be lost with the page because storage is unavailable. */
export function isLocalCartUnsaved(): boolean {
  return typeof unsaved === 'string';
}

/** Returns the cart for server rendering: always empty. */
export function readEmptyCart(): LocalCart {
  return emptyCart;
}

function write(cart: LocalCart): void {
  const text = cart.items.length === 0 && cart.couponCode === null ? null : JSON.stringify(cart);
  try {
    if (text === null) localStorage.removeItem(LOCAL_CART_KEY);
    else localStorage.setItem(LOCAL_CART_KEY, text);
    unsaved = undefined;
  } catch (cause) {
    if (unsaved === undefined) reportStorage('written', cause);
    unsaved = text;
  }
  for (const listener of listeners) listener();
}

/**
 * Adds a pattern, or changes the license and palette of an existing line; a pattern is in the cart at most once.
 * Throws when the cart is full.
 */
export function addToLocalCart(item: LocalCartItem): void {
  const { items, couponCode } = readLocalCart();
  const others = items.filter(({ id }) => id !== item.id);
  if (others.length >= MAX_CART_LINES) throw new Error(`A bag holds at most ${MAX_CART_LINES} patterns`);
  const position = items.findIndex(({ id }) => id === item.id);
  write({ items: position < 0 ? [...items, item] : items.with(position, item), couponCode });
}

/** Removes patterns; unknown ids are ignored. */
export function removeFromLocalCart(ids: readonly string[]): void {
  const { items, couponCode } = readLocalCart();
  const kept = items.filter(({ id }) => !ids.includes(id));
  if (kept.length === items.length) return;
  write({ items: kept, couponCode: kept.length === 0 ? null : couponCode });
}

/** Removes all items and the coupon. */
export function clearLocalCart(): void {
  write(emptyCart);
}

/** Stores a coupon code; null removes it. */
export function setLocalCoupon(couponCode: string | null): void {
  write({ ...readLocalCart(), couponCode });
}

/** Subscribes to changes, including those in other tabs. Returns the unsubscribe function. */
export function subscribeToLocalCart(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === LOCAL_CART_KEY || key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}
