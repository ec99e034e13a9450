import type { AssetTileDto } from '../../catalog/catalog.contract.ts';
import type { Db } from '../../database.ts';
import type { Foundation } from '../../domain-module.ts';
import type { WantedPage } from '../../platform/database/read-page.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Audit, AuditAuthor } from '../../staff/audit.ts';
import { NO_LIMITS } from '../asset-filter.ts';
import { createLexicon, type Synonym } from '../language/lexicon.ts';
import { createPostgresSearch } from '../postgres-search.repository.ts';
import { createTextReader } from '../search-text.repository.ts';
import type {
  SearchDryRunDto,
  SearchOutcomeDto,
  SynonymDraftInput,
  SynonymDto,
  SynonymPageDto,
  ZeroResultPageDto,
} from './search-desk.contract.ts';
import {
  deleteSynonym,
  findAllSynonyms,
  lockSynonym,
  putSynonym,
  readSynonyms,
  readZeroResults,
} from './search-desk.repository.ts';

/** A synonym's key: its words. */
type SynonymKey = Pick<Synonym, 'typed' | 'meant'>;

interface Draft extends SynonymDraftInput {
  readonly text: string;
}

/** Maintenance of search results, for staff. */
export interface SearchDesk {
  synonyms(text: string, wanted: WantedPage): Promise<SynonymPageDto>;
  save(by: AuditAuthor, synonym: Synonym): Promise<SynonymDto>;
  /** @throws not_found */
  remove(by: AuditAuthor, key: SynonymKey): Promise<SynonymDto>;
  zeroResults(wanted: WantedPage): Promise<ZeroResultPageDto>;
  dryRun(draft: Draft, signal?: AbortSignal): Promise<SearchDryRunDto>;
}

interface SearchDeskNeeds extends Pick<Foundation, 'db' | 'heavyReads'> {
  readonly audit: Audit;
  readonly catalog: { tilesInOrder(ids: readonly string[]): Promise<AssetTileDto[]> };
}

const MAX_SHOWN = 12;

/** Creates the desk. */
export function createSearchDesk(shop: SearchDeskNeeds): SearchDesk {
  const { db, audit } = shop;
  return {
    async synonyms(text, wanted) {
      const { rows, pagination } = await readSynonyms(db, text, wanted);
      return { synonyms: rows, pagination };
    },

    save: (by, synonym) =>
      inTransaction(db, async (trx) => {
        const { typed, meant, isTwoWay } = synonym;
        const known = await lockSynonym(trx, typed, meant);
        await putSynonym(trx, synonym);
        await audit.record(trx, {
          by,
          action: 'search.manage',
          subject: { kind: 'synonym', id: idOf(synonym) },
          before: known ? { isTwoWay: known.isTwoWay } : null,
          after: { isTwoWay },
          why: '',
        });
        return { typed, meant, isTwoWay };
      }),

    remove: (by, { typed, meant }) =>
      inTransaction(db, async (trx) => {
        const known = await lockSynonym(trx, typed, meant);
        if (!known) throw new Problem('not_found', { message: 'There is no such synonym.' });
        await deleteSynonym(trx, typed, meant);
        await audit.record(trx, {
          by,
          action: 'search.manage',
          subject: { kind: 'synonym', id: idOf(known) },
          before: { isTwoWay: known.isTwoWay },
          after: null,
          why: '',
        });
        return known;
      }),

    async zeroResults(wanted) {
      const { rows, pagination } = await readZeroResults(db, wanted);
      return {
        zeroResults: rows.map(({ words, total, last_day: lastDay }) => ({ words, count: total, lastDay })),
        pagination,
      };
    },

    async dryRun({ text, ...draft }, signal) {
      const { now, drafted } = await draftSynonyms(db, draft);
      return {
        before: await outcomeOf(shop, text, now, signal),
        after: await outcomeOf(shop, text, drafted, signal),
      };
    },
  };
}

const idOf = ({ typed, meant }: SynonymKey) => `${typed} = ${meant}`;

/** Returns the current synonyms and those after a draft. */
export async function draftSynonyms(db: Db, { added, removed }: SynonymDraftInput) {
  const now = await findAllSynonyms(db);
  const replaced = new Set([...added, ...removed].map(idOf));
  return { now, drafted: [...now.filter((synonym) => !replaced.has(idOf(synonym))), ...added] };
}

/** Searches PostgreSQL with the given synonyms; the in-memory index only knows the current ones. */
async function outcomeOf(
  { db, heavyReads, catalog }: SearchDeskNeeds,
  text: string,
  synonyms: readonly Synonym[],
  signal: AbortSignal | undefined,
): Promise<SearchOutcomeDto> {
  const texts = createTextReader(db, async () => createLexicon(synonyms));
  const search = createPostgresSearch({ db, heavyReads, texts });
  const wanted = { sort: 'relevance', direction: null, page: 1, limit: MAX_SHOWN } as const;
  const { ids, total } = await search.list({ ...NO_LIMITS, text }, wanted, signal);
  const tiles = await catalog.tilesInOrder(ids);
  return { total, patterns: tiles.map(({ _id: id, slug, title }) => ({ id, slug, title })) };
}
