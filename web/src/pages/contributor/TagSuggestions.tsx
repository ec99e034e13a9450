import { chakra } from '@chakra-ui/react';
import { MAX_PATTERN_TAGS } from '@halfdrop/domain';
import type { TagSource } from '#generated/types.ts';
import { Button } from '#ui/Button.tsx';
import { Chip } from '#ui/Chip.tsx';
import { useTagSuggestionsQuery } from './TagSuggestions.query.generated.ts';

const sourceWords: Readonly<Record<TagSource, string>> = {
  COLOR: 'One of its colors',
  DENSITY: 'How full it is',
  LIKENESS: 'Patterns that look like it have this tag',
  REPEAT: 'How it repeats',
  SCALE: 'Its true size',
};

interface TagSuggestionsProps {
  readonly submissionId: string;
  /** Tags entered so far. */
  readonly tags: readonly string[];
  /** Appends tags to those entered, without saving. */
  readonly onAdd: (tags: readonly string[]) => void;
  /** Name of the row in a table, for accessible labels. */
  readonly rowName?: string;
}

/** Suggested tags based on measurements, accepted one by one or all at once. Hidden if there are none. */
export function TagSuggestions({ submissionId, tags, onAdd, rowName }: TagSuggestionsProps) {
  const { data } = useTagSuggestionsQuery({ variables: { id: submissionId } });
  const typed = new Set(tags.map((tag) => tag.trim().toLowerCase()));
  const left = (data?.submission?.tagSuggestions ?? []).filter(({ tag }) => !typed.has(tag));
  const room = MAX_PATTERN_TAGS - typed.size;
  if (left.length === 0 || room <= 0) return null;
  const forRow = rowName === undefined ? '' : ` to ${rowName}`;
  return (
    <chakra.div
      role="group"
      aria-label={rowName === undefined ? 'Suggestions' : `Suggestions for ${rowName}`}
      display="grid"
      gap="2"
    >
      {rowName === undefined ? (
        <chakra.p color="ink.muted" fontSize="14px">
          Suggested from its picture. They are saved with the pattern, not before.
        </chakra.p>
      ) : null}
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        {left.map(({ tag, source }) => (
          <Chip key={tag} aria-label={`Add ${tag}${forRow}`} title={sourceWords[source]} onClick={() => onAdd([tag])}>
            <span aria-hidden="true">+</span> {tag}
          </Chip>
        ))}
      </chakra.div>
      <div>
        <Button
          size="sm"
          variant="outline"
          aria-label={`Add all${forRow}`}
          onClick={() => onAdd(left.slice(0, room).map(({ tag }) => tag))}
        >
          Add all
        </Button>
      </div>
    </chakra.div>
  );
}
