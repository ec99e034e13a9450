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
  /** What is typed so far. */
  readonly tags: readonly string[];
  /** Puts tags behind those that are typed; nothing is saved by it. */
  readonly onAdd: (tags: readonly string[]) => void;
  /** In the row of a table: whose they are, which is plain to see there. */
  readonly rowName?: string;
}

/** Tags that may fit, from what was measured: taken one by one, or all at once. Nothing where there are none. */
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
