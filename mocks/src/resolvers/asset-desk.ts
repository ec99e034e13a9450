import { AssetEditFields, holdStartAfterNotice, ReasonField, PatternTitleField } from '@halfdrop/domain';
import type { MockAsset } from '../factories/asset.ts';
import { adminAsset, type DeskAsset } from '../factories/desk-asset.ts';
import type { AdminAssetView, AssetChangeKind, MutationResolvers, QueryResolvers } from '../generated/resolvers.ts';
import { paged } from '../paging.ts';
import { brokenRules, fieldRule } from '../rules.ts';
import type { Shop } from '../shop.ts';
import { illegalTransition, notFound, versionConflict } from '../user-errors.ts';

const now = '2026-11-25T09:00:00.000Z';
const DAY = 86_400_000;

/** A pattern with the fields shown to shoppers, on sale or not. */
interface Kept {
  readonly shown: DeskAsset;
  readonly asset: MockAsset;
}

const views: Readonly<Record<AdminAssetView, (asset: DeskAsset) => boolean>> = {
  ALL: () => true,
  FEATURED: ({ isFeatured }) => isFeatured,
  HELD: ({ isHeld }) => isHeld,
  LIMITED: ({ status, endsAt }) => status === 'APPROVED' && endsAt !== null,
  ON_SALE: ({ status }) => status === 'APPROVED',
  WITHDRAWN: ({ status, isHeld }) => status === 'WITHDRAWN' && !isHeld,
};

function saidOf({ title, description, tags }: DeskAsset, { category, licenseTypes }: MockAsset) {
  const hasExtendedLicense = licenseTypes.includes('EXTENDED');
  return { title, description, tags, category, subcategory: category.children?.[0] ?? null, hasExtendedLicense };
}

function withChange({ shown, asset }: Kept, kind: AssetChangeKind, changes: Partial<DeskAsset>): DeskAsset {
  const after = { ...shown, ...changes };
  const id = `${shown.id}-change-${shown.version}`;
  const change = {
    id,
    kind,
    changedAt: now,
    actorName: null,
    before: saidOf(shown, asset),
    after: saidOf(after, asset),
  };
  return { ...after, changes: [change, ...shown.changes], version: shown.version + 1 };
}

function isNamed({ sku, title, studio }: DeskAsset, text: string): boolean {
  const beginning = text.toLowerCase();
  return [sku, title, studio.name].some((words) => words.toLowerCase().startsWith(beginning));
}

/** The patterns of a mocked shop. */
interface Patterns {
  readonly all: ReadonlyMap<string, Kept>;
  readonly keep: (kept: Kept, shown: DeskAsset) => DeskAsset;
}

/** State and resolvers of the pattern desk. What shoppers see does not change with it. */
export function assetDeskState(shop: Shop): {
  readonly queries: QueryResolvers;
  readonly mutations: MutationResolvers;
} {
  const all = new Map(shop.catalog.map(({ asset }): [string, Kept] => [asset.id, { asset, shown: adminAsset(asset) }]));
  const keep = (kept: Kept, shown: DeskAsset) => {
    all.set(shown.id, { ...kept, shown });
    return shown;
  };
  return {
    queries: assetQueries(shop, { all, keep }),
    mutations: { ...assetMutations(shop, { all, keep }), ...placeMutations(shop, { all, keep }) },
  };
}

function assetQueries(shop: Shop, { all }: Patterns): QueryResolvers {
  return {
    adminAssets: (_root, { view, sort, search, page, limit }, context) => {
      shop.demand(context, 'catalog.manage');
      const found = [...all.values()]
        .map(({ shown }) => shown)
        .filter((shown) => views[view ?? 'ALL'](shown) && isNamed(shown, search ?? ''))
        .toSorted((one, other) => (other.publishedAt ?? '').localeCompare(one.publishedAt ?? ''));
      return paged(sort === 'PUBLISHED' ? found.toReversed() : found, page ?? 1, limit ?? 24);
    },
    adminAsset: (_root, { id }, context) => {
      shop.demand(context, 'catalog.manage');
      return all.get(id)?.shown ?? null;
    },
  };
}

function assetMutations(shop: Shop, { all, keep }: Patterns): MutationResolvers {
  return {
    rewordAsset: (_root, { input }, context) => {
      shop.demand(context, 'catalog.manage');
      const { assetId, version, title, description, tags, reason } = input;
      const kept = all.get(assetId);
      if (!kept) return { asset: null, errors: [notFound('assetId')] };
      if (kept.shown.version !== version) return { asset: null, errors: [versionConflict(kept.shown.version)] };
      const errors = brokenRules([
        fieldRule('title', PatternTitleField, title),
        fieldRule('description', AssetEditFields.description, description),
        fieldRule('tags', AssetEditFields.tags, tags),
        fieldRule('reason', ReasonField, reason),
      ]);
      if (errors.length > 0) return { asset: null, errors };
      return { asset: keep(kept, withChange(kept, 'EDITED', { title, description, tags })), errors };
    },
    limitAsset: (_root, { input: { assetId, lastDay, reason } }, context) => {
      shop.demand(context, 'catalog.manage');
      const kept = all.get(assetId);
      if (!kept) return { asset: null, errors: [notFound('assetId')] };
      const errors = brokenRules([fieldRule('reason', ReasonField, reason)]);
      if (errors.length > 0) return { asset: null, errors };
      const endsAt = lastDay ? new Date(Date.parse(lastDay) + DAY).toISOString() : null;
      if (endsAt === kept.shown.endsAt) return { asset: null, errors: [illegalTransition] };
      return { asset: keep(kept, { ...kept.shown, endsAt }), errors };
    },
    featureAsset: (_root, { input: { assetId, isFeatured, reason } }, context) => {
      shop.demand(context, 'catalog.manage');
      const kept = all.get(assetId);
      if (!kept) return { asset: null, errors: [notFound('assetId')] };
      const errors = brokenRules([fieldRule('reason', ReasonField, reason)]);
      if (errors.length > 0) return { asset: null, errors };
      if (kept.shown.isFeatured === isFeatured) return { asset: null, errors: [illegalTransition] };
      return { asset: keep(kept, { ...kept.shown, isFeatured }), errors };
    },
  };
}

/** Resolvers that take patterns off sale and put them back. */
function placeMutations(shop: Shop, { all, keep }: Patterns): MutationResolvers {
  return {
    announceAssetHold: (_root, { input: { assetId, reason } }, context) => {
      shop.demand(context, 'catalog.manage');
      const kept = all.get(assetId);
      if (!kept) return { asset: null, errors: [notFound('assetId')] };
      const errors = brokenRules([fieldRule('reason', ReasonField, reason)]);
      if (errors.length > 0) return { asset: null, errors };
      const { status, announcedHold } = kept.shown;
      if (status !== 'APPROVED' || announcedHold) return { asset: null, errors: [illegalTransition] };
      const startsAt = holdStartAfterNotice(new Date(now)).toISOString();
      return { asset: keep(kept, { ...kept.shown, announcedHold: { reason, startsAt } }), errors };
    },
    holdAsset: (_root, { input: { assetId, reason } }, context) => {
      shop.demand(context, 'catalog.manage');
      const kept = all.get(assetId);
      if (!kept) return { asset: null, errors: [notFound('assetId')] };
      const errors = brokenRules([fieldRule('reason', ReasonField, reason)]);
      if (errors.length > 0) return { asset: null, errors };
      if (kept.shown.status !== 'APPROVED') return { asset: null, errors: [illegalTransition] };
      const hold = { reason, heldAt: now };
      const held = { status: 'WITHDRAWN', isHeld: true, hold, announcedHold: null, asset: null } as const;
      return { asset: keep(kept, withChange(kept, 'WITHDRAWN', held)), errors };
    },
    releaseAsset: (_root, { input: { assetId, reason } }, context) => {
      shop.demand(context, 'catalog.manage');
      const kept = all.get(assetId);
      if (!kept) return { asset: null, errors: [notFound('assetId')] };
      const errors = brokenRules([fieldRule('reason', ReasonField, reason)]);
      if (errors.length > 0) return { asset: null, errors };
      if (kept.shown.announcedHold) return { asset: keep(kept, { ...kept.shown, announcedHold: null }), errors };
      if (!kept.shown.isHeld) return { asset: null, errors: [illegalTransition] };
      const released = { status: 'APPROVED', isHeld: false, hold: null, asset: kept.asset } as const;
      return { asset: keep(kept, withChange(kept, 'RETURNED', released)), errors };
    },
  };
}
