import { MAX_STUDIO_COLLECTIONS, type Actor } from '@halfdrop/domain';
import {
  addDesignCollection,
  changeDesignCollection,
  dropDesignCollection,
  findAssetsOfStudio,
  findDesignCollections,
  orderDesignCollections,
  putAssetsIn,
  takeAssetsOut,
  type CollectionPlace,
  type DesignCollectionRow,
} from '../../catalog/design-collections.ts';
import { lockStudio } from '../../catalog/studios.ts';
import type { Trx } from '../../database.ts';
import type { Foundation } from '../../domain-module.ts';
import { isRowId } from '../../platform/database/database.ts';
import type { WantedPage } from '../../platform/database/read-page.ts';
import { paginate } from '../../platform/http/pagination.ts';
import { invalidField, Problem } from '../../platform/http/problem.ts';
import type { SearchIndex } from '../../search/search-index.ts';
import { requireStudio } from '../../studios/require-studio.ts';
import { lockSubmissions } from '../submissions.repository.ts';
import { findLoosePatterns, putDraftsIn, takeDraftsOut } from './collection-drafts.repository.ts';
import { readStudioCollections, toStudioPattern } from './collections-view.ts';
import type { CollectionContents, StudioCollectionsDto, StudioPatternPageDto } from './collections.contract.ts';

/** Design collection operations for members of a studio. Other studios are reported as not found. */
export interface StudioCollectionService {
  /** @throws not_found, as do all other methods */
  list(actor: Actor, studioId: string): Promise<StudioCollectionsDto>;
  /** Returns patterns in no collection. */
  loose(
    actor: Actor,
    studioId: string,
    wanted: WantedPage & { readonly search?: string | undefined },
  ): Promise<StudioPatternPageDto>;
  /** @throws validation_failed for a name already in use, a pattern of another studio, or too many patterns */
  create(actor: Actor, studioId: string, contents: CollectionContents): Promise<StudioCollectionsDto>;
  /** @throws validation_failed, version_conflict */
  save(
    actor: Actor,
    studioId: string,
    collection: CollectionContents & { readonly id: string; readonly version: number },
  ): Promise<StudioCollectionsDto>;
  remove(actor: Actor, studioId: string, id: string): Promise<StudioCollectionsDto>;
  /** Collections that are not named follow in their current order. */
  order(actor: Actor, studioId: string, ids: readonly string[]): Promise<StudioCollectionsDto>;
}

interface CollectionNeeds extends Pick<Foundation, 'db'> {
  readonly searchIndex: Pick<SearchIndex, 'refresh'>;
}

interface StudioAtWork {
  readonly id: number;
  readonly slug: string;
  readonly collections: readonly DesignCollectionRow[];
}

/** Creates the service. */
export function createStudioCollectionService({ db, searchIndex }: CollectionNeeds): StudioCollectionService {
  /** Serializes changes to the collections of one studio. */
  function change(actor: Actor, studioId: string, work: (trx: Trx, studio: StudioAtWork) => Promise<void>) {
    return db.transaction().execute(async (trx) => {
      const studio = await lockStudio(trx, requireStudio(actor, 'studio.upload', studioId));
      if (!studio) throw new Problem('not_found');
      await work(trx, { ...studio, collections: await findDesignCollections(trx, studio.id) });
      return readStudioCollections(trx, studio.id);
    });
  }

  return {
    list: async (actor, studioId) => readStudioCollections(db, requireStudio(actor, 'studio.upload', studioId)),

    async loose(actor, studioId, { search = '', page, limit }) {
      const wanted = { studioId: requireStudio(actor, 'studio.upload', studioId), search, page, limit };
      const { rows, total } = await findLoosePatterns(db, wanted);
      return { patterns: rows.map(toStudioPattern), pagination: paginate(total, page, limit) };
    },

    create: (actor, studioId, contents) =>
      change(actor, studioId, async (trx, studio) => {
        requireRoom(studio);
        requireFreeName(studio.collections, contents.name);
        const id = await addDesignCollection(trx, studio, columnsOf(contents));
        await searchIndex.refresh(trx, await filled(trx, { studio, id, contents }));
      }),

    save: (actor, studioId, { id, version, ...contents }) =>
      change(actor, studioId, async (trx, studio) => {
        const before = requireCollection(studio, id);
        requireVersion(before, version);
        const others = studio.collections.filter((each) => each !== before);
        requireFreeName(others, contents.name);
        await changeDesignCollection(trx, before.id, columnsOf(contents));
        await searchIndex.refresh(trx, await filled(trx, { studio, id: before.id, contents }));
      }),

    remove: (actor, studioId, id) =>
      change(actor, studioId, async (trx, studio) => {
        const before = requireCollection(studio, id);
        const assets = await emptied(trx, before.id);
        await dropDesignCollection(trx, before.id);
        await searchIndex.refresh(trx, assets);
      }),

    order: (actor, studioId, ids) =>
      change(actor, studioId, async (trx, studio) => {
        const named = [...new Set(ids)].map((id) => requireCollection(studio, id).id);
        const others = studio.collections.map(({ id }) => id).filter((id) => !named.includes(id));
        await orderDesignCollections(trx, [...named, ...others]);
      }),
  };
}

/** Removes everything from a collection and returns its assets. */
async function emptied(trx: Trx, collectionId: number): Promise<string[]> {
  await takeDraftsOut(trx, collectionId);
  return takeAssetsOut(trx, collectionId);
}

interface Filling {
  readonly studio: StudioAtWork;
  readonly id: number;
  readonly contents: CollectionContents;
}

/** Sets the contents of a collection and returns the assets that were or now are in it. */
async function filled(trx: Trx, { studio, id, contents }: Filling): Promise<string[]> {
  const { assets, drafts } = await placesOf(trx, studio.id, contents.patterns);
  const before = await emptied(trx, id);
  await putAssetsIn(trx, id, assets);
  await putDraftsIn(trx, id, drafts);
  return [...new Set([...before, ...assets.map((place) => place.id)])];
}

const columnsOf = ({ name, description, coverId }: CollectionContents) => ({
  name,
  description,
  cover_id: coverId !== null && isRowId(coverId) ? coverId : null,
});

/** Resolves positions of patterns; drafts that have gone on sale meanwhile become their assets. */
async function placesOf(trx: Trx, studioId: number, patterns: CollectionContents['patterns']) {
  const ids = patterns.map(({ id }) => id).filter(isRowId);
  const rows = ids.length === 0 ? [] : await lockSubmissions(trx, ids);
  const submissions = new Map(rows.filter((row) => row.studio_id === studioId).map((row) => [row.id, row]));
  const own = new Set(ids.length === 0 ? [] : await findAssetsOfStudio(trx, studioId, ids));
  const assets: CollectionPlace[] = [];
  const drafts: CollectionPlace[] = [];
  for (const [index, { id, role }] of patterns.entries()) {
    const submission = submissions.get(id);
    const assetId = own.has(id) ? id : submission?.asset_id;
    if (assetId) assets.push({ id: assetId, role, position: index + 1 });
    else if (submission && submission.status !== 'withdrawn') drafts.push({ id, role, position: index + 1 });
    else throw invalidField(`patterns.${index}.id`, 'This pattern no longer exists');
  }
  return { assets, drafts };
}

function requireRoom({ collections }: StudioAtWork): void {
  if (collections.length < MAX_STUDIO_COLLECTIONS) return;
  throw invalidField('name', `A studio has at most ${MAX_STUDIO_COLLECTIONS} collections`);
}

function requireVersion({ version: currentVersion }: DesignCollectionRow, version: number): void {
  if (version !== currentVersion) throw new Problem('version_conflict', { data: { currentVersion } });
}

function requireFreeName(others: readonly DesignCollectionRow[], name: string): void {
  if (others.some((each) => each.name.toLowerCase() === name.toLowerCase())) {
    throw invalidField('name', 'The studio already has a collection with this name');
  }
}

function requireCollection({ collections }: StudioAtWork, id: string): DesignCollectionRow {
  const found = collections.find((each) => String(each.id) === id);
  if (!found) throw new Problem('not_found');
  return found;
}
