import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Chip } from '#ui/Chip.tsx';
import { type FacetChoice, toggled } from './facet-choice.ts';

const FIRST = 10;

/** Tag chips, the most used first. */
export function TagFilter({ values, chosen, onChange }: FacetChoice) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? values : values.filter(({ value }, index) => index < FIRST || chosen.includes(value));
  return (
    <>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        {shown.map(({ value, label, count }) => (
          <Chip
            key={value}
            aria-pressed={chosen.includes(value)}
            aria-label={`${label}, ${count}`}
            onClick={() => onChange(toggled(chosen, value))}
          >
            {label}
          </Chip>
        ))}
      </chakra.div>
      {values.length > shown.length || isWhole ? (
        <Button variant="link" size="sm" onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Fewer tags' : moreWords(values.length - shown.length)}
        </Button>
      ) : null}
    </>
  );
}

function moreWords(count: number): string {
  return count === 1 ? '1 more tag' : `${count} more tags`;
}
