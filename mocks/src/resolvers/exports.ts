import type { StaffAction } from '@halfdrop/domain';
import type { MutationResolvers } from '../generated/resolvers.ts';
import type { MockContext } from '../mock-context.ts';
import type { Account, Shop } from '../shop.ts';
import { signedIn } from '../signed-in.ts';
import { proofRequired } from '../user-errors.ts';

/** Lists of the staff as files, of which there are none here: a link stays on the page that asked for it. */
export function exportMutations(shop: Shop, proven: ReadonlySet<Account>): MutationResolvers {
  const link = (context: MockContext, action: StaffAction) => {
    shop.demand(context, action);
    return proven.has(signedIn(shop, context))
      ? { url: '#exported', errors: [] }
      : { url: null, errors: [proofRequired] };
  };
  return {
    exportOrders: (_root, _args, context) => link(context, 'order.inspect'),
    exportNewsletterSubscribers: (_root, _args, context) => link(context, 'newsletter.manage'),
    exportCoupons: (_root, _args, context) => link(context, 'coupon.manage'),
  };
}
