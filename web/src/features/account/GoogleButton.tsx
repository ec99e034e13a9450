import { Box, chakra } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { useSender } from '#lib/useSender.ts';
import { Button } from '#ui/Button.tsx';
import { useBeginGoogleSignInMutation } from './BeginGoogleSignIn.mutation.generated.ts';
import { keepGoogleKey } from './google-key.ts';
import { useSignInOptionsQuery } from './SignInOptions.query.generated.ts';

interface Props {
  /** Where to go once signed in: an address on this site. */
  readonly redirect: string;
  readonly label?: string;
  /** True where no other way leads on: it is shown even when it cannot be used, with the reason. */
  readonly isOnlyWay?: boolean;
}

/** A line of its height stands there from the start, so that nothing moves when it gets words. */
const Note = chakra('p', { base: { minHeight: '21px', fontSize: '14px', marginTop: '2' } });

/** Sends the browser to Google; not there where the shop does not offer that. */
export function GoogleButton({ redirect, label = 'Google', isOnlyWay = false }: Props) {
  const noteId = useId();
  const { data, error } = useSignInOptionsQuery();
  const [begin] = useBeginGoogleSignInMutation();
  const { send, secondsToWait } = useSender();
  const [isLeaving, setIsLeaving] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const isOffered = data?.signInOptions.google === true;

  const leave = async () => {
    setIsLeaving(true);
    setRefusal(null);
    const { answer, failure } = await send(
      async () => (await begin({ variables: { input: { redirect } } })).data?.beginGoogleSignIn,
    );
    if (answer?.authorizationUrl && answer.browserKey && keepGoogleKey(answer.browserKey)) {
      window.location.assign(answer.authorizationUrl);
      return;
    }
    setIsLeaving(false);
    setRefusal(failure?.message ?? 'Your browser keeps nothing for this tab, so Google cannot lead back here.');
  };

  if (!isOffered && !isOnlyWay) return null;
  return (
    <Box textAlign="center">
      <Button
        type="button"
        variant="outline"
        width="full"
        disabled={!isOffered || isLeaving || secondsToWait > 0}
        aria-describedby={noteId}
        onClick={() => void leave()}
      >
        {label}
      </Button>
      <Note id={noteId} role={refusal === null ? undefined : 'alert'} color={refusal === null ? 'ink.muted' : 'accent'}>
        {refusal ?? reasonForNone(data?.signInOptions.google, error !== undefined)}
      </Note>
    </Box>
  );
}

function reasonForNone(isOffered: boolean | undefined, isBroken: boolean): string | null {
  if (isOffered === false) return 'Sign-in with Google is not set up in this shop.';
  return isBroken ? 'Sign-in with Google is out of reach just now.' : null;
}
