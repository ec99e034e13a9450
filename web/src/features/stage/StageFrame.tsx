import { chakra } from '@chakra-ui/react';

/** The place where the stage shows its picture: a square on phones, wider than high elsewhere. */
export const StageFrame = chakra('div', {
  base: {
    position: 'relative',
    aspectRatio: { base: '1', md: '1.2' },
    overflow: 'hidden',
    borderRadius: 'lg',
    background: 'linen',
    isolation: 'isolate',
  },
});

/** What a view of the stage is worked with, below its picture. */
export const StageControls = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '6', rowGap: '3', marginTop: '4' },
});

/** Controls that belong together. */
export const ControlGroup = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } });

/** A sentence or two below the controls. */
export const StageNote = chakra('p', { base: { marginTop: '3', color: 'ink.muted', fontSize: '14px' } });
