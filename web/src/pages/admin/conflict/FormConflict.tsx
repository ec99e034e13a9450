import { chakra } from '@chakra-ui/react';
import { type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form';
import { Conflict } from './Conflict.tsx';
import { type Difference, differencesOf, type FieldWords } from './differences.ts';

interface Props<Values extends FieldValues> {
  /** What was saved, such as `coupon`. */
  readonly what: string;
  readonly form: UseFormReturn<Values>;
  /** What somebody else has saved, as it would have been typed. */
  readonly theirs: Values;
  readonly fields: FieldWords<Values>;
  /** What differs beside the fields. */
  readonly beside?: readonly Difference[];
  /** Saves what is typed over what they saved. */
  readonly onKeepMine: () => void;
  /** Goes on with what they saved. */
  readonly onTakeTheirs: () => void;
}

/** Who saves a form second sees, field by field, what they and somebody else want, and chooses. */
export function FormConflict<Values extends FieldValues>(props: Props<Values>) {
  const { what, form, theirs, fields, beside = [], onKeepMine, onTakeTheirs } = props;
  // What is typed meanwhile is compared, too.
  useWatch({ control: form.control });
  const differences = [...differencesOf(fields, theirs, form.getValues()), ...beside];
  return (
    <Conflict what={what} onKeepMine={onKeepMine} onTakeTheirs={onTakeTheirs}>
      {differences.length === 0 ? (
        <chakra.p marginBottom="5">They have saved what you typed.</chakra.p>
      ) : (
        <chakra.ul listStyleType="none" display="grid" gap="4" marginBottom="5" role="list" aria-label="What differs">
          {differences.map(({ label, theirs: before, mine: after }) => (
            <li key={label}>
              <chakra.p fontWeight="semibold">{label}</chakra.p>
              <Side label="Theirs" words={before} />
              <Side label="Yours" words={after} />
            </li>
          ))}
        </chakra.ul>
      )}
    </Conflict>
  );
}

function Side({ label, words }: { readonly label: string; readonly words: string }) {
  return (
    <chakra.p whiteSpace="pre-line" overflowWrap="anywhere">
      <chakra.span color="ink.muted">{label}: </chakra.span>
      {words}
    </chakra.p>
  );
}
