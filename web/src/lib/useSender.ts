import { useEffect, useState } from 'react';
import { failureOf, refusalIn, type FormFailure } from './form-failure.ts';

interface Payload {
  readonly errors: ReadonlyArray<{ readonly message: string; readonly path: readonly string[] }>;
}

/** Result of sending: the server's reply, or why the form was rejected. */
export type Sent<Answer> =
  { readonly answer: Answer; readonly failure: null } | { readonly answer: null; readonly failure: FormFailure };

/**
 * Sends a form's mutation. It succeeds only if the payload has no errors. When rate-limited, `secondsToWait` counts
 * down to the next attempt.
 */
export function useSender() {
  const [secondsToWait, setSecondsToWait] = useState(0);

  useEffect(() => {
    if (secondsToWait <= 0) return undefined;
    const timer = setTimeout(() => setSecondsToWait(secondsToWait - 1), 1000);
    return () => clearTimeout(timer);
  }, [secondsToWait]);

  const send = async <Answer extends Payload>(ask: () => Promise<Answer | undefined>): Promise<Sent<Answer>> => {
    let failure: FormFailure;
    try {
      const answer = await ask();
      if (!answer) throw new Error('The server gave no answer');
      const refusal = refusalIn(answer);
      if (!refusal) return { answer, failure: null };
      failure = refusal;
    } catch (cause) {
      console.info('A form was not sent.', cause);
      failure = failureOf(cause);
    }
    setSecondsToWait(failure.waitSeconds);
    return { answer: null, failure };
  };

  return { send, secondsToWait };
}
