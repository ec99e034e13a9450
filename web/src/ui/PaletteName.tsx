import { Flex } from '@chakra-ui/react';
import { PaletteStrip } from './PaletteStrip.tsx';

interface Props {
  /** Null for the colours a pattern was drawn in: nothing is said. */
  readonly palette: { readonly name: string; readonly ground: string; readonly inks: readonly string[] } | null;
}

/** The palette a pattern was chosen in, by its colours and its name. */
export function PaletteName({ palette }: Props) {
  if (palette === null) return null;
  return (
    <Flex alignItems="center" gap="2" color="ink.muted" fontSize="14px" marginTop="1">
      <PaletteStrip colours={palette} size="small" />
      In {palette.name}
    </Flex>
  );
}
