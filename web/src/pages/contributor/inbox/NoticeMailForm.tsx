import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { NoticeTopic } from '#generated/types.ts';
import type { FormFailure } from '#lib/form-failure.ts';
import { useSender } from '#lib/useSender.ts';
import { FormError } from '#ui/FormError.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useChooseNoticeMailMutation } from './ChooseNoticeMail.mutation.generated.ts';
import { useStudioInbox } from './useStudioInbox.ts';

const topicWords: Readonly<Record<NoticeTopic, string>> = {
  VERDICTS: 'Verdicts on patterns that I submitted',
  SALES: 'The first sale',
  REVIEWS: 'New reviews of patterns',
  STATEMENTS: 'Statements',
  PAYOUTS: 'Payouts that arrived or failed',
};

/** Which notices of the studio are emailed to the viewer; each choice is saved immediately. */
export function NoticeMailForm({ studioId }: { readonly studioId: string }) {
  const inbox = useStudioInbox(studioId);
  const [chooseNoticeMail, { loading }] = useChooseNoticeMailMutation();
  const { send } = useSender();
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const choose = async (topic: NoticeTopic, isMailed: boolean) => {
    const variables = { input: { studioId, topic, isMailed } };
    const sent = await send(async () => (await chooseNoticeMail({ variables })).data?.chooseNoticeMail);
    setFailure(sent.failure);
  };
  if (!inbox) return <Skeleton height="10rem" />;
  return (
    <>
      <FormError message={failure?.message} />
      <chakra.fieldset border="0" aria-busy={loading}>
        <chakra.legend color="ink.muted" marginBottom="2">
          All of it stands in the inbox. These come to you by mail, too:
        </chakra.legend>
        {inbox.mailChoices.map(({ topic, isMailed }) => (
          <chakra.label key={topic} display="flex" alignItems="center" gap="3" minHeight="44px">
            <chakra.input
              type="checkbox"
              boxSize="18px"
              accentColor="ink"
              checked={isMailed}
              onChange={({ target }) => void choose(topic, target.checked)}
            />
            {topicWords[topic]}
          </chakra.label>
        ))}
      </chakra.fieldset>
    </>
  );
}
