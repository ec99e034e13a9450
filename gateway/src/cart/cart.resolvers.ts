import { licenseTypes } from '../catalog/catalog.resolvers.ts';
import type { downloadLoaders } from '../downloads/downloads.loaders.ts';
import type { CartItemInput, Resolvers } from '../generated/resolvers.ts';
import type { Cart } from '../generated/rest.ts';
import type { LoadersOf } from '../platform/domain-module.ts';
import { outcomeOf } from '../platform/payload-errors.ts';
import type { RequestContext } from '../platform/request-context.ts';
import type { CartApi, CartLine } from './CartApi.ts';

interface Context extends RequestContext {
  readonly cart: CartApi;
  readonly loaders: Pick<LoadersOf<typeof downloadLoaders>, 'owned'>;
}

/** Primes the loaders with the ownership facts in the cart and returns it. */
function withHeld(cart: Cart, { loaders, isSignedIn }: Context): Cart {
  if (isSignedIn) for (const { asset, isHeld } of cart.items) loaders.owned.prime(asset._id, isHeld);
  return cart;
}

/** REST sells only two licenses; any other value is rejected as a validation error. */
function lineOf({ assetId, license, palette }: CartItemInput): CartLine {
  return { assetId, license: license === 'EXTENDED' ? 'extended' : 'standard', palette: palette ?? null };
}

function refusedLicense(items: readonly CartItemInput[], pathOf: (index: number) => string[]) {
  const index = items.findIndex(({ license }) => license === 'COMMERCIAL' || license === 'PERSONAL');
  if (index < 0) return null;
  const message = 'License must be standard or extended';
  return { __typename: 'ValidationError' as const, message, path: pathOf(index) };
}

function invalidCoupon(message: string) {
  return { __typename: 'InvalidCouponError' as const, message, path: ['couponCode'] };
}

/** Resolvers for the viewer's cart and visitors' quotes. */
export const cartResolvers: Resolvers<Context> = {
  Query: {
    cart: async (_root, _args, context) => (context.isSignedIn ? withHeld(await context.cart.read(), context) : null),
    cartQuote: async (_root, { items, couponCode }, context) => {
      const quote = await context.cart.quote(items.map(lineOf), couponCode ?? null);
      return {
        cart: withHeld(quote.cart, context),
        errors: quote.couponError === null ? [] : [invalidCoupon(quote.couponError)],
      };
    },
  },
  Mutation: {
    addToCart: async (_root, { input }, context) => {
      const refused = refusedLicense([input], () => ['license']);
      if (refused) return { cart: null, errors: [refused] };
      const expects = ['EarlyAccessError', 'NotFoundError', 'ValidationError'] as const;
      const { data, errors } = await outcomeOf(context.cart.add(lineOf(input)), {
        expects,
        fields: { EarlyAccessError: 'assetId', NotFoundError: 'assetId', ValidationError: 'assetId' },
      });
      return { cart: data && withHeld(data, context), errors };
    },
    addSavedToCart: async (_root, { input }, context) => {
      const refused = refusedLicense(input.items, (index) => ['items', String(index), 'license']);
      if (refused) return { cart: null, errors: [refused] };
      const expects = ['NotFoundError', 'ValidationError'] as const;
      const { data, errors } = await outcomeOf(
        context.cart.addSaved(input.items.map(lineOf), input.couponCode ?? null),
        {
          expects,
          fields: { NotFoundError: 'items' },
        },
      );
      return { cart: data && withHeld(data, context), errors };
    },
    removeFromCart: async (_root, { input }, context) => {
      const { data, errors } = await outcomeOf(context.cart.remove(input.assetId), {
        expects: ['NotFoundError', 'ValidationError'],
        fields: { NotFoundError: 'assetId' },
      });
      return { cart: data && withHeld(data, context), errors };
    },
    clearCart: async (_root, _args, { cart }) => ({ cart: await cart.clear(), errors: [] }),
    applyCoupon: async (_root, { input }, context) => {
      const expects = ['InvalidCouponError', 'ValidationError'] as const;
      const { data, errors } = await outcomeOf(context.cart.applyCoupon(input.code), {
        expects,
        fields: { InvalidCouponError: 'code' },
      });
      return { cart: data && withHeld(data, context), errors };
    },
    removeCoupon: async (_root, _args, context) => ({
      cart: withHeld(await context.cart.removeCoupon(), context),
      errors: [],
    }),
  },
  CartItem: { license: (item) => licenseTypes[item.license] },
};
