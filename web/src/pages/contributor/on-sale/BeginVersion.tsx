import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useSender } from '#lib/useSender.ts';
import { Button } from '#ui/Button.tsx';
import { SelectField } from '#ui/Field.tsx';
import { FormError } from '#ui/FormError.tsx';
import { useFilesToReviseQuery } from './FilesToRevise.query.generated.ts';
import { useReviseStudioAssetMutation } from './ReviseStudioAsset.mutation.generated.ts';

interface BeginVersionProps {
  readonly assetId: string;
  readonly studioId: string;
}

/** Creates a newer version of a pattern, from the file on sale or that of a draft, and navigates to it. */
export function BeginVersion({ assetId, studioId }: BeginVersionProps) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [draftId, setDraftId] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [revise, { loading }] = useReviseStudioAssetMutation();
  const { data } = useFilesToReviseQuery({ variables: { studioId }, fetchPolicy: 'cache-and-network' });
  const { send } = useSender();
  // A draft that is itself a newer version cannot supply the file for another.
  const drafts = data?.studioSubmissions?.items.filter(({ studioAsset }) => studioAsset === null) ?? [];
  const begin = async () => {
    const input = draftId === '' ? { assetId } : { assetId, submissionId: draftId };
    const sent = await send(async () => (await revise({ variables: { input } })).data?.reviseStudioAsset);
    setFailure(sent.failure?.message ?? null);
    const id = sent.answer?.submission?.id;
    if (id !== undefined) await navigate(`/contributor/patterns/${id}${search}`);
  };
  return (
    <chakra.div display="grid" gap="3" justifyItems="start">
      <FormError message={failure ?? undefined} />
      <SelectField label="Its file" value={draftId} onChange={({ target }) => setDraftId(target.value)}>
        <option value="">The file on sale</option>
        {drafts.map(({ id, title, fileName }) => (
          <option key={id} value={id}>
            {title === '' ? fileName : `${title} (${fileName})`}
          </option>
        ))}
      </SelectField>
      <chakra.p
        color="ink.muted"
        fontSize="14px"
        css={{ '& a': { textDecoration: 'underline', textUnderlineOffset: '3px' } }}
      >
        For another file, <Link to={`/contributor/uploads${search}`}>upload it</Link> first.
      </chakra.p>
      <Button variant="outline" disabled={loading} onClick={() => void begin()}>
        Begin a newer version
      </Button>
    </chakra.div>
  );
}
