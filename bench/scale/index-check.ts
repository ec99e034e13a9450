import type { Session } from './session.ts';

const SAMPLE = 200;

/** Returns the search rows of some assets as text, except for columns that their tables fill by default. */
async function indexed(client: Session, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await client.query<{ id: string; row: string }>(
    `select asset_id as id, (to_jsonb(search_asset) - defaults || jsonb_build_object('doc', doc::text,
       'codes', (select jsonb_agg(code order by code) from unnest(codes) as code)))::text as row
     from search_asset join search_text using (asset_id)
     cross join (
       select coalesce(array_agg(column_name::text), '{}') as defaults from information_schema.columns
       where table_name = 'search_asset' and column_default is not null
     ) as filled
     where asset_id = any($1)`,
    [ids],
  );
  return new Map(rows.map(({ id, row }) => [id, row]));
}

/**
 * Reindexes some assets with the shop's own function and compares; the changes are rolled back.
 * @returns the first asset that differs, in both versions; null if all are equal
 */
export async function firstDifference(client: Session): Promise<string | null> {
  const { rows } = await client.query<{ id: string }>(
    `select asset_id as id from search_asset where asset_id not in (select id from bench.template) and
     asset_id not in (select id from bench.sample) order by hashtext(asset_id::text) limit $1`,
    [SAMPLE],
  );
  const ids = rows.map(({ id }) => id);
  const grown = await indexed(client, ids);
  await client.query('begin');
  try {
    await client.query('select search_index_assets($1::uuid[])', [ids]);
    const own = await indexed(client, ids);
    const differing = ids.find((id) => own.get(id) !== grown.get(id));
    return differing === undefined ? null : `${grown.get(differing)} instead of ${own.get(differing)}`;
  } finally {
    await client.query('rollback');
  }
}
