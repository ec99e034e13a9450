import { chakra } from '@chakra-ui/react';
import type { HelpTopic } from '#generated/types.ts';
import { Heading } from '#ui/Heading.tsx';
import type { HelpGroup } from './help-search.ts';

interface CategoryCardsProps {
  readonly categories: readonly HelpGroup[];
  /** The selected topic; null for all. */
  readonly selected: HelpTopic | null;
  readonly onSelect: (topic: HelpTopic | null) => void;
}

const Cards = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
    gap: { base: '3', md: '4' },
    listStyle: 'none',
  },
});
const Card = chakra('button', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    width: 'full',
    height: 'full',
    minHeight: { base: '100px', md: '108px' },
    padding: { base: '5', md: '6' },
    background: 'card',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'lg',
    textAlign: 'start',
    transition: 'border-color 150ms, background-color 150ms',
    '& > span': { color: 'ink.muted', fontSize: '15px' },
    _hover: { borderColor: 'ink' },
    '&[aria-pressed="true"]': { background: 'ink', borderColor: 'ink', color: 'paper' },
    '&[aria-pressed="true"] > span': { color: 'inherit' },
  },
});

/** Category cards that filter the questions: pressing one selects it, pressing it again shows all. */
export function CategoryCards({ categories, selected, onSelect }: CategoryCardsProps) {
  return (
    <Cards aria-label="Categories" role="list">
      {categories.map(({ topic, title, description }) => (
        <li key={topic}>
          <Card
            type="button"
            aria-pressed={topic === selected}
            onClick={() => onSelect(topic === selected ? null : topic)}
          >
            <Heading as="strong" size="card" color="inherit">
              {title}
            </Heading>
            <span>{description}</span>
          </Card>
        </li>
      ))}
    </Cards>
  );
}
