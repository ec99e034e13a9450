import { chakra } from '@chakra-ui/react';

const Note = chakra('p', {
  base: { paddingBlock: '3.5', paddingInline: '5', borderRadius: 'md', background: 'linen', fontSize: '15px' },
});

/** Says, wherever plans are shown, that none can be started before there is a way to pay for it. */
export function PlanNotice() {
  return (
    <Note>Plans cannot be started yet, and nothing is charged. Every pattern can be bought by itself meanwhile.</Note>
  );
}
