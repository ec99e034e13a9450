import type { StaffAction } from '@halfdrop/domain';
import type { MutationResolvers } from '../generated/resolvers.ts';
import type { MockContext } from '../mock-context.ts';
import type { Account, Shop } from '../shop.ts';
import { signedIn } from '../signed-in.ts';
import { proofRequired } from '../user-errors.ts';

/** Resolvers of exports, which produce no files here: links lead back to the requesting page. */
export function exportMutations(shop: Shop, proven: ReadonlySet<Account>): MutationResolvers {
  const link = (context: MockContext, action: StaffAction) => {
    shop.demand(context, action);
    return proven.has(signedIn(shop, context))
      ? { url: '#exported', errors: [] }
      : { url: null, errors: [proofRequired] };
  };
  return {
    exportPeople: (_root, _args, context) => link(context, 'person.export'),
    exportSubscriptions: (_root, _args, context) => link(context, 'subscription.inspect'),
    exportAssets: (_root, _args, context) => link(context, 'catalog.manage'),
    exportStudios: (_root, _args, context) => link(context, 'studios.manage'),
    exportAuditLines: (_root, _args, context) => link(context, 'audit.read'),
    exportTickets: (_root, _args, context) => link(context, 'ticket.answer'),
    exportPayouts: (_root, _args, context) => link(context, 'money.inspect'),
    exportOrders: (_root, _args, context) => link(context, 'order.inspect'),
    exportNewsletterSubscribers: (_root, _args, context) => link(context, 'newsletter.manage'),
    exportCoupons: (_root, _args, context) => link(context, 'coupon.manage'),
  };
}
