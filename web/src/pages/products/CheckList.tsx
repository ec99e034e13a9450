import { chakra } from '@chakra-ui/react';
import { type FacetChoice, toggled } from './facet-choice.ts';

const Line = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '32px',
    cursor: 'pointer',
    fontSize: '15px',
    '@media (pointer: coarse)': { minHeight: '44px' },
    '& input': { width: '18px', height: '18px', accentColor: 'var(--hd-colors-ink)', flexShrink: 0 },
    '& .count': {
      marginInlineStart: 'auto',
      color: 'ink.subtle',
      fontFamily: 'mono',
      fontSize: '12.5px',
      fontVariantNumeric: 'tabular-nums',
    },
  },
});

/** Checkboxes with counts. */
export function CheckList({ values, chosen, onChange }: FacetChoice) {
  return values.map(({ value, label, count }) => (
    <Line key={value}>
      <input type="checkbox" checked={chosen.includes(value)} onChange={() => onChange(toggled(chosen, value))} />
      {label}
      <span className="count">{count}</span>
    </Line>
  ));
}
