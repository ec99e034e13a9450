import { chakra } from '@chakra-ui/react';
import { CheckIcon, CloseIcon } from '#ui/icons.tsx';

const Marked = chakra('span', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '2', '& svg': { flexShrink: 0 } },
  variants: { isYes: { true: { '& svg': { color: 'success' } }, false: { color: 'ink.muted' } } },
});

/** Answer in a comparison; those that begin with `Yes` or `No` get an icon. */
export function ComparisonAnswer({ words }: { readonly words: string }) {
  const isYes = words.startsWith('Yes');
  if (!isYes && words !== 'No') return words;
  return (
    <Marked isYes={isYes}>
      {isYes ? <CheckIcon size={16} /> : <CloseIcon size={14} />}
      {words}
    </Marked>
  );
}
