import { Box, chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { useId } from 'react';
import { Input } from './Input.tsx';

/** A labelled text box with its rule's message below it. Takes what react-hook-form's `register` gives. */
export interface TextFieldProps extends HTMLChakraProps<'input'> {
  readonly label: string;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
}

/** One line of text with label, hint and error, wired for screen readers. */
export function TextField({ label, error, hint, id, ...input }: TextFieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const describedBy = [error && `${inputId}-error`, hint && `${inputId}-hint`].filter(Boolean).join(' ');
  return (
    <Box>
      <chakra.label htmlFor={inputId} display="block" mb="1.5" fontWeight="600" fontSize="sm">
        {label}
      </chakra.label>
      <Input id={inputId} aria-invalid={error ? true : undefined} aria-describedby={describedBy || undefined} {...input} />
      {hint && (
        <Box id={`${inputId}-hint`} mt="1.5" fontSize="sm" color="inkQuiet">
          {hint}
        </Box>
      )}
      {error && (
        <Box id={`${inputId}-error`} role="alert" mt="1.5" fontSize="sm" color="madder">
          {error}
        </Box>
      )}
    </Box>
  );
}
