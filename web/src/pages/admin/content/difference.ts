import { type Change, diffLines, diffWordsWithSpace } from 'diff';

/** Time limit for comparing by words before falling back to lines, in milliseconds. */
const PATIENCE_MS = 100;

/** Number of unchanged characters shown around a change. */
const CONTEXT = 140;

/** A part of a text that is unchanged, added or removed. */
interface Piece {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
}

/** Returns the differences between two texts by words; by lines if they have little in common. */
export function differenceOf(before: string, after: string): readonly Piece[] {
  const changes = diffWordsWithSpace(before, after, { timeout: PATIENCE_MS }) ?? diffLines(before, after);
  return changes.map((change, index) =>
    pieceOf(change, { isFirst: index === 0, isLast: index === changes.length - 1 }),
  );
}

function pieceOf({ added, removed, value }: Change, place: { isFirst: boolean; isLast: boolean }): Piece {
  if (added) return { kind: 'added', text: value };
  return removed ? { kind: 'removed', text: value } : { kind: 'same', text: shortened(value, place) };
}

/** Abbreviates unchanged text far from any change. */
function shortened(text: string, { isFirst, isLast }: { isFirst: boolean; isLast: boolean }): string {
  const head = isFirst ? '' : text.slice(0, CONTEXT);
  const tail = isLast ? '' : text.slice(-CONTEXT);
  return head.length + tail.length >= text.length ? text : `${head} … ${tail}`;
}
