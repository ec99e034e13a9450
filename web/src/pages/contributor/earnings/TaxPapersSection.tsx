import { chakra } from '@chakra-ui/react';
import { countryName } from '@halfdrop/domain';
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Heading } from '#ui/Heading.tsx';
import { TaxPapersForm } from './TaxPapersForm.tsx';
import type { Earnings } from './useEarnings.ts';

interface Props extends Pick<Earnings, 'taxPapers'> {
  readonly studioId: string;
}

/** A studio's tax details and the form to change them. */
export function TaxPapersSection({ studioId, taxPapers }: Props) {
  const [isChanging, setIsChanging] = useState(false);
  const close = () => {
    setIsChanging(false);
    document.getElementById('tax-papers')?.focus();
  };
  return (
    <section aria-labelledby="tax-papers">
      <Heading id="tax-papers" tabIndex={-1} size="card" marginBottom="4">
        Tax papers
      </Heading>
      {taxPapers && !isChanging ? (
        <>
          <chakra.p whiteSpace="pre-line">
            {taxPapers.legalName}
            {'\n'}
            {taxPapers.address}
            {'\n'}
            {countryName(taxPapers.country) ?? taxPapers.country}
            {'\n'}
            Tax number ending in {taxPapers.taxNumberEnding}
          </chakra.p>
          <Button variant="outline" marginTop="4" onClick={() => setIsChanging(true)}>
            Change tax papers
          </Button>
        </>
      ) : (
        <>
          <chakra.p color="ink.muted" maxWidth="36rem" marginBottom="5">
            They stand on the document of each payout, and a payout needs them. The number is kept encrypted.
          </chakra.p>
          <TaxPapersForm
            studioId={studioId}
            taxPapers={taxPapers}
            onSaved={close}
            onCancel={taxPapers ? close : undefined}
          />
        </>
      )}
    </section>
  );
}
