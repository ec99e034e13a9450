import type { CreationMethod } from '@halfdrop/domain';
import { GENERATOR_VERSION } from '@halfdrop/patterns';
import { sql } from 'kysely';
import type pg from 'pg';
import type { Db, DbOrTrx, Trx } from '../database.ts';
import type { StoredSource } from './artwork-source.ts';
import type { WantedFiles } from '../downloads/downloads.ports.ts';
import type { FileFormat } from './file-formats.ts';
import type { MasterReading } from './read-master.ts';

/** An asset whose images may be shown, for sale or not, and their source. */
export type PicturedRow = StoredSource & {
  readonly id: string;
  readonly sku: number;
  readonly slug: string;
  readonly title: string;
  readonly is_free: boolean;
  readonly published_at: Date;
  readonly designer_name: string;
  readonly description: string;
  readonly tags: readonly string[];
};

/** A pattern spec that an asset is drawn from. */
export interface SpecSource {
  readonly assetId: string;
  readonly family: string;
  readonly variant: number;
  readonly palette: string;
  readonly seed: number;
  readonly repeat: StoredSource['repeat_layout'];
}

/** A master that an asset's images are made from. */
export interface UploadSource {
  readonly assetId: string;
  readonly repeat: StoredSource['repeat_layout'];
  readonly sha256: string;
  readonly master: Pick<MasterReading, 'mediaType' | 'pixels' | 'inks' | 'isPlainDrawing' | 'isLayered'>;
  readonly creationMethod: CreationMethod;
  /** When it replaces the previous source. */
  readonly at: Date;
}

/** An asset's artwork as of a time. */
export interface ArtworkTime {
  readonly assetId: string;
  readonly at: Date;
}

/** Reads and writes the artwork sources of assets. */
export interface ArtworkRepository {
  /** Returns an asset whose images may be shown, including one no longer for sale, for its owners. */
  pictured(key: { readonly id: string } | { readonly slug: string }): Promise<PicturedRow | null>;
  /** Returns the same with the artwork it had at a time. */
  picturedAt(id: string, time: Date): Promise<PicturedRow | null>;
  /** Returns the sources of assets as of given times, in the same order; null for assets without artwork. */
  atTimes(wanted: readonly ArtworkTime[], db: DbOrTrx): Promise<readonly (StoredSource | null)[]>;
  /** Returns sources by asset, inside the caller's transaction if there is one. */
  byAssets(assetIds: readonly string[], db: DbOrTrx): Promise<ReadonlyMap<string, StoredSource>>;
  insertSpecs(trx: Trx, sources: readonly SpecSource[]): Promise<void>;
  /** Replaces an asset's source with an upload. The previous source is kept for its buyers. */
  putUpload(trx: Trx, source: UploadSource): Promise<void>;
  /** Stores the actual file sizes of the artwork as of a time, if it is still the current one. */
  noteFileSizes(
    of: Pick<WantedFiles, 'assetId' | 'acquiredAt'>,
    files: readonly { readonly format: FileFormat; readonly size: number }[],
  ): Promise<void>;
}

const asset = `asset.id, asset.sku, asset.slug, asset.title, asset.is_free, asset.published_at, asset.designer_name,
    asset.description, asset.tags`;
const source = `source.kind, source.repeat_layout, source.family, source.variant, source.palette, source.seed,
    source.sha256, source.media_type, source.pixels, source.inks, source.is_plain_drawing, source.is_layered,
    source.creation_method, source.file_bytes`;

/** Columns of a source that are kept for its buyers after it is replaced. */
const kept = sql.raw(`asset_id, kind, repeat_layout, family, variant, palette, seed, sha256, media_type, pixels, inks,
    is_plain_drawing, is_layered, creation_method, file_bytes`);

const pictured = `
  select ${asset}, ${source}
  from catalog_pictured_asset_view asset join artwork_source source on source.asset_id = asset.id
  where asset.status in ('approved', 'withdrawn')`;

/** The artwork as of a time is the one replaced soonest after it, or the current one if none was. */
const picturedThen = `
  select ${asset}, ${source}
  from catalog_pictured_asset_view asset cross join lateral (
    select ${source}, source.replaced_at from artwork_former_source source
    where source.asset_id = asset.id and source.replaced_at > $2
    union all
    select ${source}, 'infinity' from artwork_source source where source.asset_id = asset.id
    order by replaced_at limit 1
  ) source
  where asset.status in ('approved', 'withdrawn') and asset.id = $1`;

/** One text each, so that each connection plans it once. */
const prepared = {
  id: { name: 'artwork-pictured-by-id', text: `${pictured} and asset.id = $1` },
  atTime: { name: 'artwork-pictured-at', text: picturedThen },
  slug: { name: 'artwork-pictured-by-slug', text: `${pictured} and asset.slug = $1` },
};

/** Creates the repository. */
export function createArtworkRepository({ db, pool }: { readonly db: Db; readonly pool: pg.Pool }): ArtworkRepository {
  return {
    async pictured(key) {
      const statement = 'id' in key ? prepared.id : prepared.slug;
      const { rows } = await pool.query<PicturedRow>({ ...statement, values: ['id' in key ? key.id : key.slug] });
      return rows[0] ?? null;
    },
    async picturedAt(id, time) {
      const { rows } = await pool.query<PicturedRow>({ ...prepared.atTime, values: [id, time] });
      return rows[0] ?? null;
    },
    atTimes: sourcesAt,
    async byAssets(assetIds, reader) {
      const { rows } = await sql<StoredSource & { readonly asset_id: string }>`
        select * from artwork_source where asset_id = any(${assetIds}::uuid[])`.execute(reader);
      return new Map(rows.map((row) => [row.asset_id, row]));
    },
    async insertSpecs(trx, sources) {
      await sql`
        insert into artwork_source (asset_id, kind, family, variant, palette, seed, repeat_layout)
        select row."assetId", 'spec', row.family, row.variant, row.palette, row.seed, row.repeat
        from jsonb_to_recordset(${JSON.stringify(sources)}::jsonb) as row (
          "assetId" uuid, family text, variant smallint, palette text, seed int, repeat text
        )`.execute(trx);
    },
    async putUpload(trx, { assetId, repeat, sha256, master, creationMethod, at }) {
      const { mediaType, pixels, inks, isPlainDrawing, isLayered } = master;
      await sql`
        insert into artwork_former_source (${kept}, replaced_at)
        select ${kept}, ${at}::timestamptz from artwork_source source
        where asset_id = ${assetId} and (sha256, repeat_layout) is distinct from (${sha256}::text, ${repeat}::text)
        on conflict do nothing`.execute(trx);
      await sql`delete from artwork_source where asset_id = ${assetId}`.execute(trx);
      await sql`
        insert into artwork_source (asset_id, kind, repeat_layout, sha256, media_type, pixels, inks, is_plain_drawing,
          is_layered, creation_method)
        values (${assetId}, 'upload', ${repeat}, ${sha256}, ${mediaType}, ${pixels}, ${inks}, ${isPlainDrawing},
          ${isLayered}, ${creationMethod})
      `.execute(trx);
    },
    async noteFileSizes({ assetId, acquiredAt }, files) {
      const bytes = Object.fromEntries(files.map(({ format, size }) => [format, size]));
      await sql`
        update artwork_source set file_bytes = jsonb_build_object('version', ${GENERATOR_VERSION}::int, 'bytes',
          case when (file_bytes ->> 'version')::int = ${GENERATOR_VERSION} then file_bytes -> 'bytes' else '{}' end
          || ${JSON.stringify(bytes)}::jsonb)
        where asset_id = ${assetId} and not exists (
          select from artwork_former_source former
          where former.asset_id = ${assetId} and former.replaced_at > ${acquiredAt ?? null}::timestamptz
        )`.execute(db);
    },
  };
}

async function sourcesAt(wanted: readonly ArtworkTime[], db: DbOrTrx): Promise<readonly (StoredSource | null)[]> {
  // Passed as JSON to hide the number of items: PostgreSQL would replan the statement for every array whose length it
  // sees.
  const places = JSON.stringify(wanted.map(({ assetId, at }, place) => ({ asset_id: assetId, at, place })));
  const { rows } = await sql<StoredSource & { readonly place: number }>`
    select wanted.place, artwork.* from jsonb_to_recordset(${places}::jsonb)
    as wanted (asset_id uuid, at timestamptz, place int) cross join lateral (
      select ${kept}, replaced_at from artwork_former_source former
      where former.asset_id = wanted.asset_id and former.replaced_at > wanted.at
      union all
      select ${kept}, 'infinity' from artwork_source source where source.asset_id = wanted.asset_id
      order by replaced_at limit 1
    ) as artwork`.execute(db);
  const found = new Map(rows.map((row) => [row.place, row]));
  return wanted.map((_each, place) => found.get(place) ?? null);
}
