import type { CreationMethod } from '@halfdrop/domain';
import type { RepeatLayout } from '@halfdrop/patterns';

/** An asset's artwork source; each kind has its own columns and leaves the others' null. */
interface ArtworkSourceColumns {
  asset_id: string;
  kind: 'spec' | 'upload';
  repeat_layout: RepeatLayout;
  family: string | null;
  variant: number | null;
  palette: string | null;
  seed: number | null;
  sha256: string | null;
  media_type: string | null;
  pixels: number | null;
  inks: string[] | null;
  is_plain_drawing: boolean | null;
  is_layered: boolean;
  file_bytes: unknown;
}

/** Tables of this domain. */
export interface ArtworkTables {
  artwork_source: ArtworkSourceColumns & { creation_method: CreationMethod | null };
  artwork_former_source: ArtworkSourceColumns & { creation_method: CreationMethod | null; replaced_at: Date };
}

/** Views that other domains may read. */
export interface ArtworkViews {
  artwork_source_view: ArtworkSourceColumns;
}
