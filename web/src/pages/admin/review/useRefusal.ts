import type { ReviewReason } from '@halfdrop/domain';
import { useState } from 'react';
import type { TileBox } from '#widgets/tile-stage/tile-box.ts';

/** A verdict that requires reasons and a note. */
export type Refusing = 'CHANGES_REQUESTED' | 'REJECTED';

/** A selected reason, and where it applies. */
export interface ChosenReason {
  readonly code: ReviewReason;
  readonly marks: readonly TileBox[];
}

/** A refusal being written. */
export interface Refusal {
  readonly verdict: Refusing;
  readonly reasons: readonly ChosenReason[];
  /** The reason that the next mark is added to: the one selected last. */
  readonly marked: ReviewReason | null;
  readonly note: string;
}

/** Manages the draft of a refusal; null until begun. */
export function useRefusal() {
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const change = (next: (before: Refusal) => Refusal) => setRefusal((before) => before && next(before));
  const changeMarks = (code: ReviewReason, next: (marks: readonly TileBox[]) => readonly TileBox[]) =>
    change((before) => ({
      ...before,
      reasons: before.reasons.map((each) => (each.code === code ? { ...each, marks: next(each.marks) } : each)),
    }));

  return {
    refusal,
    /** Begins a draft, or changes the verdict of the current one. */
    begin: (verdict: Refusing) => setRefusal((before) => ({ reasons: [], marked: null, note: '', ...before, verdict })),
    cancel: () => setRefusal(null),
    setNote: (note: string) => change((before) => ({ ...before, note })),
    toggleReason: (code: ReviewReason) =>
      change((before) => {
        const others = before.reasons.filter((each) => each.code !== code);
        if (others.length < before.reasons.length) {
          return { ...before, reasons: others, marked: others.at(-1)?.code ?? null };
        }
        return { ...before, reasons: [...others, { code, marks: [] }], marked: code };
      }),
    addMark: (code: ReviewReason, mark: TileBox) => changeMarks(code, (marks) => [...marks, mark]),
    replaceMark: (code: ReviewReason, index: number, mark: TileBox) =>
      changeMarks(code, (marks) => marks.with(index, mark)),
    removeMark: (code: ReviewReason, index: number) => changeMarks(code, (marks) => marks.toSpliced(index, 1)),
  };
}

/** State and actions of a refusal's draft. */
export type RefusalDraft = ReturnType<typeof useRefusal>;
