import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Button } from './Button.tsx';
import { TextField, type TextFieldProps } from './Field.tsx';

/** Password field with a button to reveal it. */
export function PasswordField(props: Omit<TextFieldProps, 'type'>) {
  const [isShown, setShown] = useState(false);
  return (
    <chakra.div position="relative">
      <TextField paddingInlineEnd="20" {...props} type={isShown ? 'text' : 'password'} />
      <Button
        variant="ghost"
        size="sm"
        position="absolute"
        top="34px"
        insetInlineEnd="1.5"
        aria-label={isShown ? 'Hide the characters' : 'Show the characters'}
        aria-pressed={isShown}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? 'Hide' : 'Show'}
      </Button>
    </chakra.div>
  );
}
