import type { DomainModule } from '../platform/domain-module.ts';
import { cartResolvers } from './cart.resolvers.ts';
import { restCartApi } from './CartApi.ts';

/** The viewer's cart and visitors' quotes. */
export const cartModule = {
  apis: { cart: restCartApi },
  resolvers: [cartResolvers],
} satisfies DomainModule;
