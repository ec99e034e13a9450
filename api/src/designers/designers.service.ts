import { countryName } from '@halfdrop/domain';
import type { DbOrTrx, Trx } from '../database.ts';
import type { Foundation } from '../domain-module.ts';
import { paginate } from '../platform/http/pagination.ts';
import { Problem } from '../platform/http/problem.ts';
import type {
  DesignerCollectionDto,
  DesignerDto,
  DesignerPageDto,
  DesignerQuery,
  DesignerStatsDto,
} from './designers.contract.ts';
import {
  countChips,
  countDesigners,
  deleteFollow,
  findCollections,
  findDesigner,
  findDesigners,
  foldSums,
  insertFollow,
  keepPictures,
  readStats,
  type CollectionRow,
  type DesignerRow,
} from './designers.repository.ts';

/** A studio number in a short URL; PostgreSQL's smallint allows no longer ones. */
const NUMBER = /^[1-9]\d{0,3}$/;

/** Studios and their followers. `key` is a number or a slug; `viewerId` is null for visitors. */
export interface DesignerService {
  list(query: DesignerQuery, viewerId: string | null): Promise<DesignerPageDto>;
  stats(): Promise<DesignerStatsDto>;
  /** @throws not_found, as do the other methods that name one studio */
  byKey(key: string, viewerId: string | null): Promise<DesignerDto>;
  /** Returns a user's own studio, the oldest of several. @throws not_found without a studio */
  own(userId: string): Promise<DesignerDto>;
  collections(key: string): Promise<{ collections: DesignerCollectionDto[] }>;
  /** Returns the updated studio; idempotent. */
  follow(key: string, userId: string): Promise<DesignerDto>;
  unfollow(key: string, userId: string): Promise<DesignerDto>;
  foldSums(): Promise<void>;
  keepPictures(): Promise<void>;
}

/** Creates the service. */
export function createDesignerService({ db, clock }: Pick<Foundation, 'db' | 'clock'>): DesignerService {
  /** Rereads the studio in the transaction that changes it, so that its count matches the response. */
  function changed(
    key: string,
    userId: string,
    change: (trx: Trx, designerId: number) => Promise<void>,
  ): Promise<DesignerDto> {
    return db.transaction().execute(async (trx) => {
      const { id } = await one(trx, key, userId);
      await change(trx, id);
      return designerDto(await one(trx, key, userId));
    });
  }

  return {
    async list({ search = '', category, featured, ids, page, limit }, viewerId) {
      const filter = {
        search,
        category: category || null,
        isFeatured: featured ?? null,
        ids: ids.length === 0 ? null : ids.filter((id) => NUMBER.test(id)).map(Number),
      };
      const [rows, total, chips] = await Promise.all([
        findDesigners(db, filter, { page, limit, viewerId }),
        countDesigners(db, filter),
        countChips(db, filter),
      ]);
      return {
        designers: rows.map(designerDto),
        categories: chips.map(({ alias, count }) => ({ value: alias, label: alias, count })),
        pagination: paginate(total, page, limit),
      };
    },
    async stats() {
      const { designer_count, asset_count, rating, rating_count } = await readStats(db);
      return { designerCount: designer_count, assetCount: asset_count, rating, ratingCount: rating_count };
    },
    byKey: async (key, viewerId) => designerDto(await one(db, key, viewerId)),
    async own(userId) {
      const row = await findDesigner(db, { memberId: userId }, userId);
      if (!row) throw new Problem('not_found', { message: 'This account has no studio yet' });
      return designerDto(row);
    },
    async collections(key) {
      const rows = await findCollections(db, (await one(db, key, null)).id);
      return { collections: rows.map(collectionDto) };
    },
    follow: (key, userId) =>
      changed(key, userId, (trx, designerId) => insertFollow(trx, { userId, designerId, at: clock.now() })),
    unfollow: (key, userId) => changed(key, userId, (trx, designerId) => deleteFollow(trx, userId, designerId)),
    foldSums: () => foldSums(db),
    keepPictures: () => keepPictures(db),
  };
}

function collectionDto(row: CollectionRow): DesignerCollectionDto {
  const { id, slug, name, description, asset_count: assetCount, cover_ids: coverAssetIds } = row;
  return { id: String(id), slug, name, description, assetCount, coverAssetIds };
}

async function one(reader: DbOrTrx, key: string, viewerId: string | null): Promise<DesignerRow> {
  const row = await findDesigner(reader, NUMBER.test(key) ? { id: Number(key) } : { slug: key }, viewerId);
  if (!row) throw new Problem('not_found', { message: 'Designer not found' });
  return row;
}

function designerDto(row: DesignerRow): DesignerDto {
  return {
    id: String(row.id),
    number: row.id,
    slug: row.slug,
    name: row.name,
    specialty: row.specialty,
    bio: row.bio,
    country: countryName(row.country) ?? row.country,
    links: row.links,
    joinedYear: row.joined_year,
    portfolioUrl: `/designer/${row.slug}`,
    category: { id: String(row.category_id), slug: row.category_slug, name: row.category_name },
    isFeatured: row.is_featured,
    rating: row.rating,
    ratingCount: row.rating_count,
    assetCount: row.asset_count,
    collectionCount: row.collection_count,
    downloadCount: row.download_count,
    followerCount: row.follower_count,
    avatarAssetId: row.avatar_id,
    coverAssetIds: row.cover_ids,
    viewerFollows: row.viewer_follows,
  };
}
