import { type Change, diffLines, diffWordsWithSpace } from 'diff';

/** How long words are compared before lines are. */
const PATIENCE_MS = 100;

/** Letters of what is the same that stand around a change. */
const CONTEXT = 140;

/** A piece of a text that is the same, or was added or taken away. */
interface Piece {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
}

/** What has changed from one text to another, by words; by lines where they have little in common. */
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

/** What is the same, without what lies far from every change. */
function shortened(text: string, { isFirst, isLast }: { isFirst: boolean; isLast: boolean }): string {
  const head = isFirst ? '' : text.slice(0, CONTEXT);
  const tail = isLast ? '' : text.slice(-CONTEXT);
  return head.length + tail.length >= text.length ? text : `${head} … ${tail}`;
}
