import { chakra } from '@chakra-ui/react';
import { takedownEvents, takedownStatusWords } from '#features/takedowns/takedown-words.ts';
import { formatDay } from '#lib/dates.ts';
import { type Masked, readFragment } from '#lib/fragments.ts';
import { Badge } from '#ui/Badge.tsx';
import { FactList } from '#ui/FactList.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Timeline } from '#ui/Timeline.tsx';
import { CounterNotice } from './CounterNotice.tsx';
import type { StudioTakedown_TakedownFragment } from './StudioTakedown.fragment.generated.ts';

interface Props {
  readonly takedown: Masked<StudioTakedown_TakedownFragment>;
  readonly onChanged: () => void;
}

/** A takedown request against one of the studio's patterns; it can be answered once. */
export function StudioTakedownItem({ takedown: masked, onChanged }: Props) {
  const { number, title, status, restoreAt, claimantName, right, steps } =
    readFragment<StudioTakedown_TakedownFragment>(masked);
  return (
    <chakra.li display="grid" gap="5" overflowWrap="anywhere">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
        <Heading as="h3" size="card">
          {title}
        </Heading>
        <Badge>{takedownStatusWords[status]}</Badge>
      </chakra.div>
      <FactList
        facts={[
          ['Number', number],
          ['Claimed by', claimantName],
          ['The right', right],
          ['On sale again', restoreAt === null ? null : `${formatDay(restoreAt)}, unless a court has the case`],
        ]}
      />
      <Timeline label={`Steps of ${number}`} events={takedownEvents(steps)} />
      {status === 'HELD' ? <CounterNotice number={number} title={title} onSent={onChanged} /> : null}
    </chakra.li>
  );
}
