import { chakra } from '@chakra-ui/react';
import { ChangeList } from '#features/studios/ChangeList.tsx';
import { formatMoney } from '#lib/money.ts';
import { Figures } from '#ui/Figures.tsx';
import { Heading } from '#ui/Heading.tsx';
import { NewerVersion } from './NewerVersion.tsx';
import { SalePlace } from './SalePlace.tsx';
import type { SoldPattern } from './sold-pattern.ts';
import { WordsForm } from './WordsForm.tsx';

interface OnSaleProps {
  readonly pattern: SoldPattern;
  readonly studioId: string;
  /** Refetches the pattern. */
  readonly onStale: () => void;
}

/** Actions for an approved pattern: metadata, newer version, sale status and statistics. */
export function OnSale({ pattern, studioId, onStale }: OnSaleProps) {
  const { saleCount, claimCount, earned } = pattern.sales;
  return (
    <>
      <SalePlace pattern={pattern} />
      <section aria-labelledby="sales">
        <Heading as="h3" id="sales" size="card" marginBottom="3">
          Its sales
        </Heading>
        <Figures
          figures={[
            ['Sold', saleCount],
            ['Taken with a plan', claimCount],
            ...(earned ? [['Earned by sales', formatMoney(earned)] as const] : []),
          ]}
        />
        {earned ? (
          <chakra.p color="ink.muted" fontSize="14px" marginTop="2">
            What plans earn is shared by period: see your statements.
          </chakra.p>
        ) : null}
      </section>
      <WordsForm pattern={pattern} onStale={onStale} />
      <NewerVersion pattern={pattern} studioId={studioId} />
      <ChangeList changes={pattern.changes} />
    </>
  );
}
