import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { useId } from 'react';

interface Props extends HTMLChakraProps<'input'> {
  readonly label: string;
  /** Error message; announced with the checkbox. */
  readonly error?: string | undefined;
}

/** Checkbox with its label; accepts all input props, including `register(…)` of react-hook-form. */
export function CheckField({ label, error, ...input }: Props) {
  const id = useId();
  const problem = error === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': `${id}-error` };
  return (
    <div>
      <chakra.label display="flex" gap="3" alignItems="flex-start" minHeight="44px" cursor="pointer">
        <chakra.input
          type="checkbox"
          boxSize="18px"
          marginTop="1"
          flexShrink={0}
          accentColor="ink"
          {...problem}
          {...input}
        />
        <span>{label}</span>
      </chakra.label>
      {error === undefined ? null : (
        <chakra.p id={`${id}-error`} role="alert" color="accent" fontSize="14px">
          {error}
        </chakra.p>
      )}
    </div>
  );
}
