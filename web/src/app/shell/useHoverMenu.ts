import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router-dom';

/** Delay before a menu closes after the pointer has left it, in milliseconds. */
export const MENU_CLOSE_DELAY_MS = 200;

/**
 * Controls a menu under a button. It opens on hover or press, and closes 200 ms after the pointer has left, on Escape
 * (focus returns to the button), when the focus moves away, and on navigation.
 */
export function useHoverMenu() {
  const button = useRef<HTMLButtonElement>(null);
  const isTouched = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const isOpen = openedAt === key;
  const setOpen = (isWanted: boolean) => setOpenedAt(isWanted ? key : null);
  useEffect(() => () => clearTimeout(timer.current), []);

  const area = {
    onPointerEnter: (event: PointerEvent) => {
      isTouched.current = event.pointerType === 'touch';
      if (isTouched.current) return;
      clearTimeout(timer.current);
      setOpen(true);
    },
    onPointerLeave: (event: PointerEvent) => {
      if (event.pointerType === 'touch') return;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setOpen(false), MENU_CLOSE_DELAY_MS);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !isOpen) return;
      setOpen(false);
      button.current?.focus();
    },
    onBlur: (event: FocusEvent) => {
      if (event.relatedTarget !== null && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
    },
  };

  /** With a mouse, hovering has already opened the menu, so a click keeps it open. Keyboard and touch toggle it. */
  const press = (event: MouseEvent) => {
    const isMouse = event.detail > 0 && !isTouched.current;
    setOpen(isMouse || !isOpen);
  };

  return { isOpen, area, button, press };
}
