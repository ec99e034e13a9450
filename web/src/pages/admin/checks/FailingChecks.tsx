import { skipToken } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { can } from '@halfdrop/domain';
import { useCurrentUser } from '#features/account/viewer/useCurrentUser.ts';
import { Heading } from '#ui/Heading.tsx';
import { CheckList } from './CheckList.tsx';
import { useMoneyChecksQuery } from './MoneyChecks.query.generated.ts';

/** Failing checks of money, books and entitlements, for staff with access to them; hidden if there are none. */
export function FailingChecks() {
  const user = useCurrentUser();
  const { data } = useMoneyChecksQuery(can(user, 'money.inspect') ? { fetchPolicy: 'cache-and-network' } : skipToken);
  const failing = (data?.moneyChecks ?? []).filter(({ findingCount }) => findingCount > 0);
  if (failing.length === 0) return null;
  return (
    <chakra.section aria-labelledby="failing-checks" marginBottom="10">
      <Heading id="failing-checks" as="h2" size="card" marginBottom="3">
        Money checks that fail
      </Heading>
      <CheckList checks={failing} />
    </chakra.section>
  );
}
