import { chakra } from '@chakra-ui/react';
import { Link, useLocation } from 'react-router-dom';
import { SaidChanges } from '#features/studios/SaidChanges.tsx';
import { formatMoment } from '#lib/dates.ts';
import { Badge } from '#ui/Badge.tsx';
import { Heading } from '#ui/Heading.tsx';
import { statusWords } from '../submission-words.ts';
import { BeginVersion } from './BeginVersion.tsx';
import { useNewerVersionQuery } from './NewerVersion.query.generated.ts';
import type { SoldPattern } from './sold-pattern.ts';

interface NewerVersionProps {
  readonly pattern: SoldPattern;
  readonly studioId: string;
}

/** Status of a pattern's newer version, or a form to begin one. */
export function NewerVersion({ pattern, studioId }: NewerVersionProps) {
  const { said, newerSubmissionId, isRevisable } = pattern;
  return (
    <section aria-labelledby="newer-version">
      <Heading as="h3" id="newer-version" size="card" marginBottom="1">
        Newer version
      </Heading>
      <chakra.p color="ink.muted" fontSize="14px" marginBottom="3">
        Title, category, licences and the file change by a newer version, which is reviewed. What is on sale stays until
        it is approved.
      </chakra.p>
      {newerSubmissionId === null ? null : <Pending id={newerSubmissionId} said={said} />}
      {newerSubmissionId === null && isRevisable ? <BeginVersion assetId={pattern.id} studioId={studioId} /> : null}
      {isRevisable ? null : <p>This pattern came without a master, so it has no newer version.</p>}
    </section>
  );
}

/** Status of the newer version, and how its metadata differs. */
function Pending({ id, said }: { readonly id: string; readonly said: SoldPattern['said'] }) {
  const { search } = useLocation();
  const { data } = useNewerVersionQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const version = data?.submission;
  return (
    <chakra.div display="grid" gap="3" justifyItems="start">
      {version ? (
        <>
          <Badge tone={statusWords[version.status].tone}>{statusWords[version.status].label}</Badge>
          <SaidChanges labelledBy="newer-version" before={said} after={version} />
          {version.answerDueAt === null ? null : <p>An answer is promised by {formatMoment(version.answerDueAt)}.</p>}
        </>
      ) : null}
      <Link to={`/contributor/patterns/${id}${search}`}>Open the newer version</Link>
    </chakra.div>
  );
}
