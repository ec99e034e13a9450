import { chakra } from '@chakra-ui/react';
import { Badge } from '#ui/Badge.tsx';
import type { Reviewed } from './reviewed.ts';

type Finding = Reviewed['submission']['findings'][number];

const severityWords: Readonly<Record<Finding['severity'], string>> = {
  ERROR: 'Error',
  NOTE: 'Note',
  WARNING: 'Warning',
};

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    fontSize: '15px',
    '& li': { borderTop: '1px solid', borderColor: 'line', paddingBlock: '2' },
  },
});

/** Findings of the file check. */
export function FindingList({ findings }: { readonly findings: readonly Finding[] }) {
  if (findings.length === 0) return <chakra.p color="ink.muted">Nothing was found.</chakra.p>;
  return (
    <List role="list" aria-label="Findings">
      {findings.map(({ code, severity, message, boxes }) => (
        <li key={`${code} ${message}`}>
          <Badge tone={severity === 'NOTE' ? 'linen' : 'accent'}>{severityWords[severity]}</Badge> {message}
          {boxes.length === 0 ? null : ' Dashed boxes show where.'}
        </li>
      ))}
    </List>
  );
}
