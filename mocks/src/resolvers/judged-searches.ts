import { JUDGED_RESULTS, MAX_GRADED_PATTERNS } from '@halfdrop/domain';
import type {
  DryRunJudgedSearchesInput,
  GradedPattern,
  JudgedDryRun,
  JudgedSearch,
  MutationResolvers,
  QueryResolvers,
  SaveSynonymInput,
} from '../generated/resolvers.ts';
import { paged } from '../paging.ts';
import { brokenRules } from '../rules.ts';
import type { Shop } from '../shop.ts';
import { notFound } from '../user-errors.ts';

/** State and resolvers of judged searches; searches of the mocked shop match titles only. */
export function judgedSearchState(shop: Shop): {
  readonly queries: QueryResolvers;
  readonly mutations: MutationResolvers;
} {
  const patterns = shop.catalog.map(({ asset: { id, slug, sku, title } }) => ({ id, slug, sku, title }));
  const known = new Map(startOf(patterns).map((judged) => [judged.words, judged]));
  return {
    queries: {
      judgedSearches: (_root, { search, page, limit }, context) => {
        shop.demand(context, 'search.manage');
        const found = [...known.values()].filter(({ words }) => words.startsWith((search ?? '').toLowerCase()));
        return paged(
          found.toSorted((one, other) => one.words.localeCompare(other.words)),
          page ?? 1,
          limit ?? 24,
        );
      },
      judgedSearchCandidates: (_root, _args, context) => {
        shop.demand(context, 'search.manage');
        const searched =
          patterns.length === 0
            ? []
            : [
                { words: 'paisley', count: 31 },
                { words: 'unicorn', count: 14 },
              ];
        return searched.filter(({ words }) => !known.has(words));
      },
    },
    mutations: {
      saveJudgedSearch: (_root, { input: { words: typed, grades } }, context) => {
        shop.demand(context, 'search.manage');
        const words = typed.trim().toLowerCase();
        const errors = brokenRules([
          [words !== '', 'words', 'Must be 1 to 8 words of at most 100 characters'],
          [grades.length > 0, 'grades', `Grade 1 to ${MAX_GRADED_PATTERNS} patterns, each once`],
        ]);
        if (errors.length > 0) return { judgedSearch: null, errors };
        const graded = grades.flatMap(({ patternId, grade }) => {
          const pattern = patterns.find(({ id }) => id === patternId);
          return pattern ? [gradedAs(pattern, grade)] : [];
        });
        const judgedSearch = { words, patterns: graded.toSorted((one, other) => other.grade - one.grade) };
        known.set(words, judgedSearch);
        return { judgedSearch, errors };
      },
      removeJudgedSearch: (_root, { input: { words } }, context) => {
        shop.demand(context, 'search.manage');
        const judgedSearch = known.get(words);
        if (!judgedSearch) return { judgedSearch: null, errors: [notFound('words')] };
        known.delete(words);
        return { judgedSearch, errors: [] };
      },
      dryRunJudgedSearches: (_root, { input }, context) => {
        shop.demand(context, 'search.manage');
        return { dryRun: dryRunOf([...known.values()], patterns, input), errors: [] };
      },
    },
  };
}

type Named = Omit<GradedPattern, 'grade'>;

function dryRunOf(
  judgedSearches: readonly JudgedSearch[],
  patterns: ReadonlyArray<Named & { readonly sku: string }>,
  { added, pin }: DryRunJudgedSearchesInput,
): JudgedDryRun {
  const sides = judgedSearches.map((judged) => {
    const before = foundBy(patterns, [judged.words]);
    const pinned = pin?.words === judged.words ? patterns.filter(({ sku }) => pin.skus.includes(sku)) : [];
    const meant = meantBy(judged.words, added ?? []);
    const others = foundBy(patterns, [judged.words, ...meant]).filter((each) => !pinned.includes(each));
    return changeOf(judged, before, [...pinned, ...others].slice(0, JUDGED_RESULTS));
  });
  const changes = sides.filter(({ moves }) => moves.length > 0);
  return {
    searchCount: sides.length,
    scoreBefore: meanOf(sides.map(({ scoreBefore }) => scoreBefore)),
    scoreAfter: meanOf(sides.map(({ scoreAfter }) => scoreAfter)),
    changedCount: changes.length,
    changes,
  };
}

function meanOf(scores: readonly number[]): number | null {
  return scores.length === 0 ? null : scores.reduce((sum, score) => sum + score, 0) / scores.length;
}

const gradedAs = ({ id, slug, title }: Named, grade: number): GradedPattern => ({ id, slug, title, grade });

/** Returns the initial judged searches: `bird` finds herons only through a synonym. */
function startOf(patterns: readonly Named[]): JudgedSearch[] {
  return [
    { words: 'bird', patterns: foundBy(patterns, ['heron']).map((each) => gradedAs(each, 2)) },
    { words: 'peony', patterns: foundBy(patterns, ['peony']).map((each) => gradedAs(each, 3)) },
  ].filter(({ patterns: graded }) => graded.length > 0);
}

function foundBy<Pattern extends Named>(patterns: readonly Pattern[], words: readonly string[]): Pattern[] {
  const isFound = ({ title }: Named) => words.some((word) => title.toLowerCase().includes(word));
  return patterns.filter(isFound).slice(0, JUDGED_RESULTS);
}

function meantBy(words: string, synonyms: readonly SaveSynonymInput[]): string[] {
  return synonyms.flatMap(({ typed, meant, isTwoWay }) => {
    if (typed === words) return [meant];
    return isTwoWay && meant === words ? [typed] : [];
  });
}

/** Compares scores: a score is the share of the graded patterns found, which suffices for a mocked shop. */
function changeOf({ words, patterns }: JudgedSearch, before: readonly Named[], after: readonly Named[]) {
  const scoreOf = (found: readonly Named[]) =>
    patterns.filter(({ id }) => found.some((each) => each.id === id)).length / patterns.length;
  const placeIn = (found: readonly Named[], id: string) => {
    const index = found.findIndex((each) => each.id === id);
    return index === -1 ? null : index + 1;
  };
  const all = [...after, ...before.filter(({ id }) => placeIn(after, id) === null)];
  const moves = all.map(({ id, slug, title }) => ({
    id,
    slug,
    title,
    grade: patterns.find((each) => each.id === id)?.grade ?? 0,
    placeBefore: placeIn(before, id),
    placeAfter: placeIn(after, id),
  }));
  return {
    words,
    scoreBefore: scoreOf(before),
    scoreAfter: scoreOf(after),
    moves: moves.filter(({ placeBefore, placeAfter }) => placeBefore !== placeAfter),
  };
}
