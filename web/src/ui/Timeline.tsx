import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { formatMoment } from '#lib/dates.ts';

/** An entry of a timeline. */
export interface TimelineEvent {
  readonly id: string;
  /** Instant of the event. */
  readonly at: string;
  /** What happened, and who did it. */
  readonly title: ReactNode;
  readonly children?: ReactNode;
}

const List = chakra('ol', {
  base: {
    listStyle: 'none',
    '& > li': {
      position: 'relative',
      paddingInlineStart: '6',
      paddingBottom: '5',
      borderInlineStart: '1px solid',
      borderColor: 'line',
      overflowWrap: 'anywhere',
    },
    '& > li::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '-5px',
      top: '7px',
      width: '9px',
      height: '9px',
      borderRadius: 'full',
      background: 'ink.subtle',
    },
    '& > li:last-child': { borderColor: 'transparent', paddingBottom: '0' },
  },
});

/** List of events, in the order given. */
export function Timeline({ label, events }: { readonly label: string; readonly events: readonly TimelineEvent[] }) {
  return (
    <List role="list" aria-label={label}>
      {events.map(({ id, at, title, children }) => (
        <li key={id}>
          <chakra.div display="flex" flexWrap="wrap" columnGap="3" alignItems="baseline">
            <chakra.span fontWeight="medium">{title}</chakra.span>
            <chakra.time dateTime={at} color="ink.muted" fontSize="14px">
              {formatMoment(at)}
            </chakra.time>
          </chakra.div>
          {children}
        </li>
      ))}
    </List>
  );
}
