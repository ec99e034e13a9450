import { useEffect, type RefObject } from 'react';

/** Closes a `<details>`; no effect if it is already closed. */
export function closeDetails(details: HTMLDetailsElement | null): void {
  details?.removeAttribute('open');
}

/**
 * Closes an open `<details>` on Escape, returning the focus to its summary, and when the
 * pointer or focus moves elsewhere.
 */
export function useDismiss(ref: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const onElsewhere = ({ target }: Event) => {
      if (target instanceof Node && !ref.current?.contains(target)) closeDetails(ref.current);
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !ref.current?.open) return;
      closeDetails(ref.current);
      ref.current.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
      document.removeEventListener('keydown', onKey);
    };
  }, [ref]);
}
