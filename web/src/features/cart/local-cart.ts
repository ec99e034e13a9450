import { MAX_CART_LINES } from '@halfdrop/domain';
import * as v from 'valibot';

/** A pattern a visitor has put into the bag. `price` is what was shown then, in US cents; the server prices anew. */
export interface LocalCartItem {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly price: number | null;
  readonly previewImage: string;
  readonly quantity: 1;
  readonly license: 'STANDARD' | 'EXTENDED';
  /** Slug of another palette than its own. */
  readonly palette?: string | undefined;
}

/** A visitor's own bag, oldest pattern first. */
export interface LocalCart {
  readonly items: readonly LocalCartItem[];
  readonly couponCode: string | null;
}

/** Where the bag lies in the browser's storage. */
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

/** The bag of a browser that stores nothing, for as long as the page lives; undefined while storage works. */
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

/** The bag as stored; the same object until it changes, so that it can be a React snapshot. */
export function readLocalCart(): LocalCart {
  const text = readText();
  if (text !== cached.text) cached = { text, cart: parse(text) };
  return cached.cart;
}

/** Whether the bag holds something that ends with this page, because the browser stores nothing. */
export function isLocalCartUnsaved(): boolean {
  return typeof unsaved === 'string';
}

/** The bag while rendering on the server: always empty. */
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
 * Adds a pattern, or changes the license and palette of one that is there: each counts once.
 * Throws when the bag is full.
 */
export function addToLocalCart(item: LocalCartItem): void {
  const { items, couponCode } = readLocalCart();
  const others = items.filter(({ id }) => id !== item.id);
  if (others.length >= MAX_CART_LINES) throw new Error(`A bag holds at most ${MAX_CART_LINES} patterns`);
  const position = items.findIndex(({ id }) => id === item.id);
  write({ items: position < 0 ? [...items, item] : items.with(position, item), couponCode });
}

/** Takes patterns out; unknown ids are harmless. */
export function removeFromLocalCart(ids: readonly string[]): void {
  const { items, couponCode } = readLocalCart();
  const kept = items.filter(({ id }) => !ids.includes(id));
  if (kept.length === items.length) return;
  write({ items: kept, couponCode: kept.length === 0 ? null : couponCode });
}

/** Empties the bag and takes the coupon off. */
export function clearLocalCart(): void {
  write(emptyCart);
}

/** Keeps the code of a coupon, or null for none. */
export function setLocalCoupon(couponCode: string | null): void {
  write({ ...readLocalCart(), couponCode });
}

/** Tells of every change, those of other tabs included. Returns the function that ends it. */
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
