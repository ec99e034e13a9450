import { chakra } from '@chakra-ui/react';
import { Link, useLocation } from 'react-router-dom';
import { PrivatePicture } from '#features/studios/PrivatePicture.tsx';
import { Badge } from '#ui/Badge.tsx';
import { statusWords } from '../submission-words.ts';
import type { NewDraft } from './useNewDrafts.ts';

const Grid = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(10rem, 1fr))',
    gap: '5',
    listStyle: 'none',
    '& .picture': { aspectRatio: '1', borderRadius: 'md', overflow: 'hidden', background: 'linen' },
    '& a': { textDecoration: 'underline', textUnderlineOffset: '3px' },
    '& .title': { marginTop: '2', fontWeight: 'medium', overflowWrap: 'anywhere' },
    '& .about': { color: 'ink.muted', fontSize: '14px', overflowWrap: 'anywhere' },
  },
});

function nextStep({ status, findings }: NewDraft): string {
  const errors = findings.filter(({ severity }) => severity === 'ERROR').length;
  if (status === 'FAILED') return errors === 1 ? '1 thing to fix' : `${errors} things to fix`;
  return status === 'READY' ? 'Say what it is, and hand it in' : 'Its file is checked in a moment';
}

/** Uploaded files as drafts, with picture and status. */
export function DraftList({ drafts }: { readonly drafts: readonly NewDraft[] }) {
  const { search } = useLocation();
  return (
    <Grid role="list" aria-label="Drafts">
      {drafts.map((draft) => (
        <li key={draft.id}>
          <div className="picture">
            {draft.pictureUrl === null ? null : <PrivatePicture url={draft.pictureUrl} alt="" />}
          </div>
          <p className="title">
            <Link to={`/contributor/patterns/${draft.id}${search}`}>{draft.title}</Link>
          </p>
          <Badge tone={statusWords[draft.status].tone}>{statusWords[draft.status].label}</Badge>
          <p className="about">{nextStep(draft)}</p>
        </li>
      ))}
    </Grid>
  );
}
