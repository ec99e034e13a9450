import { chakra } from '@chakra-ui/react';
import type { FindingSeverity } from '#generated/types.ts';
import { Badge } from '#ui/Badge.tsx';
import type { TileBox } from '#widgets/tile-stage/tile-box.ts';

/** A finding of the file check. */
export interface ShownFinding {
  readonly code: string;
  readonly severity: FindingSeverity;
  readonly message: string;
  readonly advice: string;
  readonly boxes: readonly TileBox[];
}

const severityWords: Readonly<Record<FindingSeverity, string>> = {
  ERROR: 'To fix',
  NOTE: 'Note',
  WARNING: 'Warning',
};

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gap: '3',
    fontSize: '15px',
    '& .advice': { color: 'ink.muted', fontSize: '14px' },
  },
});

/** Findings of the file check, each with advice. */
export function FindingList({
  findings,
  label,
}: {
  readonly findings: readonly ShownFinding[];
  readonly label: string;
}) {
  return (
    <List role="list" aria-label={label}>
      {findings.map(({ code, severity, message, advice, boxes }) => (
        <li key={`${code} ${message}`}>
          <p>
            <Badge tone={severity === 'ERROR' ? 'accent' : 'linen'}>{severityWords[severity]}</Badge> {message}
          </p>
          <p className="advice">
            {advice}
            {boxes.length === 0 ? null : ' Dashed boxes on the picture show where.'}
          </p>
        </li>
      ))}
    </List>
  );
}
