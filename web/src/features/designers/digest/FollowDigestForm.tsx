import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { FormFailure } from '#lib/form-failure.ts';
import { useSender } from '#lib/useSender.ts';
import { FormError } from '#ui/FormError.tsx';
import { useChooseFollowDigestMutation } from './ChooseFollowDigest.mutation.generated.ts';
import { FollowDigestDocument, useFollowDigestQuery } from './FollowDigest.query.generated.ts';

/** Whether the viewer gets the digest of followed studios; saved immediately. */
export function FollowDigestForm() {
  const { data, error } = useFollowDigestQuery({ fetchPolicy: 'cache-and-network' });
  const [chooseFollowDigest, { loading }] = useChooseFollowDigestMutation({
    update: (cache, { data: answer }) => {
      const followDigest = answer?.chooseFollowDigest.followDigest;
      if (followDigest) cache.writeQuery({ query: FollowDigestDocument, data: { followDigest } });
    },
  });
  const { send } = useSender();
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const isMailed = data?.followDigest?.isMailed;
  const choose = async (wanted: boolean) => {
    const variables = { input: { isMailed: wanted } };
    const sent = await send(async () => (await chooseFollowDigest({ variables })).data?.chooseFollowDigest);
    setFailure(sent.failure);
  };
  return (
    <>
      <FormError message={failure?.message ?? (isMailed === undefined ? error?.message : undefined)} />
      <chakra.label display="flex" alignItems="center" gap="3" minHeight="44px">
        <chakra.input
          type="checkbox"
          boxSize="18px"
          accentColor="ink"
          checked={isMailed ?? false}
          disabled={isMailed === undefined || loading}
          onChange={({ target }) => void choose(target.checked)}
        />
        Mail me once a week what is new of the studios I follow
      </chakra.label>
    </>
  );
}
