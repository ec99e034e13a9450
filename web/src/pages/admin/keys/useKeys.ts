import { useEffect, useRef } from 'react';

/** Handlers by key; keys without one are left to the browser. */
export type KeyMap = Readonly<Record<string, (() => void) | undefined>>;

const TYPED_INTO = 'textarea, select, [contenteditable], input:not([type="checkbox"], [type="radio"])';

/** Returns whether a key event belongs to a field, a dialog or the browser. */
function isElsewhere({ target, ctrlKey, metaKey, altKey, repeat }: KeyboardEvent): boolean {
  const isTyped = target instanceof Element && target.matches(TYPED_INTO);
  return isTyped || ctrlKey || metaKey || altKey || repeat || document.querySelector('dialog[open]') !== null;
}

/** Handles single-key shortcuts while no text is being entered. */
export function useKeys(keys: KeyMap): void {
  const current = useRef(keys);
  useEffect(() => {
    current.current = keys;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const act = isElsewhere(event) ? undefined : current.current[event.key.toLowerCase()];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
