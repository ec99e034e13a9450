import { cart, cartItem } from '../factories/cart.ts';
import { less, price } from '../factories/money.ts';
import { paletteFor } from '../factories/palette.ts';
import type {
  AppliedCoupon,
  Asset,
  Cart,
  CartItem,
  CartItemInput,
  InvalidCouponError,
  MutationResolvers,
  QueryResolvers,
} from '../generated/resolvers.ts';
import type { Account, Shop } from '../shop.ts';
import { signedIn } from '../signed-in.ts';
import { notOpenYet, type EarlyAccess } from './early-access.ts';

function couponOf(code: string): AppliedCoupon | null {
  return code.trim().toLowerCase() === 'save10' ? { code: 'SAVE10', discountBasisPoints: 1000, amountOff: null } : null;
}

function invalidCoupon(field: 'code' | 'couponCode'): InvalidCouponError {
  return { __typename: 'InvalidCouponError', message: 'Invalid coupon code', path: [field] };
}

/** Returns cart lines as purchasable by an account or a visitor. */
function linesFor(account: Account | null, items: readonly CartItem[], earlyAccess: EarlyAccess): CartItem[] {
  return items.map((item) => ({
    ...item,
    opensAt: earlyAccess.isClosedTo(account, item.asset) ? item.asset.opensAt : null,
  }));
}

function cartOf(account: Account, earlyAccess: EarlyAccess): Cart {
  return cart(linesFor(account, account.items, earlyAccess), account.coupon);
}

/** Prices a line for a person: free if already owned, the difference when upgrading from standard. */
function lineOf(
  account: Account | null,
  chosen: Asset,
  { license, palette }: Omit<CartItemInput, 'assetId'>,
): CartItem {
  const wanted = license ?? 'STANDARD';
  const line = cartItem(chosen, wanted, paletteFor(chosen, palette ?? null));
  const held = (account?.entitlements ?? []).filter(({ asset }) => asset?.id === chosen.id).map((each) => each.license);
  if (held.includes(wanted)) return { ...line, price: price(0, 0) };
  const isUpgrade = wanted === 'EXTENDED' && held.includes('STANDARD');
  return isUpgrade && line.price && chosen.price ? { ...line, price: less(line.price, chosen.price) } : line;
}

function put(account: Account, line: CartItem): void {
  const { asset: chosen } = line;
  const position = account.items.findIndex((item) => item.asset.id === chosen.id);
  if (position < 0) account.items = [...account.items, line];
  else account.items = account.items.with(position, line);
}

function finder(shop: Shop): (id: string) => Asset | undefined {
  return (id) => shop.catalog.find((entry) => entry.asset.id === id)?.asset;
}

/** Resolvers of the stored cart, and of quotes for visitors. */
export function cartQueries(shop: Shop, earlyAccess: EarlyAccess): QueryResolvers {
  const find = finder(shop);
  const quoted = (account: Account | null, items: readonly CartItemInput[]) =>
    items.flatMap(({ assetId, ...choice }) => {
      const chosen = find(assetId);
      return chosen ? [lineOf(account, chosen, choice)] : [];
    });
  return {
    cart: (_root, _args, context) => {
      const account = shop.viewer(context);
      return account && cartOf(account, earlyAccess);
    },
    cartQuote: (_root, { items, couponCode }, context) => {
      const account = shop.viewer(context);
      const coupon = couponCode ? couponOf(couponCode) : null;
      return {
        cart: cart(linesFor(account, quoted(account, items), earlyAccess), coupon, { id: 'quote' }),
        errors: couponCode && !coupon ? [invalidCoupon('couponCode')] : [],
      };
    },
  };
}

/** Resolvers that change the stored cart; each returns the whole cart. */
export function cartMutations(shop: Shop, earlyAccess: EarlyAccess): MutationResolvers {
  const find = finder(shop);
  return {
    addToCart: (_root, { input }, context) => {
      const account = signedIn(shop, context);
      const chosen = find(input.assetId);
      if (!chosen) {
        const message = 'This pattern is not available';
        return { cart: null, errors: [{ __typename: 'NotFoundError', message, path: ['assetId'] }] };
      }
      if (earlyAccess.isClosedTo(account, chosen)) return { cart: null, errors: [notOpenYet(chosen)] };
      put(account, lineOf(account, chosen, input));
      return { cart: cartOf(account, earlyAccess), errors: [] };
    },
    addSavedToCart: (_root, { input }, context) => {
      const account = signedIn(shop, context);
      for (const { assetId, ...choice } of input.items) {
        const chosen = find(assetId);
        if (chosen && !earlyAccess.isClosedTo(account, chosen)) put(account, lineOf(account, chosen, choice));
      }
      account.coupon ??= couponOf(input.couponCode ?? '');
      return { cart: cartOf(account, earlyAccess), errors: [] };
    },
    removeFromCart: (_root, { input }, context) => {
      const account = signedIn(shop, context);
      account.items = account.items.filter((item) => item.asset.id !== input.assetId);
      return { cart: cartOf(account, earlyAccess), errors: [] };
    },
    clearCart: (_root, _args, context) => {
      const account = signedIn(shop, context);
      account.items = [];
      account.coupon = null;
      return { cart: cartOf(account, earlyAccess), errors: [] };
    },
    applyCoupon: (_root, { input }, context) => {
      const account = signedIn(shop, context);
      const coupon = couponOf(input.code);
      if (!coupon) return { cart: null, errors: [invalidCoupon('code')] };
      account.coupon = coupon;
      return { cart: cartOf(account, earlyAccess), errors: [] };
    },
    removeCoupon: (_root, _args, context) => {
      const account = signedIn(shop, context);
      account.coupon = null;
      return { cart: cartOf(account, earlyAccess), errors: [] };
    },
  };
}
