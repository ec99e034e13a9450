import {
  findAssetsInCollections,
  findDesignCollections,
  type DesignCollectionRow,
} from '../../catalog/design-collections.ts';
import type { DbOrTrx } from '../../database.ts';
import { PICTURE_ADDRESS } from '../submission-view.ts';
import {
  findDraftsInCollections,
  type CollectionDraftRow,
  type LoosePatternRow,
} from './collection-drafts.repository.ts';
import type { StudioCollectionsDto, StudioPatternDto } from './collections.contract.ts';

type PlacedRow = Omit<CollectionDraftRow, 'picture'> & Pick<LoosePatternRow, 'picture' | 'is_asset'>;

/** Converts a pattern to the studio's view. */
export function toStudioPattern({ id, title, status, is_asset: isAsset, picture }: LoosePatternRow): StudioPatternDto {
  return { id, title, status, isAsset, pictureUrl: picture === null ? null : PICTURE_ADDRESS + picture };
}

/** Reads a studio's design collections, with assets and drafts in the studio's order. */
export async function readStudioCollections(db: DbOrTrx, studioId: number): Promise<StudioCollectionsDto> {
  const collections = await findDesignCollections(db, studioId);
  const assets = await findAssetsInCollections(db, studioId);
  const drafts = await findDraftsInCollections(db, studioId);
  const placed: PlacedRow[] = [
    ...assets.flatMap(({ status, ...asset }) =>
      status === 'approved' || status === 'withdrawn' ? [{ ...asset, status, picture: null, is_asset: true }] : [],
    ),
    ...drafts.map((draft) => ({ ...draft, is_asset: false })),
  ];
  const inOrder = placed.toSorted((one, other) => placeOf(one) - placeOf(other));
  return { studioId: String(studioId), collections: collections.map((each) => toCollection(each, inOrder)) };
}

const placeOf = ({ collection_position: position }: PlacedRow) => position ?? Number.MAX_SAFE_INTEGER;

function toCollection(collection: DesignCollectionRow, placed: readonly PlacedRow[]) {
  const { id, slug, name, description, version, cover_id: coverId } = collection;
  const patterns = placed.flatMap((row) =>
    row.collection_id === id && row.collection_role !== null
      ? [{ role: row.collection_role, pattern: toStudioPattern(row) }]
      : [],
  );
  const cover = patterns.find(({ pattern }) => pattern.id === coverId) ?? patterns[0];
  return { id: String(id), slug, name, description, coverId: cover?.pattern.id ?? null, patterns, version };
}
