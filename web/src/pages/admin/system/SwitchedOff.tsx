import { skipToken } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { can } from '@halfdrop/domain';
import { Link } from 'react-router-dom';
import { useCurrentUser } from '#features/account/viewer/useCurrentUser.ts';
import { formatMoment } from '#lib/dates.ts';
import { Heading } from '#ui/Heading.tsx';
import { useShopSwitchesQuery } from './ShopSwitches.query.generated.ts';
import { switchWords } from './system-words.ts';

/** What is switched off, for staff who can switch it on; hidden if nothing is. */
export function SwitchedOff() {
  const user = useCurrentUser();
  const { data } = useShopSwitchesQuery(can(user, 'system.manage') ? { fetchPolicy: 'cache-and-network' } : skipToken);
  const off = (data?.shopSwitches ?? []).filter(({ isOn }) => !isOn);
  if (off.length === 0) return null;
  return (
    <chakra.section aria-labelledby="switched-off" marginBottom="10">
      <Heading id="switched-off" as="h2" size="card" marginBottom="3">
        Switched off
      </Heading>
      <chakra.ul listStyle="none" overflowWrap="anywhere">
        {off.map(({ name, reason, changedAt }) => (
          <li key={name}>
            <chakra.span textDecoration="underline" textUnderlineOffset="3px" marginInlineEnd="2">
              <Link to="/admin/system">{switchWords[name]}</Link>
            </chakra.span>
            {changedAt === null ? null : `since ${formatMoment(changedAt)}: ${reason}`}
          </li>
        ))}
      </chakra.ul>
    </chakra.section>
  );
}
