import type { Cart, CartItem, CartQuote } from '../generated/rest.ts';
import type { RestClient } from '../platform/rest-client.ts';
import { restPath } from '../platform/rest-path.ts';

/** A line to add to the cart. */
export interface CartLine {
  readonly assetId: string;
  readonly license: CartItem['license'];
  /** Slug; null for the original colors. */
  readonly palette: string | null;
}

/** The stored cart, and quotes that are not stored. Every change returns the full cart. */
export interface CartApi {
  read(): Promise<Cart>;
  quote(items: readonly CartLine[], couponCode: string | null): Promise<CartQuote>;
  add(line: CartLine): Promise<Cart>;
  addSaved(items: readonly CartLine[], couponCode: string | null): Promise<Cart>;
  remove(assetId: string): Promise<Cart>;
  clear(): Promise<Cart>;
  applyCoupon(code: string): Promise<Cart>;
  removeCoupon(): Promise<Cart>;
}

const line = (assetId: string) => restPath`/cart/${assetId}`;

/** Creates a `CartApi` that calls the REST API. */
export function restCartApi(client: RestClient): CartApi {
  return {
    read: () => client.get<Cart>(restPath`/cart`),
    quote: (items, couponCode) => client.post<CartQuote>(restPath`/cart/quote`, { items, couponCode }),
    add: ({ assetId, ...choice }) => client.post<Cart>(line(assetId), choice),
    addSaved: (items, couponCode) => client.post<Cart>(restPath`/cart`, { items, couponCode }),
    remove: (assetId) => client.delete<Cart>(line(assetId)),
    clear: () => client.delete<Cart>(restPath`/cart`),
    applyCoupon: (code) => client.put<Cart>(restPath`/cart/coupon`, { code }),
    removeCoupon: () => client.delete<Cart>(restPath`/cart/coupon`),
  };
}
