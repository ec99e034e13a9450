import { chakra } from '@chakra-ui/react';
import type { PanelProps } from './panel-props.ts';
import { Button } from '#ui/Button.tsx';
import { paletteName } from './palette-name.ts';

/** Notice that the pattern is shown in a palette other than its own. */
export function PaletteNote({ state, act }: Pick<PanelProps, 'state' | 'act'>) {
  if (state.palette === null) return null;
  return (
    <chakra.p marginTop="3" fontSize="14px" color="ink.muted">
      Shown in {paletteName(state.palette)}. Recolour has the files in these colours.{' '}
      <Button variant="link" fontSize="14px" onClick={() => act({ type: 'palette', palette: null })}>
        Back to the original
      </Button>
    </chakra.p>
  );
}
