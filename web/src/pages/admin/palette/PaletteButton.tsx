import { lazy, Suspense, useCallback, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { frameKeys } from '../keys/frame-keys.ts';
import { useKeys } from '../keys/useKeys.ts';
import { usePaletteKey } from './usePaletteKey.ts';

const Palette = lazy(async () => ({ default: (await import('./Palette.tsx')).Palette }));
const KeyHelp = lazy(async () => ({ default: (await import('../keys/KeyHelp.tsx')).KeyHelp }));

interface Props {
  readonly desks: ReadonlyArray<{ readonly label: string; readonly path: string }>;
  /** Whether shortcuts are listed here; a desk with its own does it for all. */
  readonly listsKeys: boolean;
}

/** Manages a dialog that is loaded when first opened. */
function useLazyOpening() {
  const [isWanted, setIsWanted] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const open = useCallback(() => {
    setIsWanted(true);
    setIsOpen(true);
  }, []);
  return { isWanted, isOpen, open, close: () => setIsOpen(false) };
}

/** Opens the command palette, as do G and Ctrl+K. `?` lists the shortcuts. */
export function PaletteButton({ desks, listsKeys }: Props) {
  const palette = useLazyOpening();
  const help = useLazyOpening();
  usePaletteKey(palette.open);
  useKeys({ g: palette.open, '?': listsKeys ? help.open : undefined });
  return (
    <>
      <Button variant="outline" size="sm" flexShrink={0} aria-keyshortcuts="G Control+K Meta+K" onClick={palette.open}>
        Go to …
      </Button>
      <Suspense fallback={null}>
        {palette.isWanted ? <Palette isOpen={palette.isOpen} onClose={palette.close} desks={desks} /> : null}
        {help.isWanted ? <KeyHelp keys={frameKeys} isOpen={help.isOpen} onClose={help.close} /> : null}
      </Suspense>
    </>
  );
}
