import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { ComparisonAnswer } from './ComparisonAnswer.tsx';

/** One row of a comparison. */
export interface Criterion<Thing> {
  readonly label: string;
  /** Answer as text; those that begin with `Yes` or `No` get an icon. */
  readonly answer: (thing: Thing) => string;
}

interface ComparisonTableProps<Thing> extends Pick<ComponentProps<typeof Table>, 'look' | 'hideBelow'> {
  /** Caption for screen readers. */
  readonly caption: string;
  readonly things: readonly Thing[];
  readonly keyOf: (thing: Thing) => string;
  readonly nameOf: (thing: Thing) => string;
  readonly criteria: readonly Criterion<Thing>[];
}

const Table = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    tableLayout: 'fixed',
    fontSize: '15px',
    '& th, & td': {
      padding: '4',
      borderBottom: '1px solid',
      borderColor: 'line',
      textAlign: 'start',
      verticalAlign: 'top',
    },
    '& thead th': { fontFamily: 'display', fontWeight: 'normal', lineHeight: '1.2' },
    '& tbody th': { fontWeight: 'medium' },
  },
  variants: {
    look: {
      fitting: {
        '& thead th': { fontSize: '22px' },
        '& tbody th': { width: '22%', paddingInlineStart: '0' },
      },
      /** Wider than a phone: scrolls sideways there, with a sticky first column. */
      scrolling: {
        minWidth: '62rem',
        '& thead th': { fontSize: { base: '20px', md: '22px' }, borderColor: 'line.strong' },
        '& tbody th, & thead td': {
          position: 'sticky',
          left: '0',
          width: { base: '8.5rem', md: '11rem' },
          paddingInlineStart: { base: '4', md: '0' },
          background: 'paper',
        },
      },
    },
  },
  defaultVariants: { look: 'fitting' },
});

/** Compares items of one kind side by side. */
export function ComparisonTable<Thing>({
  caption,
  things,
  keyOf,
  nameOf,
  criteria,
  ...style
}: ComparisonTableProps<Thing>) {
  return (
    <Table {...style}>
      <chakra.caption srOnly>{caption}</chakra.caption>
      <thead>
        <tr>
          <td>
            <chakra.span srOnly>What is compared</chakra.span>
          </td>
          {things.map((thing) => (
            <th key={keyOf(thing)} scope="col">
              {nameOf(thing)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {criteria.map(({ label, answer }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {things.map((thing) => (
              <td key={keyOf(thing)}>
                <ComparisonAnswer words={answer(thing)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
