import { useCallback, useEffect, type RefObject } from 'react';

/**
 * Closes an open `<details>` on Escape, which gives the focus back to its summary, and when pointer or focus
 * go elsewhere. Returns the function that closes it.
 */
export function useDismiss(details: RefObject<HTMLDetailsElement | null>): () => void {
  const close = useCallback(() => details.current?.removeAttribute('open'), [details]);

  useEffect(() => {
    const onElsewhere = ({ target }: Event) => {
      if (target instanceof Node && !details.current?.contains(target)) close();
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !details.current?.open) return;
      close();
      details.current.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
      document.removeEventListener('keydown', onKey);
    };
  }, [close, details]);

  return close;
}
