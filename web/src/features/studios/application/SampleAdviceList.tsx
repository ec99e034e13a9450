import { chakra } from '@chakra-ui/react';
import type { SampleAdvice } from './useSampleAdvice.ts';

/** Advice about files from before the upload: worth a look, but does not block it. */
export function SampleAdviceList({ advice }: { readonly advice: readonly SampleAdvice[] }) {
  if (advice.length === 0) return null;
  return (
    <chakra.div role="status" display="grid" gap="2" fontSize="14px">
      <chakra.p fontWeight="medium">Worth a look before you apply</chakra.p>
      <chakra.ul role="list" aria-label="Found in your files" listStyleType="none" display="grid" gap="1">
        {advice.map(({ fileName, says }) => (
          <li key={fileName}>
            {fileName}: {says.join(' ')}
          </li>
        ))}
      </chakra.ul>
    </chakra.div>
  );
}
