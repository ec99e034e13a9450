import { skipToken } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { can } from '@halfdrop/domain';
import { useCurrentUser } from '#features/account/viewer/useCurrentUser.ts';
import type { MoneyCheckName } from '#generated/types.ts';
import { Heading } from '#ui/Heading.tsx';
import { CheckList } from './CheckList.tsx';
import { useMoneyChecksQuery } from './MoneyChecks.query.generated.ts';

const ofOrders: readonly MoneyCheckName[] = [
  'PAID_NOT_COMPLETED',
  'CHARGE_WITHOUT_ORDER',
  'ORDER_WITHOUT_CHARGE',
  'ORDER_WITHOUT_LICENSE',
];

/** Lists of orders that should be empty, such as paid but not completed, for staff with access to money. */
export function OrderChecks() {
  const user = useCurrentUser();
  const { data } = useMoneyChecksQuery(can(user, 'money.inspect') ? { fetchPolicy: 'cache-and-network' } : skipToken);
  const checks = (data?.moneyChecks ?? []).filter(({ name }) => ofOrders.includes(name));
  if (checks.length === 0) return null;
  return (
    <chakra.section aria-labelledby="order-checks" marginTop="10" maxWidth="40rem">
      <Heading id="order-checks" as="h2" size="card" marginBottom="3">
        What must be empty
      </Heading>
      <CheckList checks={checks} />
    </chakra.section>
  );
}
