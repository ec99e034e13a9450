import type pg from 'pg';
import type { ChangedListing } from '../listing-changes.ts';
import type { Synonym } from '../language/lexicon.ts';
import type { AssetFacts, AssetFigures } from './asset-facts.ts';
import { readDocument } from './read-document.ts';
import type { Reference } from './reference.ts';

/** Batch size of a full read: about 15 ms of work between two queries. */
const BATCH = 500;

/** A position in the stream of changes. */
export interface Mark {
  /** A `pg_snapshot`; changes visible to it are known. */
  readonly snapshot: string;
  /** Seconds since 1970, by the database's clock. */
  readonly takenAt: number;
}

/** Changes are kept for a day from when their transaction began; no transaction runs for the remaining hour. */
const KNOWN_FOR = '23 hours';
const MARK = 'pg_current_snapshot()::text as snapshot, extract(epoch from now())::float8 as "takenAt"';

/** Everything in an index except the assets. */
export interface Surroundings {
  readonly reference: Reference;
  readonly synonyms: readonly Synonym[];
}

/** Changes since a mark. */
export interface Changes {
  readonly mark: Mark;
  /** Null if none of it changed. */
  readonly surroundings: Surroundings | null;
  readonly changed: readonly AssetFacts[];
  readonly figures: readonly AssetFigures[];
  /** Ids of assets that are no longer for sale. */
  readonly removed: readonly string[];
  /** Assets whose list data changed. */
  readonly listing: ChangedListing;
}

/** What to read for assets with only changed figures: the figures, or all facts. */
type ChangeExtent = 'figures' | 'whole';

/** Receives one batch of assets. */
type TakeBatch = (assets: readonly AssetFacts[], mark: Mark) => void | Promise<void>;

/** Source that an index is read from. */
export interface IndexSource {
  /** Distinguishes one database from another, and from itself restored to an earlier state. */
  identity(): Promise<string>;
  /** Reads everything as of one moment. `take` receives the assets in batches, each with the mark of that moment. */
  readAll(take: TakeBatch): Promise<Surroundings & { readonly mark: Mark }>;
  /** Reads everything in an index except the assets. */
  surroundings(): Promise<Surroundings>;
  /**
   * Returns changes since a mark, each once, however late it was committed.
   * @returns null if the mark is too old or too much has changed, so that everything must be reread
   */
  changesSince(mark: Mark, most: number, extent?: ChangeExtent): Promise<Changes | null>;
  /** Runs `work` while no other process does the same against this source. */
  exclusively<Result>(work: () => Promise<Result>): Promise<Result>;
}

type Client = Pick<pg.Client, 'query'>;

/** Creates a source that reads through a dedicated connection. */
export function createIndexSource(client: Client): IndexSource {
  return {
    identity: () => identity(client),
    readAll: (take) => inOneSnapshot(client, () => readAll(client, take)),
    surroundings: () => readSurroundings(client),
    changesSince: (mark, most, extent = 'figures') => changesSince(client, mark, most, extent),
    exclusively: (work) => exclusively(client, work),
  };
}

/** Identifies the database by the table's OID, since a restored table has a different one. */
async function identity(client: Client): Promise<string> {
  const { rows } = await client.query<{ identity: string }>(
    `select system_identifier || ' ' || 'search_change'::regclass::oid as identity from pg_control_system()`,
  );
  return rows[0]?.identity ?? '';
}

async function inOneSnapshot<Result>(client: Client, read: () => Promise<Result>): Promise<Result> {
  await client.query('begin isolation level repeatable read read only');
  try {
    return await read();
  } finally {
    await client.query('rollback');
  }
}

async function readAll(client: Client, take: TakeBatch) {
  const mark = await currentMark(client);
  await client.query(`declare search_rows no scroll cursor for ${FACTS}`);
  for (;;) {
    const { rows } = await client.query<FactsRow>(`fetch ${BATCH} from search_rows`);
    await take(rows.map(factsOf), mark);
    if (rows.length < BATCH) break;
  }
  return { mark, ...(await readSurroundings(client)) };
}

async function currentMark(client: Client): Promise<Mark> {
  const { rows } = await client.query<Mark>(`select ${MARK}`);
  const [mark] = rows;
  if (!mark) throw new Error('the database gave no snapshot');
  return mark;
}

const UNSEEN = `changed_in >= pg_snapshot_xmin($1::pg_snapshot) and not pg_visible_in_snapshot(changed_in, $1::pg_snapshot)`;

/** Runs `work` under a lock of the connection, which is released with it, whatever happens to the process. */
async function exclusively<Result>(client: Client, work: () => Promise<Result>): Promise<Result> {
  await client.query(`select pg_advisory_lock(hashtext('search-index'))`);
  try {
    return await work();
  } finally {
    await client.query(`select pg_advisory_unlock(hashtext('search-index'))`);
  }
}

async function changesSince(client: Client, mark: Mark, most: number, extent: ChangeExtent): Promise<Changes | null> {
  const { rows } = await client.query<Mark & { isForgotten: boolean; hasChanges: boolean }>({
    name: 'search-changes',
    text: `select ${MARK}, to_timestamp($2) < now() - interval '${KNOWN_FOR}' as "isForgotten",
      exists (select from search_change where ${UNSEEN}) as "hasChanges"`,
    values: [mark.snapshot, mark.takenAt],
  });
  const [state] = rows;
  if (!state || state.isForgotten) return null;
  if (state.hasChanges) return inOneSnapshot(client, () => readChanges(client, mark, most, extent));
  const { snapshot, takenAt } = state;
  return { mark: { snapshot, takenAt }, surroundings: null, changed: [], figures: [], removed: [], listing: [] };
}

async function readChanges(client: Client, mark: Mark, most: number, extent: ChangeExtent): Promise<Changes | null> {
  const now = await currentMark(client);
  const { rows } = await client.query<{ id: string | null; isFigure: boolean }>(
    `select asset_id as id, bool_and(is_figure) and $3 as "isFigure" from search_change where ${UNSEEN}
     group by asset_id limit $2`,
    [mark.snapshot, most + 1, extent === 'figures'],
  );
  if (rows.length > most) return null;
  const idsOf = (isFigure: boolean) => rows.flatMap((row) => (row.isFigure === isFigure ? (row.id ?? []) : []));
  const [rewritten, ofFigures] = [idsOf(false), idsOf(true)];
  const found = await client.query<FactsRow>(`${FACTS} where s.asset_id = any($1::uuid[])`, [rewritten]);
  const figures = await client.query<AssetFigures>(`${FIGURES} where s.asset_id = any($1::uuid[])`, [ofFigures]);
  const forSale = new Set([...found.rows, ...figures.rows].map(({ id }) => id));
  return {
    mark: now,
    surroundings: rows.some(({ id, isFigure }) => id === null && !isFigure) ? await readSurroundings(client) : null,
    changed: found.rows.map(factsOf),
    figures: figures.rows,
    // Reindexing deletes and inserts: only rows missing at the end were removed.
    removed: [...rewritten, ...ofFigures].filter((id) => !forSale.has(id)),
    listing: rows.some(({ id }) => id === null) ? 'all' : [...rewritten, ...ofFigures],
  };
}

const FIGURE_COLUMNS = `s.asset_id as id, s.price_cents as "priceCents", s.popularity, s.rating::float8 as rating,
  listed.download_count as downloads, (extract(epoch from s.published_at) * 1000)::float8 as "publishedAt"`;
const ROWS = `from search_asset s join catalog_listed_asset_view listed on listed.id = s.asset_id`;
const FIGURES = `select ${FIGURE_COLUMNS} ${ROWS}`;
const FACTS = `select ${FIGURE_COLUMNS}, s.sku, s.is_free as "isFree", s.is_premium as "isPremium",
  listed.designer_id as "designerId", listed.collection_id as "collectionId", s.drawing, s.codes, t.doc::text as document
  ${ROWS} join search_text t on t.asset_id = s.asset_id`;

type FactsRow = Omit<AssetFacts, 'words'> & { readonly document: string };

function factsOf({ document, ...facts }: FactsRow): AssetFacts {
  return { ...facts, words: readDocument(document) };
}

async function readSurroundings(client: Client): Promise<Surroundings> {
  const facetValues = await client.query<Reference['facetValues'][number]>(
    `select facet, value, label, code, position, is_alias as "isAlias" from search_facet order by facet, position, value`,
  );
  const designers = await client.query<Reference['designers'][number]>(
    'select id, slug, name from catalog_listed_designer_view',
  );
  const collections = await client.query<Reference['collections'][number]>(
    'select id, slug from catalog_listed_collection_view',
  );
  const featured = await client.query<{ id: string }>('select asset_id as id from catalog_featured_asset_view');
  const synonyms = await client.query<Synonym>(
    'select typed, meant, is_two_way as "isTwoWay" from search_synonym order by typed, meant',
  );
  return {
    reference: {
      facetValues: facetValues.rows,
      designers: designers.rows,
      collections: collections.rows,
      featured: featured.rows.map(({ id }) => id),
    },
    synonyms: synonyms.rows,
  };
}
