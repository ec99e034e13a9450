import { can } from '@halfdrop/domain';
import { demoCoupons } from '../factories/coupon.ts';
import type { AdminFind, QueryResolvers } from '../generated/resolvers.ts';
import type { Shop } from '../shop.ts';
import { signedIn } from '../signed-in.ts';

const MAX_OF_KIND = 5;

/** Resolvers of the desk search, by prefix of the human-readable numbers. */
export function findQueries(shop: Shop): QueryResolvers {
  return {
    adminFinds: (_root, { search }, context) => {
      shop.demand(context, 'shop.overview');
      const { user } = signedIn(shop, context);
      const beginning = search.trim().toLowerCase();
      const beginsSo = (...texts: readonly string[]) => texts.some((text) => text.toLowerCase().startsWith(beginning));
      const orders = shop.accounts.flatMap((account) => account.orders).filter(({ number }) => beginsSo(number));
      const people = shop.accounts.filter(({ user: each }) => beginsSo(each.email, each.name, each.username));
      const tickets = shop.accounts.flatMap((account) => account.tickets).filter(({ number }) => beginsSo(number));
      const studios = [...new Map(shop.catalog.map(({ asset: { designer } }) => [designer.id, designer])).values()];
      const coupons = shop.scenario === 'empty' ? [] : demoCoupons().filter(({ code }) => beginsSo(code));
      const found: ReadonlyArray<readonly AdminFind[]> = [
        can(user, 'order.inspect')
          ? orders.map(({ number, receiptEmail }) => ({
              kind: 'ORDER',
              id: number,
              label: number,
              detail: receiptEmail,
            }))
          : [],
        can(user, 'person.inspect')
          ? people.map(({ user: { id, name, email } }) => ({ kind: 'PERSON', id, label: name, detail: email }))
          : [],
        can(user, 'ticket.answer')
          ? tickets.map(({ number, subject }) => ({ kind: 'TICKET', id: number, label: number, detail: subject }))
          : [],
        can(user, 'catalog.manage')
          ? shop.catalog
              .filter(({ asset: { sku, title } }) => beginsSo(sku, title))
              .map(({ asset: { id, sku, title, designer } }) => ({
                kind: 'PATTERN',
                id,
                label: title,
                detail: `${sku}, ${designer.name}`,
              }))
          : [],
        can(user, 'studios.manage')
          ? studios
              .filter(({ name }) => beginsSo(name))
              .map(({ id, name, slug }) => ({ kind: 'STUDIO', id, label: name, detail: slug }))
          : [],
        can(user, 'coupon.manage')
          ? coupons.map(({ code, note }) => ({ kind: 'COUPON', id: code, label: code, detail: note }))
          : [],
      ];
      return found.flatMap((ofKind) => ofKind.slice(0, MAX_OF_KIND));
    },
  };
}
