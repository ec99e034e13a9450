import { Box } from '@chakra-ui/react';
import { useState } from 'react';
import { TextButton } from './TextButton.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';

/** A password box whose text can be shown. */
export function PasswordField(props: TextFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <Box position="relative">
      <TextField {...props} type={isShown ? 'text' : 'password'} paddingEnd="16" />
      <TextButton
        position="absolute"
        top="9"
        insetEnd="3"
        aria-pressed={isShown}
        aria-label={isShown ? 'Hide password' : 'Show password'}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? 'Hide' : 'Show'}
      </TextButton>
    </Box>
  );
}
