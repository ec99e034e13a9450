import { chakra } from '@chakra-ui/react';
import type { ProductsPageQuery } from './ProductsPage.query.generated.ts';

type SearchReading = NonNullable<NonNullable<ProductsPageQuery['assets']>['reading']>;

/** Explains where the results differ from the query: corrections, any word instead of all, words read as filters. */
export function SearchReadingNote({ reading }: { readonly reading: SearchReading }) {
  const { correctedText, isAnyWord, facts } = reading;
  return (
    <chakra.p color="ink.muted" marginBottom="5">
      {correctedText ? (
        <>
          Showing results for <strong>{correctedText}</strong>.{' '}
        </>
      ) : null}
      {isAnyWord ? 'No pattern has all of these words: those with most of them come first. ' : null}
      {facts.length > 0 ? `Read as filters: ${facts.join(', ')}.` : null}
    </chakra.p>
  );
}
