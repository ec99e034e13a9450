import { chakra } from '@chakra-ui/react';
import { PatternPicture } from './PatternPicture.tsx';
import type { Suggestion } from './useSuggestions.ts';

interface SuggestionListProps {
  /** Prefix of the option ids. */
  readonly id: string;
  readonly suggestions: readonly Suggestion[];
  readonly active: number;
  readonly onChoose: (slug: string) => void;
}

const List = chakra('div', {
  base: {
    position: 'absolute',
    zIndex: 30,
    insetInline: '0',
    top: 'calc(100% + 8px)',
    padding: '2',
    background: 'card',
    color: 'ink',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'lg',
    boxShadow: 'overlay',
  },
});
const Option = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: '44px 1fr auto',
    alignItems: 'center',
    gap: '3',
    padding: '2',
    borderRadius: 'md',
    cursor: 'pointer',
    '&[aria-selected="true"], &:hover': { background: 'linen' },
    '& .pattern-picture, & img': {
      display: 'block',
      width: '44px',
      height: '44px',
      borderRadius: '6px',
      objectFit: 'cover',
    },
  },
});

/** Suggested patterns below the search box. */
export function SuggestionList({ id, suggestions, active, onChoose }: SuggestionListProps) {
  return (
    <List role="listbox" id={`${id}-list`} aria-label="Suggestions">
      {suggestions.map(({ label, asset }, index) => (
        <Option
          key={asset.id}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(asset.slug)}
        >
          <PatternPicture asset={asset} sizes="44px" isDecorative />
          <span>
            <chakra.span display="block" fontWeight="medium">
              {label}
            </chakra.span>
            <chakra.span display="block" color="ink.muted" fontSize="13.5px">
              {label === asset.title ? asset.designer?.name : asset.title}
            </chakra.span>
          </span>
          <chakra.span color="ink.subtle" fontFamily="mono" fontSize="12px">
            {asset.sku}
          </chakra.span>
        </Option>
      ))}
    </List>
  );
}
