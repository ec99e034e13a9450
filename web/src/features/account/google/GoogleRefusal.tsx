import { Box } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { lookUp } from '#lib/look-up.ts';
import { FormError } from '#ui/FormError.tsx';

const words: Readonly<Record<string, string>> = {
  canceled: 'The sign-in with Google was cancelled. Nothing has changed.',
  expired: 'This sign-in with Google took too long or was used already. Please start again.',
  refused: 'The answer from Google could not be verified. Please start again.',
  unavailable: 'Google cannot be reached just now. Please try again, or sign in with your password.',
  unverified:
    'Google does not vouch for the email address of that account. Please sign in with a password, or create an account.',
  'unconfirmed-account':
    'There is an account with this email address, but nobody has confirmed the address yet. Sign in with its password ' +
    'and follow the link in our mail, or reset the password: after that, Google works too.',
  'other-identity': 'This account is linked with another Google account. Please use that one, or your password.',
};

/** Explains why a sign-in with Google returned to the form, based on the URL. */
export function GoogleRefusal() {
  const [search] = useSearchParams();
  const message = lookUp(words, search.get('google'));
  if (message === undefined) return null;
  return (
    <Box marginBottom="5">
      <FormError message={message} />
    </Box>
  );
}
