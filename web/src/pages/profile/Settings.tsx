import { Box, Text } from '@chakra-ui/react';
import { ChangePasswordForm } from '#features/account/ChangePasswordForm.tsx';
import { Heading } from '#ui/Heading.tsx';

/** What a person may change about the account. */
export function Settings() {
  return (
    <Box as="section" aria-labelledby="change-password">
      <Heading as="h2" id="change-password" size="card" marginBottom="2">
        Change password
      </Heading>
      <Text color="ink.muted" marginBottom="5">
        You stay signed in here; every other device is signed out.
      </Text>
      <ChangePasswordForm />
    </Box>
  );
}
