import { Bitmap } from './bitmap.ts';
import type { Direction } from './orders.ts';
import { type Ordered, slice } from './page.ts';
import type { ScoreGroup, TextMatches } from './text-matches.ts';

/** With more combinations of groups than this, documents are scored one by one instead. */
const MAX_COMBINATIONS = 64;
/** Documents are also scored one by one if at most this share of all was found. */
const FEW_SHARE = 1 / 32;

/** Documents found, and their order within one score. */
type Scored = Ordered & { readonly found: Bitmap };

interface Scoring {
  readonly parts: TextMatches['parts'];
  readonly direction: Direction;
}

/**
 * Returns a slice of documents by score, with ties in their own order. Only the scores that the slice touches are
 * sorted.
 */
export function sliceByScore(scored: Scored, scoring: Scoring, offset: number, limit: number): number[] {
  const { found, total } = scored;
  if (total <= scored.few) return sliceOfFew(scored, scoring, offset, limit);
  const docs: number[] = [];
  let start = 0;
  for (const same of groupsInOrder(found, total, scoring)) {
    const wanted = Math.min(offset + limit, total) - start;
    if (wanted <= 0) break;
    const count = same.count();
    if (start + count > offset) {
      const from = Math.max(0, offset - start);
      docs.push(...slice({ ...scored, found: same, total: count }, from, Math.min(count, wanted) - from));
    }
    start += count;
  }
  return docs;
}

/** Does the same for so few documents that lists are cheaper than sets. */
function sliceOfFew(
  { found, compare }: Scored,
  { parts, direction }: Scoring,
  offset: number,
  limit: number,
): number[] {
  const byScore = new Map<number, number[]>();
  found.forEach((doc) => {
    const score = scoreOf(doc, parts);
    const same = byScore.get(score);
    if (same) same.push(doc);
    else byScore.set(score, [doc]);
  });
  const docs: number[] = [];
  let passed = 0;
  for (const score of inOrder(byScore.keys(), direction)) {
    if (passed + docs.length >= offset + limit) break;
    const same = byScore.get(score) ?? [];
    const isBefore = docs.length === 0 && passed + same.length <= offset;
    if (isBefore) passed += same.length;
    else docs.push(...same.toSorted(compare));
  }
  return docs.slice(offset - passed, offset - passed + limit);
}

/** Returns the documents found of each score; some scores may have none. */
function groupsInOrder(found: Bitmap, total: number, { parts, direction }: Scoring): Iterable<Bitmap> {
  const size = found.words.length * 32;
  const choices = total > size * FEW_SHARE ? choicesOf(found, total, parts) : null;
  const combinations = choices?.reduce((count, groups) => count * groups.length, 1) ?? Number.POSITIVE_INFINITY;
  return choices && combinations <= MAX_COMBINATIONS
    ? combined(found, choices, direction)
    : oneByOne(found, parts, direction);
}

/** Returns, for each part, its groups that contain any match, and the matches in none of them. */
function choicesOf(found: Bitmap, total: number, parts: TextMatches['parts']): (readonly ScoreGroup[])[] {
  return parts.map(({ groups, docs: scored }) => {
    const some = groups.filter(({ docs }) => docs.meets(found));
    const isInAll = found.countWith(scored) === total;
    return isInAll ? some : [...some, { score: 0, docs: found.copy().andNot(scored) }];
  });
}

function* combined(found: Bitmap, choices: readonly (readonly ScoreGroup[])[], direction: Direction): Iterable<Bitmap> {
  let combinations: readonly Combination[] = [{ score: 0, sets: [] }];
  for (const groups of choices) combinations = combinations.flatMap((one) => groups.map((group) => joined(one, group)));
  for (const wanted of inOrder(new Set(combinations.map(({ score }) => score)), direction)) {
    const [first, ...others] = combinations.filter(({ score }) => score === wanted);
    const same = inAll(found, first);
    for (const other of others) same.or(inAll(found, other));
    yield same;
  }
}

/** Returns the matches that are in all sets. */
function inAll(found: Bitmap, combination: Combination | undefined): Bitmap {
  const all = found.copy();
  for (const docs of combination?.sets ?? []) all.and(docs);
  return all;
}

/** One group of each part. */
interface Combination {
  readonly score: number;
  readonly sets: readonly Bitmap[];
}

function joined({ score, sets }: Combination, group: ScoreGroup): Combination {
  return { score: score + group.score, sets: [...sets, group.docs] };
}

function* oneByOne(found: Bitmap, parts: TextMatches['parts'], direction: Direction): Iterable<Bitmap> {
  const byScore = new Map<number, Bitmap>();
  found.forEach((doc) => {
    const score = scoreOf(doc, parts);
    const same = byScore.get(score) ?? new Bitmap(found.words.length * 32);
    same.add(doc);
    byScore.set(score, same);
  });
  for (const score of inOrder(byScore.keys(), direction)) yield byScore.get(score) ?? found;
}

function inOrder(scores: Iterable<number>, direction: Direction): number[] {
  return [...scores].toSorted((left, right) => (direction === 'asc' ? left - right : right - left));
}

function scoreOf(doc: number, parts: TextMatches['parts']): number {
  let sum = 0;
  for (const { groups } of parts) {
    for (const { score, docs } of groups) {
      if (!docs.has(doc)) continue;
      sum += score;
      break;
    }
  }
  return sum;
}
