import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { keepFileAt } from '#lib/save-file.ts';
import { useSender } from '#lib/useSender.ts';
import { Button } from '#ui/Button.tsx';
import { FormError } from '#ui/FormError.tsx';
import { Heading } from '#ui/Heading.tsx';
import { useLinkStudioPackMutation } from './LinkStudioPack.mutation.generated.ts';

/** Download of everything of a studio in one zip, whether it leaves or not. */
export function PackSection({ studioId }: { readonly studioId: string }) {
  const [link, { loading }] = useLinkStudioPackMutation();
  const [problem, setProblem] = useState<string>();
  const { send } = useSender();
  const fetchPack = async () => {
    const { answer, failure } = await send(async () => {
      const { data } = await link({ variables: { input: { studioId } } });
      return data?.linkStudioPack;
    });
    setProblem(failure?.message);
    if (answer?.url) keepFileAt(answer.url);
  };
  return (
    <section aria-labelledby="pack">
      <Heading id="pack" size="card" marginBottom="4">
        Everything of yours
      </Heading>
      <chakra.p maxWidth="text" color="ink.muted">
        One zip with your masters as you sent them, what you said of each pattern, your statements as CSV and PDF, and
        the documents of your payouts. You may fetch it at any time, and again.
      </chakra.p>
      <FormError message={problem} />
      <Button marginTop="4" variant="outline" disabled={loading} onClick={() => void fetchPack()}>
        Download everything
      </Button>
    </section>
  );
}
