import { holdStartAfterNotice, ReasonField } from '@halfdrop/domain';
import { adminStudio, type DeskStudio } from '../factories/desk-studio.ts';
import { designers } from '../factories/designer.ts';
import type { AdminStudioSort, AdminStudioView } from '../generated/resolvers.ts';
import type { MockContext } from '../mock-context.ts';
import { paged } from '../paging.ts';
import { brokenRules, fieldRule } from '../rules.ts';
import type { Shop } from '../shop.ts';
import { illegalTransition, notFound } from '../user-errors.ts';
import type { DeskState } from './staff.ts';

const now = '2026-11-25T09:00:00.000Z';
const afterNotice = holdStartAfterNotice(new Date(now)).toISOString();

const views: Readonly<Record<AdminStudioView, (studio: DeskStudio) => boolean>> = {
  ALL: () => true,
  FEATURED: ({ isFeatured }) => isFeatured,
  HELD: ({ isHeld }) => isHeld,
};
const orders: Readonly<Record<AdminStudioSort, (one: DeskStudio, other: DeskStudio) => number>> = {
  JOINED: (one, other) => one.joinedYear - other.joinedYear,
  JOINED_DESC: (one, other) => other.joinedYear - one.joinedYear,
  NAME: (one, other) => one.name.localeCompare(other.name),
  NAME_DESC: (one, other) => other.name.localeCompare(one.name),
};

function isNamed({ name, slug, members }: DeskStudio, text: string): boolean {
  const beginning = text.toLowerCase();
  return [name, slug, ...members.map(({ email }) => email)].some((words) => words.toLowerCase().startsWith(beginning));
}

type Work = (studio: DeskStudio) => DeskStudio | null;

const feature =
  (isFeatured: boolean): Work =>
  (studio) =>
    studio.isFeatured === isFeatured ? null : { ...studio, isFeatured };
const announce =
  (reason: string): Work =>
  (studio) =>
    studio.isHeld || studio.announcedHold ? null : { ...studio, announcedHold: { reason, startsAt: afterNotice } };
const hold =
  (reason: string): Work =>
  (studio) => {
    if (studio.isHeld) return null;
    const { onSaleCount, withdrawnCount, heldCount } = studio;
    return {
      ...studio,
      isHeld: true,
      hold: { reason, heldAt: now },
      announcedHold: null,
      onSaleCount: 0,
      withdrawnCount: withdrawnCount + onSaleCount,
      heldCount: heldCount + onSaleCount,
    };
  };

/** State and resolvers of the studio desk. What shoppers see does not change with it. */
export function studioDeskState(shop: Shop): DeskState {
  const onSale = (id: string) => shop.catalog.filter(({ asset }) => asset.designer.id === id).length;
  const start = designers.map((designer) => adminStudio(designer, onSale(designer.id)));
  const all = new Map(start.map((studio) => [studio.id, studio]));
  const release: Work = (studio) => {
    if (studio.announcedHold) return { ...studio, announcedHold: null };
    const before = start.find(({ id }) => id === studio.id);
    return before && studio.isHeld ? { ...before, isFeatured: studio.isFeatured } : null;
  };
  const change = (context: MockContext, { studioId, reason }: { studioId: string; reason: string }, work: Work) => {
    shop.demand(context, 'studios.manage');
    const errors = brokenRules([fieldRule('reason', ReasonField, reason)]);
    if (errors.length > 0) return { studio: null, errors };
    const studio = all.get(studioId);
    if (!studio) return { studio: null, errors: [notFound('studioId')] };
    const changed = work(studio);
    if (!changed) return { studio: null, errors: [illegalTransition] };
    all.set(studioId, changed);
    return { studio: changed, errors };
  };

  return {
    queries: {
      adminStudios: (_root, { view, sort, search, page, limit }, context) => {
        shop.demand(context, 'studios.manage');
        const found = [...all.values()].filter((each) => views[view ?? 'ALL'](each) && isNamed(each, search ?? ''));
        return paged(found.toSorted(orders[sort ?? 'NAME']), page ?? 1, limit ?? 24);
      },
      adminStudio: (_root, { id }, context) => {
        shop.demand(context, 'studios.manage');
        return all.get(id) ?? null;
      },
    },
    mutations: {
      featureStudio: (_root, { input }, context) => change(context, input, feature(input.isFeatured)),
      announceStudioHold: (_root, { input }, context) => change(context, input, announce(input.reason)),
      holdStudio: (_root, { input }, context) => change(context, input, hold(input.reason)),
      releaseStudio: (_root, { input }, context) => change(context, input, release),
    },
  };
}
