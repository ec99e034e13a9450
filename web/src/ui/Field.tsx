import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Input, Select, TextArea } from './Input.tsx';

/** Props shared by all fields. */
interface FieldProps {
  readonly label: string;
  /** Shown below the field unless there is an error. */
  readonly hint?: string | undefined;
  /** Error message; announced with the field. */
  readonly error?: string | undefined;
}

/** Text input with label, hint and error; accepts all input props, including `register(…)` of react-hook-form. */
export type TextFieldProps = FieldProps & HTMLChakraProps<'input'>;

function Labeled({ id, label, hint, error, children }: FieldProps & { id: string; children: ReactNode }) {
  return (
    <chakra.div display="flex" flexDirection="column" gap="1.5" width="full">
      <chakra.label htmlFor={id} fontWeight="medium" fontSize="15px">
        {label}
      </chakra.label>
      {children}
      {error === undefined ? null : (
        <chakra.p id={`${id}-error`} role="alert" color="accent" fontSize="14px">
          {error}
        </chakra.p>
      )}
      {hint === undefined || error !== undefined ? null : (
        <chakra.p id={`${id}-hint`} color="ink.muted" fontSize="14px">
          {hint}
        </chakra.p>
      )}
    </chakra.div>
  );
}

function describedBy(
  id: string,
  { hint, error }: Pick<FieldProps, 'hint' | 'error'>,
): Pick<ComponentProps<'input'>, 'aria-invalid' | 'aria-describedby'> {
  if (error !== undefined) return { 'aria-invalid': true, 'aria-describedby': `${id}-error` };
  return hint === undefined ? {} : { 'aria-describedby': `${id}-hint` };
}

/** Single-line text field. */
export function TextField({ label, hint, error, id, ...input }: TextFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <Labeled id={fieldId} label={label} hint={hint} error={error}>
      <Input id={fieldId} {...describedBy(fieldId, { hint, error })} {...input} />
    </Labeled>
  );
}

/** Multi-line text field. */
export function TextAreaField({ label, hint, error, id, ...area }: FieldProps & HTMLChakraProps<'textarea'>) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <Labeled id={fieldId} label={label} hint={hint} error={error}>
      <TextArea id={fieldId} rows={5} {...describedBy(fieldId, { hint, error })} {...area} />
    </Labeled>
  );
}

/** Native select; `children` are its options. */
export function SelectField({ label, hint, error, id, ...select }: FieldProps & HTMLChakraProps<'select'>) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <Labeled id={fieldId} label={label} hint={hint} error={error}>
      <Select id={fieldId} {...describedBy(fieldId, { hint, error })} {...select} />
    </Labeled>
  );
}
