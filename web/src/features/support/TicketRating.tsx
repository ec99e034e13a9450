import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useSender } from '#lib/useSender.ts';
import { Button } from '#ui/Button.tsx';
import { FormError } from '#ui/FormError.tsx';

interface Payload {
  readonly errors: ReadonlyArray<{ readonly message: string; readonly path: readonly string[] }>;
}

interface Props {
  /** The previous rating; null if none. */
  readonly isSatisfied: boolean | null;
  readonly rate: (isSatisfied: boolean) => Promise<Payload | undefined>;
}

/** Asks whether a closed ticket was resolved; the rating can be changed. */
export function TicketRating({ isSatisfied, rate }: Props) {
  const [said, setSaid] = useState(isSatisfied);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const { send } = useSender();
  const say = async (wasHelped: boolean) => {
    setIsBusy(true);
    const { failure } = await send(() => rate(wasHelped));
    setIsBusy(false);
    setProblem(failure?.message);
    if (!failure) setSaid(wasHelped);
  };
  return (
    <chakra.section aria-labelledby="rating" marginTop="8" padding="5" background="linen" borderRadius="md">
      <chakra.p id="rating" fontWeight="semibold">
        Did this help you?
      </chakra.p>
      <FormError message={problem} />
      <chakra.div display="flex" gap="3" marginTop="3">
        <Button variant="outline" aria-pressed={said === true} disabled={isBusy} onClick={() => void say(true)}>
          Yes
        </Button>
        <Button variant="outline" aria-pressed={said === false} disabled={isBusy} onClick={() => void say(false)}>
          No
        </Button>
      </chakra.div>
      <chakra.p role="status" marginTop="3" minHeight="1.5em">
        {said === null ? '' : 'Thank you for telling us.'}
      </chakra.p>
    </chakra.section>
  );
}
