import { Box, chakra } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { useSender } from '#lib/useSender.ts';
import { Button } from '#ui/Button.tsx';
import { useBeginGoogleSignInMutation } from './BeginGoogleSignIn.mutation.generated.ts';
import { keepGoogleKey } from './google-key.ts';

interface Props {
  /** Where to go after sign-in: a URL on this site. */
  readonly redirect: string;
  readonly label: string;
  /** Undefined while unknown. */
  readonly isOffered: boolean | undefined;
  /** Whether the check failed. */
  readonly isUnknown: boolean;
}

function reasonForNone(isOffered: boolean | undefined, isUnknown: boolean): string | null {
  if (isOffered === false) return 'Sign-in with Google is not set up in this shop.';
  return isUnknown ? 'Sign-in with Google is out of reach just now.' : null;
}

/** Reserves the height of a line, so that nothing shifts when text appears. */
const Note = chakra('p', { base: { minHeight: '21px', fontSize: '14px', marginTop: '2' } });

/** Button that redirects to Google, with the reason if it cannot. */
export function GoogleRedirect({ redirect, label, isOffered, isUnknown }: Props) {
  const noteId = useId();
  const [begin] = useBeginGoogleSignInMutation();
  const { send, secondsToWait } = useSender();
  const [isRedirecting, setIsRedirecting] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  const leave = async () => {
    setIsRedirecting(true);
    setRefusal(null);
    const { answer, failure } = await send(
      async () => (await begin({ variables: { input: { redirect } } })).data?.beginGoogleSignIn,
    );
    if (answer?.authorizationUrl && answer.browserKey && keepGoogleKey(answer.browserKey)) {
      window.location.assign(answer.authorizationUrl);
      return;
    }
    setIsRedirecting(false);
    setRefusal(failure?.message ?? 'Your browser keeps nothing for this tab, so Google cannot lead back here.');
  };

  return (
    <Box textAlign="center">
      <Button
        type="button"
        variant="outline"
        width="full"
        disabled={!isOffered || isRedirecting || secondsToWait > 0}
        aria-describedby={noteId}
        onClick={() => void leave()}
      >
        {label}
      </Button>
      <Note id={noteId} role={refusal === null ? undefined : 'alert'} color={refusal === null ? 'ink.muted' : 'accent'}>
        {refusal ?? reasonForNone(isOffered, isUnknown)}
      </Note>
    </Box>
  );
}
