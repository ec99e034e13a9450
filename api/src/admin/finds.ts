import { can, type Action, type Actor, type FindKind } from '@halfdrop/domain';
import type { Db } from '../database.ts';
import type { AdminFindDto } from './finds.contract.ts';
import {
  findCoupons,
  findOrders,
  findPatterns,
  findPeople,
  findStudios,
  findTickets,
  type Finder,
} from './finds.repository.ts';

/** Searchable kinds in display order, and the permission that each requires. */
const finders: ReadonlyArray<{ readonly kind: FindKind; readonly action: Action; readonly find: Finder }> = [
  { kind: 'order', action: 'order.inspect', find: findOrders },
  { kind: 'person', action: 'person.inspect', find: findPeople },
  { kind: 'ticket', action: 'ticket.answer', find: findTickets },
  { kind: 'pattern', action: 'catalog.manage', find: findPatterns },
  { kind: 'studio', action: 'studios.manage', find: findStudios },
  { kind: 'coupon', action: 'coupon.manage', find: findCoupons },
];

/** Finds matches by prefix, among everything the caller may see. */
export async function findAnything(db: Db, actor: Actor, text: string): Promise<AdminFindDto[]> {
  const found = await Promise.all(
    finders
      .filter(({ action }) => can(actor, action))
      .map(async ({ kind, find }) => (await find(db, text)).map((each) => ({ kind, ...each }))),
  );
  return found.flat();
}
