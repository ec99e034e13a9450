import { chakra } from '@chakra-ui/react';
import { type FacetChoice, toggled } from './facet-choice.ts';

const dots: Readonly<Record<string, string>> = {
  'Black & White': 'linear-gradient(135deg, #1b1815 50%, #ffffff 50%)',
  Blue: '#2f5ea8',
  Red: '#b5332e',
  Green: '#47753c',
  Yellow: '#e3b23c',
  Purple: '#6d4a94',
  Orange: '#dd7a2b',
  Pink: '#e79aa8',
  Brown: '#7a573b',
  Multicolor: 'conic-gradient(#b5332e, #e3b23c, #47753c, #2f5ea8, #6d4a94, #b5332e)',
};

const Dots = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(44px, 1fr))',
    gap: '1',
    '& label': { display: 'grid', placeItems: 'center', height: '44px', cursor: 'pointer' },
    '& input': {
      appearance: 'none',
      width: '36px',
      height: '36px',
      margin: '0',
      borderRadius: 'full',
      border: '1px solid',
      borderColor: 'line.control',
      cursor: 'pointer',
    },
    '& input:checked': { boxShadow: '0 0 0 2px var(--hd-colors-paper), 0 0 0 4px var(--hd-colors-ink)' },
  },
});

/** Color filter as dots; names and counts are announced, and shown on hover. */
export function ColorFilter({ values, chosen, onChange }: FacetChoice) {
  return (
    <Dots>
      {values.map(({ value, label, count }) => (
        <label key={value} title={`${label}, ${count}`}>
          <input
            type="checkbox"
            data-swatch=""
            aria-label={`${label}, ${count}`}
            style={{ background: dots[value] ?? 'transparent' }}
            checked={chosen.includes(value)}
            onChange={() => onChange(toggled(chosen, value))}
          />
        </label>
      ))}
    </Dots>
  );
}
