import { Flex } from '@chakra-ui/react';
import { PaletteStrip } from './PaletteStrip.tsx';

interface Props {
  /** Null for the original colors: renders nothing. */
  readonly palette: { readonly name: string; readonly ground: string; readonly inks: readonly string[] } | null;
}

/** The palette chosen for a pattern: its colors and name. */
export function PaletteName({ palette }: Props) {
  if (palette === null) return null;
  return (
    <Flex alignItems="center" gap="2" color="ink.muted" fontSize="14px" marginTop="1">
      <PaletteStrip colors={palette} size="small" />
      In {palette.name}
    </Flex>
  );
}
