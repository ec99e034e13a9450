import { JUDGED_RESULTS } from '@halfdrop/domain';
import type { AssetTileDto } from '../../catalog/catalog.contract.ts';
import type { Foundation } from '../../domain-module.ts';
import { invalidField } from '../../platform/http/problem.ts';
import { NO_LIMITS } from '../asset-filter.ts';
import type { CatalogSearch } from '../catalog-search.ts';
import { draftSynonyms } from '../desk/search-desk.ts';
import { createLexicon, type Lexicon } from '../language/lexicon.ts';
import { isReadAlike } from '../language/read-text.ts';
import { listWithPins } from '../pins/list-with-pins.ts';
import { findPinned, findPins } from '../pins/pins.repository.ts';
import { createPostgresSearch } from '../postgres-search.repository.ts';
import { createTextReader } from '../search-text.repository.ts';
import type { JudgedChangeDto, JudgedDraftInput, JudgedDryRunDto } from './judged.contract.ts';
import { findAllGrades } from './judged.repository.ts';
import { ndcg } from './ndcg.ts';

/** Maximum number of changed searches reported. */
const MAX_CHANGES = 20;

/** Tests a draft against every judged search. @throws validation_failed for a pin that is not on sale */
export type JudgedDryRun = (draft: JudgedDraftInput, signal?: AbortSignal) => Promise<JudgedDryRunDto>;

interface DryRunNeeds extends Pick<Foundation, 'db' | 'clock' | 'heavyReads'> {
  readonly catalog: { tilesInOrder(ids: readonly string[]): Promise<AssetTileDto[]> };
  readonly catalogSearch: Pick<CatalogSearch, 'list'>;
}

/** Search configuration before or after a draft. */
interface Side {
  readonly lexicon: Lexicon;
  /** Keyed by the words of the search. */
  readonly pins: ReadonlyMap<string, readonly string[]>;
}

/** A judged search with its first results and score before and after. */
interface Tried {
  readonly words: string;
  readonly grades: ReadonlyMap<string, number>;
  readonly before: readonly string[];
  readonly after: readonly string[];
  readonly scoreBefore: number;
  readonly scoreAfter: number;
}

/** Creates the dry run. */
export function createJudgedDryRun(shop: DryRunNeeds): JudgedDryRun {
  return async (draft, signal) => {
    const [now, then] = await sidesOf(shop, draft);
    const results = resultsBy(shop, now, then);
    const tried: Tried[] = [];
    for (const [words, grades] of await findAllGrades(shop.db)) {
      const { before, after } = await results(words, signal);
      const scoreOf = (ids: readonly string[]) =>
        ndcg(
          ids.map((id) => grades.get(id) ?? 0),
          [...grades.values()],
        );
      tried.push({ words, grades, before, after, scoreBefore: scoreOf(before), scoreAfter: scoreOf(after) });
    }
    const changed = tried.filter(({ before, after }) => before.join() !== after.join());
    const shown = changed.toSorted((one, other) => differenceOf(other) - differenceOf(one)).slice(0, MAX_CHANGES);
    return {
      searchCount: tried.length,
      scoreBefore: meanOf(tried.map(({ scoreBefore }) => scoreBefore)),
      scoreAfter: meanOf(tried.map(({ scoreAfter }) => scoreAfter)),
      changedCount: changed.length,
      changes: await toChanges(shop, shown),
    };
  };
}

/** Returns the current search configuration and the one with the draft applied. */
async function sidesOf({ db, clock }: DryRunNeeds, { pin, ...synonyms }: JudgedDraftInput): Promise<[Side, Side]> {
  const { now, drafted } = await draftSynonyms(db, synonyms);
  const pins = new Map((await findPins(db, clock.now())).map(({ words, asset_ids: ids }) => [words, ids]));
  const draftedPins = new Map(pins);
  if (pin) {
    const ids = new Map((await findPinned(db, { skus: pin.assetIds })).map(({ sku, id }) => [sku, id]));
    const found = pin.assetIds.flatMap((sku) => ids.get(sku) ?? []);
    if (found.length < pin.assetIds.length) throw invalidField('pin.assetIds', 'One of the patterns is not on sale.');
    draftedPins.set(pin.words, found);
  }
  return [
    { lexicon: createLexicon(now), pins },
    { lexicon: createLexicon(drafted), pins: draftedPins },
  ];
}

/**
 * Returns a function that runs a search with both configurations. Queries that both interpret the same way run once, on
 * the shop's search driver. Others run on PostgreSQL, since the in-memory index only knows the current synonyms.
 */
function resultsBy({ db, heavyReads, catalogSearch }: DryRunNeeds, now: Side, then: Side) {
  const request = { sort: 'relevance', direction: null, page: 1, limit: JUDGED_RESULTS } as const;
  const searchOf = ({ lexicon }: Side) =>
    createPostgresSearch({ db, heavyReads, texts: createTextReader(db, async () => lexicon) });
  const [searchNow, searchThen] = [searchOf(now), searchOf(then)];
  return async (words: string, signal?: AbortSignal) => {
    const idsBy = async (search: Pick<CatalogSearch, 'list'>, pinned: readonly string[] = []) =>
      (await listWithPins(search, { filter: { ...NO_LIMITS, text: words }, request, pinned }, signal)).ids;
    const [pinsNow, pinsThen] = [now.pins.get(words), then.pins.get(words)];
    if (!isReadAlike(words, now.lexicon, then.lexicon)) {
      return { before: await idsBy(searchNow, pinsNow), after: await idsBy(searchThen, pinsThen) };
    }
    const before = await idsBy(catalogSearch, pinsNow);
    return { before, after: pinsNow === pinsThen ? before : await idsBy(catalogSearch, pinsThen) };
  };
}

const differenceOf = ({ scoreBefore, scoreAfter }: Tried) => Math.abs(scoreAfter - scoreBefore);

function meanOf(scores: readonly number[]): number | null {
  return scores.length === 0 ? null : scores.reduce((sum, score) => sum + score, 0) / scores.length;
}

async function toChanges({ catalog }: DryRunNeeds, tried: readonly Tried[]): Promise<JudgedChangeDto[]> {
  const ids = new Set(tried.flatMap(({ before, after }) => [...before, ...after]));
  const tiles = new Map((await catalog.tilesInOrder([...ids])).map((tile) => [tile._id, tile]));
  return tried.map(({ words, scoreBefore, scoreAfter, grades, before, after }) => ({
    words,
    scoreBefore,
    scoreAfter,
    moves: [...new Set([...after, ...before])].flatMap((id) => {
      const tile = tiles.get(id);
      const [placeBefore, placeAfter] = [placeIn(before, id), placeIn(after, id)];
      if (!tile || placeBefore === placeAfter) return [];
      const { slug, title } = tile;
      return [{ id, slug, title, grade: grades.get(id) ?? 0, placeBefore, placeAfter }];
    }),
  }));
}

function placeIn(ids: readonly string[], id: string): number | null {
  const index = ids.indexOf(id);
  return index === -1 ? null : index + 1;
}
