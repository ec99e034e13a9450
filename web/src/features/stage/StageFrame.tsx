import { chakra } from '@chakra-ui/react';

/** Frame of the stage's picture: square on phones, landscape elsewhere. */
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

/** Controls of a stage view, below its picture. */
export const StageControls = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '6', rowGap: '3', marginTop: '4' },
});

/** A group of related controls. */
export const ControlGroup = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } });

/** A short note below the controls. */
export const StageNote = chakra('p', { base: { marginTop: '3', color: 'ink.muted', fontSize: '14px' } });
