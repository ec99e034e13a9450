import { chakra } from '@chakra-ui/react';
import { Link, useSearchParams } from 'react-router-dom';
import { formatShortMoment } from '#lib/dates.ts';
import { Cell, ColumnHead, NameCell, Row } from '#widgets/data-table/table-parts.tsx';
import { addressOf } from './audit-place.ts';
import { actionWords, changeWords, fieldWords, plainWords } from './audit-words.ts';
import type { AuditDeskQuery } from './AuditDesk.query.generated.ts';

type Line = NonNullable<AuditDeskQuery['auditLines']>['items'][number];

const Table = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    fontSize: '15px',
    overflowWrap: 'anywhere',
    display: { base: 'block', md: 'table' },
    '& thead': { display: { base: 'none', md: 'table-header-group' } },
    '& tbody': { display: { base: 'block', md: 'table-row-group' } },
    '& tr': { display: { base: 'block', md: 'table-row' }, borderBottom: '1px solid', borderColor: 'line' },
    '& th, & td': {
      display: { base: 'block', md: 'table-cell' },
      textAlign: 'start',
      verticalAlign: 'top',
      fontWeight: 'normal',
      paddingBlock: { base: '1', md: '3' },
      paddingInlineEnd: '4',
    },
    '& thead th': { color: 'ink.muted', fontWeight: 'medium' },
    '& a': { textDecoration: 'underline', textUnderlineOffset: '3px' },
    '& .small': { color: 'ink.muted', fontSize: '14px' },
    '& del': { color: 'accent', textDecoration: 'line-through' },
    '& ins': { color: 'success', textDecoration: 'none' },
  },
});

/** Lines of the audit; who and what lead to the lines of the same person and the same thing. */
export function AuditTable({ lines }: { readonly lines: readonly Line[] }) {
  return (
    <Table role="table" aria-label="Audit">
      <thead>
        <Row>
          <ColumnHead>When and who</ColumnHead>
          <ColumnHead>What</ColumnHead>
          <ColumnHead>Change</ColumnHead>
          <ColumnHead>Why</ColumnHead>
        </Row>
      </thead>
      <tbody>
        {lines.map((line) => (
          <AuditRow key={line.id} line={line} />
        ))}
      </tbody>
    </Table>
  );
}

function AuditRow({ line }: { readonly line: Line }) {
  const [search] = useSearchParams();
  const { id, happenedAt, actor, impersonated, action, subjectKind, subjectId, changes, why } = line;
  return (
    <Row>
      <NameCell>
        <time dateTime={happenedAt}>{formatShortMoment(happenedAt)}</time>
        <div>
          {actor ? <Link to={addressOf(search, { actor: actor.id })}>{actor.name}</Link> : 'A script of the shop'}
          {impersonated ? ` as ${impersonated.name}` : null}
        </div>
        <div className="small">Line {id}</div>
      </NameCell>
      <Cell>
        {actionWords(action)}
        <div className="small">
          {plainWords(subjectKind)}{' '}
          <Link to={addressOf(search, { kind: subjectKind, subject: subjectId })}>{subjectId}</Link>
        </div>
      </Cell>
      <Cell>
        {changes.map(({ field, before, after }) => (
          <div key={field}>
            <span className="small">{fieldWords(field)}: </span>
            {before ? <del>{changeWords(field, before)}</del> : null}
            {before && after ? ', now ' : null}
            {after ? <ins>{changeWords(field, after)}</ins> : null}
          </div>
        ))}
      </Cell>
      <Cell>{why}</Cell>
    </Row>
  );
}
