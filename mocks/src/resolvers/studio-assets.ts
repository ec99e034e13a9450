import { AssetEditFields, assetStatusAfter, can, type AssetChangeKind as DomainKind } from '@halfdrop/domain';
import type { MockAsset } from '../factories/asset.ts';
import { usd } from '../factories/money.ts';
import { readySubmission, SUBMISSION_NOW } from '../factories/submission.ts';
import type {
  AssetChangeKind,
  MutationResolvers,
  QueryResolvers,
  SaidOfPattern,
  StudioAsset,
  SubmissionResolvers,
} from '../generated/resolvers.ts';
import type { MockContext } from '../mock-context.ts';
import { brokenRules, fieldRule } from '../rules.ts';
import type { Shop } from '../shop.ts';
import { signedIn } from '../signed-in.ts';
import { illegalTransition, notFound, versionConflict } from '../user-errors.ts';
import type { SubmissionStore } from './submission-store.ts';

const kinds: Record<AssetChangeKind, DomainKind> = {
  EDITED: 'edited',
  RETURNED: 'returned',
  REVISED: 'revised',
  WITHDRAWN: 'withdrawn',
};

function toStudioAsset(asset: MockAsset): StudioAsset {
  const { title, description, tags, category, licenseTypes } = asset;
  const subcategory = category.children?.[0] ?? null;
  const hasExtendedLicense = licenseTypes.includes('EXTENDED');
  return {
    id: asset.id,
    studioId: asset.designer.id,
    status: 'APPROVED',
    said: { title, description, tags, category, subcategory, hasExtendedLicense },
    newerSubmissionId: null,
    isRevisable: true,
    changes: [],
    hold: null,
    announcedHold: null,
    sales: { saleCount: 12, claimCount: 30, earned: usd(5400) },
    version: 1,
  };
}

function withChange(asset: StudioAsset, kind: AssetChangeKind, after: SaidOfPattern, actorName: string): StudioAsset {
  const isWithdrawn = kind === 'WITHDRAWN' || (kind === 'EDITED' && asset.status === 'WITHDRAWN');
  const id = `${asset.id}-change-${asset.version}`;
  return {
    ...asset,
    status: isWithdrawn ? 'WITHDRAWN' : 'APPROVED',
    said: after,
    changes: [{ id, kind, changedAt: SUBMISSION_NOW, actorName, before: asset.said, after }, ...asset.changes],
    version: asset.version + 1,
  };
}

interface OwnAsset {
  readonly found: StudioAsset;
  /** The pattern as shoppers see it. */
  readonly asset: MockAsset | null;
  /** Name of the viewer. */
  readonly name: string;
}

interface AssetStore {
  /** Returns a pattern of a studio the viewer works in. */
  own(context: MockContext, id: string): OwnAsset | null;
  keep(asset: StudioAsset): StudioAsset;
}

function assetStore(shop: Shop): AssetStore {
  const all = new Map(shop.catalog.map(({ asset }) => [asset.id, toStudioAsset(asset)]));
  return {
    own(context, id) {
      const { user } = signedIn(shop, context);
      const found = all.get(id);
      const isOwn = found && can(user, 'studio.upload', { kind: 'studio', id: found.studioId });
      const asset = shop.catalog.find((each) => each.asset.id === id)?.asset ?? null;
      return isOwn ? { found, asset, name: user.name } : null;
    },
    keep(asset) {
      all.set(asset.id, asset);
      return asset;
    },
  };
}

/** State and resolvers of a studio's patterns that are or were on sale. */
export function studioAssetState(shop: Shop, submissions: SubmissionStore) {
  const store = assetStore(shop);
  const queries = {
    studioAsset: (_root, { id }, context) => store.own(context, id)?.found ?? null,
  } satisfies QueryResolvers;
  const fields = {
    studioAsset: ({ asset }, _args, context) => (asset ? (store.own(context, asset.id)?.found ?? null) : null),
  } satisfies SubmissionResolvers;
  return { queries, fields, mutations: { ...wordMutations(store, submissions), ...saleMutations(store) } };
}

function wordMutations(store: AssetStore, submissions: SubmissionStore) {
  return {
    editStudioAsset: (_root, { input: { assetId, version, description, tags } }, context) => {
      const own = store.own(context, assetId);
      if (!own) return { studioAsset: null, errors: [notFound('assetId')] };
      const { found, name } = own;
      if (found.version !== version) return { studioAsset: null, errors: [versionConflict(found.version)] };
      const after = {
        ...found.said,
        description: description ?? found.said.description,
        tags: tags ?? found.said.tags,
      };
      const errors = brokenRules([
        fieldRule('description', AssetEditFields.description, after.description),
        fieldRule('tags', AssetEditFields.tags, after.tags),
      ]);
      if (errors.length > 0) return { studioAsset: null, errors };
      return { studioAsset: store.keep(withChange(found, 'EDITED', after, name)), errors };
    },
    reviseStudioAsset: (_root, { input: { assetId, submissionId } }, context) => {
      const own = store.own(context, assetId);
      if (!own) return { submission: null, errors: [notFound('assetId')] };
      const { found, asset } = own;
      if (found.newerSubmissionId !== null) return { submission: null, errors: [illegalTransition] };
      const draft = submissionId ? submissions.all.get(submissionId) : undefined;
      if (submissionId && !draft) return { submission: null, errors: [notFound('submissionId')] };
      const id = draft?.id ?? `submission-of-${assetId}`;
      const { __typename: _, ...said } = found.said;
      const version = { ...(draft ?? readySubmission(200)), ...said, id, asset, studioId: found.studioId };
      store.keep({ ...found, newerSubmissionId: id });
      return { submission: submissions.keep(version), errors: [] };
    },
  } satisfies MutationResolvers;
}

function saleMutations(store: AssetStore) {
  function place(context: MockContext, assetId: string, kind: 'RETURNED' | 'WITHDRAWN') {
    const own = store.own(context, assetId);
    if (!own) return { studioAsset: null, errors: [notFound('assetId')] };
    const { found, name } = own;
    const status = found.status === 'APPROVED' ? 'approved' : 'withdrawn';
    if (assetStatusAfter(status, kinds[kind]) === null) return { studioAsset: null, errors: [illegalTransition] };
    return { studioAsset: store.keep(withChange(found, kind, found.said, name)), errors: [] };
  }
  return {
    withdrawStudioAsset: (_root, { input }, context) => place(context, input.assetId, 'WITHDRAWN'),
    returnStudioAsset: (_root, { input }, context) => place(context, input.assetId, 'RETURNED'),
  } satisfies MutationResolvers;
}
