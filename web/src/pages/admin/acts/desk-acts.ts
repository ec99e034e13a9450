import { type RefObject, useEffect, useRef } from 'react';

/** Something that can be done to what a desk shows. */
export interface DeskAct {
  readonly label: string;
  /** What it is done to, where a page shows several. */
  readonly detail?: string;
  readonly run: () => void;
}

const shown = new Set<DeskAct>();

/** Has the box that goes to anything offer what can be done here, while this is shown. */
export function useDeskActs(acts: readonly DeskAct[]): void {
  useEffect(() => {
    for (const act of acts) shown.add(act);
    return () => {
      for (const act of acts) shown.delete(act);
    };
  }, [acts]);
}

/** The same for a form, which is gone to. @returns for something in the form */
export function useFormAct(label: string): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const act = {
      label,
      run: () => place.current?.closest('form')?.querySelector<HTMLElement>('input, select, textarea')?.focus(),
    };
    shown.add(act);
    return () => {
      shown.delete(act);
    };
  }, [label]);
  return place;
}

/** What can be done to what is shown now. */
export function actsShown(): readonly DeskAct[] {
  return [...shown];
}
