import { chakra } from '@chakra-ui/react';
import { type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form';
import { Conflict } from './Conflict.tsx';
import { type Difference, differencesOf, type FieldWords } from './differences.ts';

interface Props<Values extends FieldValues> {
  /** Noun for what was saved, such as `coupon`. */
  readonly what: string;
  readonly form: UseFormReturn<Values>;
  /** Form values of what someone else has saved. */
  readonly theirs: Values;
  readonly fields: FieldWords<Values>;
  /** Differences outside the form fields. */
  readonly beside?: readonly Difference[];
  /** Saves the input over theirs. */
  readonly onKeepMine: () => void;
  /** Discards the input in favor of theirs. */
  readonly onTakeTheirs: () => void;
}

/** Conflict notice for a form: compares both versions field by field and asks which to keep. */
export function FormConflict<Values extends FieldValues>(props: Props<Values>) {
  const { what, form, theirs, fields, beside = [], onKeepMine, onTakeTheirs } = props;
  // Includes input typed in the meantime.
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
