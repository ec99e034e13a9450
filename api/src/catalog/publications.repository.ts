import { sql } from 'kysely';
import type { AssetAppearance } from '../artwork/asset-appearance.ts';
import type { Trx } from '../database.ts';

/** A studio's pattern at the moment it goes on sale. */
export interface PublishedPattern {
  readonly designerId: number;
  readonly title: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly categoryId: number;
  readonly subcategoryId: number;
  /** Whether the extended license is sold in addition to the standard one. */
  readonly offersExtended: boolean;
  readonly appearance: AssetAppearance;
}

interface StoredPublication extends PublishedPattern {
  readonly altText: string;
  readonly at: Date;
}

/** Inserts a pattern that is on sale from now on; null if another asset has its slug. */
export async function insertAsset(
  trx: Trx,
  publication: StoredPublication & { readonly slug: string },
): Promise<string | null> {
  const { slug, designerId, at } = publication;
  const added = trx
    .insertInto('catalog_asset')
    .values({ ...columnsOf(publication), slug, designer_id: designerId, status: 'approved', published_at: at })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning('id');
  return (await added.executeTakeFirst())?.id ?? null;
}

/** Replaces the pattern on sale with a newer version that keeps its slug and age. */
export async function reviseAsset(trx: Trx, id: string, publication: StoredPublication): Promise<void> {
  await trx.updateTable('catalog_asset').set(columnsOf(publication)).where('id', '=', id).execute();
}

function columnsOf({ appearance, altText, at, ...pattern }: StoredPublication) {
  const { measures, seam } = appearance;
  return {
    title: pattern.title,
    description: pattern.description,
    alt_text: altText,
    category_id: pattern.categoryId,
    subcategory_id: pattern.subcategoryId,
    filter_category_ids: filterCategoriesNamedBy(pattern.tags),
    license_types: pattern.offersExtended ? ['standard', 'extended'] : ['standard'],
    tags: [...pattern.tags],
    colors: [...measures.colors],
    swatches: JSON.stringify(measures.swatches),
    dominant_color: measures.dominant,
    thumbhash: measures.thumbhash,
    descriptor: Buffer.from(measures.descriptor, 'base64'),
    fingerprint: Buffer.from(measures.fingerprint, 'base64'),
    seam_verified: seam.isVerified,
    seam_score: seam.score,
    updated_at: at,
  };
}

/** Returns the filter categories named by tags: a tag with a filter's name lists the pattern there. */
export function filterCategoriesNamedBy(tags: readonly string[]) {
  return sql<number[]>`array(
    select id from catalog_category where kind = 'filter' and lower(name) = any(${[...tags]}::text[]) order by id
  )`;
}
