import { cart, cartItem } from '../factories/cart.ts';
import { less, price } from '../factories/money.ts';
import type {
  AppliedCoupon,
  Asset,
  Cart,
  CartItem,
  CartItemInput,
  InvalidCouponError,
  LicenseType,
  MutationResolvers,
  QueryResolvers,
} from '../generated/resolvers.ts';
import { unauthenticated } from '../failures.ts';
import type { MockContext } from '../mock-context.ts';
import type { Account, Shop } from '../shop.ts';

function couponOf(code: string): AppliedCoupon | null {
  return code.trim().toLowerCase() === 'save10' ? { code: 'SAVE10', discountBasisPoints: 1000, amountOff: null } : null;
}

function invalidCoupon(field: 'code' | 'couponCode'): InvalidCouponError {
  return { __typename: 'InvalidCouponError', message: 'Invalid coupon code', path: [field] };
}

function cartOf(account: Account): Cart {
  return cart(account.items, account.coupon);
}

/** A line at what it costs this person: nothing for what is held, the difference for the step up from standard. */
function lineFor(account: Account | null, chosen: Asset, license: LicenseType): CartItem {
  const line = cartItem(chosen, license);
  const held = (account?.entitlements ?? []).filter(({ asset }) => asset?.id === chosen.id).map((each) => each.license);
  if (held.includes(license)) return { ...line, price: price(0, 0) };
  const isUpgrade = license === 'EXTENDED' && held.includes('STANDARD');
  return isUpgrade && line.price && chosen.price ? { ...line, price: less(line.price, chosen.price) } : line;
}

function put(account: Account, chosen: Asset, license: LicenseType): void {
  const line = lineFor(account, chosen, license);
  const position = account.items.findIndex((item) => item.asset.id === chosen.id);
  if (position < 0) account.items = [...account.items, line];
  else account.items = account.items.with(position, line);
}

function finder(shop: Shop): (id: string) => Asset | undefined {
  return (id) => shop.catalogue.find((entry) => entry.asset.id === id)?.asset;
}

function signedIn(shop: Shop, context: MockContext): Account {
  const account = shop.viewer(context);
  if (!account) throw unauthenticated();
  return account;
}

/** The stored cart, and quotes for a visitor's own. */
export function cartQueries(shop: Shop): QueryResolvers {
  const find = finder(shop);
  const quoted = (account: Account | null, items: readonly CartItemInput[]) =>
    items.flatMap(({ assetId, license }) => {
      const chosen = find(assetId);
      return chosen ? [lineFor(account, chosen, license ?? 'STANDARD')] : [];
    });
  return {
    cart: (_root, _args, context) => {
      const account = shop.viewer(context);
      return account && cartOf(account);
    },
    cartQuote: (_root, { items, couponCode }, context) => {
      const coupon = couponCode ? couponOf(couponCode) : null;
      return {
        cart: cart(quoted(shop.viewer(context), items), coupon, { id: 'quote' }),
        errors: couponCode && !coupon ? [invalidCoupon('couponCode')] : [],
      };
    },
  };
}

/** Changes of the stored cart; each answers with the whole cart. */
export function cartMutations(shop: Shop): MutationResolvers {
  const find = finder(shop);
  return {
    addToCart: (_root, { input }, context) => {
      const account = signedIn(shop, context);
      const chosen = find(input.assetId);
      if (!chosen) {
        const message = 'This pattern is not available';
        return { cart: null, errors: [{ __typename: 'NotFoundError', message, path: ['assetId'] }] };
      }
      put(account, chosen, input.license ?? 'STANDARD');
      return { cart: cartOf(account), errors: [] };
    },
    addSavedToCart: (_root, { input }, context) => {
      const account = signedIn(shop, context);
      for (const { assetId, license } of input.items) {
        const chosen = find(assetId);
        if (chosen) put(account, chosen, license ?? 'STANDARD');
      }
      return { cart: cartOf(account), errors: [] };
    },
    removeFromCart: (_root, { input }, context) => {
      const account = signedIn(shop, context);
      account.items = account.items.filter((item) => item.asset.id !== input.assetId);
      return { cart: cartOf(account) };
    },
    clearCart: (_root, _args, context) => {
      const account = signedIn(shop, context);
      account.items = [];
      account.coupon = null;
      return { cart: cartOf(account) };
    },
    applyCoupon: (_root, { input }, context) => {
      const account = signedIn(shop, context);
      const coupon = couponOf(input.code);
      if (!coupon) return { cart: null, errors: [invalidCoupon('code')] };
      account.coupon = coupon;
      return { cart: cartOf(account), errors: [] };
    },
    removeCoupon: (_root, _args, context) => {
      const account = signedIn(shop, context);
      account.coupon = null;
      return { cart: cartOf(account) };
    },
  };
}
