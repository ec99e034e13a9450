import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';

const List = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr 1fr', md: 'repeat(3, minmax(0, 1fr))' },
    '&[data-even]': { gridTemplateColumns: { base: '1fr 1fr', lg: 'repeat(4, minmax(0, 1fr))' } },
    gap: { base: '3', md: '4' },
  },
});
const Cell = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    padding: { base: '4', md: '5' },
    background: 'card',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'lg',
  },
});

interface Props {
  /** Each with its words, what was counted, and where to see what it counts. */
  readonly figures: ReadonlyArray<readonly [label: string, value: number | string, to?: string | undefined]>;
}

const CountLink = chakra(Link, { base: { textDecoration: 'underline', textUnderlineOffset: '5px' } });

function words(value: number | string): string {
  return typeof value === 'number' ? value.toLocaleString('en-GB') : value;
}

/** Counted figures beside each other. */
export function Figures({ figures }: Props) {
  return (
    <List data-even={figures.length % 4 === 0 || undefined}>
      {figures.map(([label, value, to]) => (
        <Cell key={label}>
          <chakra.dt color="ink.muted" fontSize="14px">
            {label}
          </chakra.dt>
          <chakra.dd fontSize="24px" fontWeight="semibold">
            {to === undefined ? words(value) : <CountLink to={to}>{words(value)}</CountLink>}
          </chakra.dd>
        </Cell>
      ))}
    </List>
  );
}
