import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { formatMoment } from '#lib/dates.ts';
import { Badge } from '#ui/Badge.tsx';
import { checkPath, checkWords } from './check-words.ts';
import type { MoneyChecksQuery } from './MoneyChecks.query.generated.ts';

type Check = NonNullable<MoneyChecksQuery['moneyChecks']>[number];

const Row = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    minHeight: '11',
    borderTop: '1px solid',
    borderColor: 'line',
    '& a': { textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
});

/** Checks with their findings and since when; each links to its list. */
export function CheckList({ checks }: { readonly checks: readonly Check[] }) {
  return (
    <chakra.ul role="list" listStyleType="none" aria-label="Money checks">
      {checks.map(({ name, findingCount, failedAt }) => (
        <Row key={name}>
          <Link to={checkPath(name)}>{checkWords[name].title}</Link>
          <Badge tone={findingCount === 0 ? 'success' : 'accent'}>{findingCount === 0 ? 'None' : findingCount}</Badge>
          {failedAt ? (
            <chakra.span color="ink.muted" fontSize="14px">
              since <time dateTime={failedAt}>{formatMoment(failedAt)}</time>
            </chakra.span>
          ) : null}
        </Row>
      ))}
    </chakra.ul>
  );
}
