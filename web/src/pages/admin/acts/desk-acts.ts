import { type RefObject, useEffect, useRef } from 'react';

/** An action for the item a desk shows. */
export interface DeskAct {
  readonly label: string;
  /** The item it applies to, if the page shows several. */
  readonly detail?: string;
  readonly run: () => void;
}

const shown = new Set<DeskAct>();

/** Offers actions in the command palette while the component is mounted. */
export function useDeskActs(acts: readonly DeskAct[]): void {
  useEffect(() => {
    for (const act of acts) shown.add(act);
    return () => {
      for (const act of acts) shown.delete(act);
    };
  }, [acts]);
}

/** The same for a form, which receives the focus. @returns ref for an element in the form */
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

/** Returns the actions currently on offer. */
export function actsShown(): readonly DeskAct[] {
  return [...shown];
}
