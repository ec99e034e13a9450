import { chakra } from '@chakra-ui/react';
import { Button } from '#ui/Button.tsx';

interface Props {
  /** Name of the row. */
  readonly words: string;
  readonly isRemoving: boolean;
  readonly onChange: () => void;
  readonly onRemove: () => void;
}

/** Actions for a row in a list of searches. */
export function ChangeOrRemove({ words, isRemoving, onChange, onRemove }: Props) {
  return (
    <chakra.span display="flex" gap="4">
      <Button size="sm" variant="link" aria-label={`Change ${words}`} onClick={onChange}>
        Change
      </Button>
      <Button size="sm" variant="link" disabled={isRemoving} aria-label={`Remove ${words}`} onClick={onRemove}>
        Remove
      </Button>
    </chakra.span>
  );
}
