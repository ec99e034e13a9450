import { chakra } from '@chakra-ui/react';
import { Button } from '#ui/Button.tsx';
import { type DraftField, fieldNames } from './draft-values.ts';

interface Props {
  /** Fields changed both here and elsewhere. */
  readonly both: readonly DraftField[];
  readonly onKeep: () => void;
  readonly onTakeOther: () => void;
}

/** Reports that a draft was also changed elsewhere and lets the applicant choose; their input is kept until then. */
export function ConflictNotice({ both, onKeep, onTakeOther }: Props) {
  if (both.length === 0) return null;
  return (
    <chakra.div role="alert" background="accent.wash" borderRadius="md" padding="4" display="grid" gap="3">
      <p>
        This application was changed in another window as well: {both.map((field) => fieldNames[field]).join(', ')}.
        What you typed here is still in the form and was not saved.
      </p>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button size="sm" onClick={onKeep}>
          Save what I typed here
        </Button>
        <Button size="sm" variant="outline" onClick={onTakeOther}>
          Take the other version
        </Button>
      </chakra.div>
    </chakra.div>
  );
}
