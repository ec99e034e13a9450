import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { CopyOverlay } from '#features/copies/CopyOverlay.tsx';
import { neighborKey, neighborsIn } from '#features/copies/neighbor.ts';
import { Heading } from '#ui/Heading.tsx';
import { useSubmissionCopiesQuery } from './Copies.query.generated.ts';
import { type PatternDetail, rowOf } from './detail.ts';

/** Returns whether the file check or a reviewer considers a pattern a copy. */
function isHeldForCopy({ findings, verdicts }: PatternDetail): boolean {
  const reasons = verdicts.at(-1)?.reasons ?? [];
  return findings.some(({ code }) => code === 'copy-of-own') || reasons.some(({ code }) => code === 'copy');
}

/** The originals of an alleged copy, overlaid with it. */
export function Copies({ detail }: { readonly detail: PatternDetail }) {
  const { id, pictureUrl } = rowOf(detail);
  const isShown = isHeldForCopy(detail);
  const { data } = useSubmissionCopiesQuery({ variables: { submissionId: id }, skip: !isShown });
  const [share, setShare] = useState(0.5);
  const copies = neighborsIn(data?.submissionCopies ?? []);
  if (!isShown || copies.length === 0) return null;
  const aspect = detail.size ? detail.size.height / detail.size.width : 1;
  return (
    <section aria-labelledby="copies">
      <Heading as="h3" id="copies" size="card" marginBottom="3">
        The same drawing
      </Heading>
      <chakra.div display="grid" gap="6">
        {copies.map((copy) =>
          copy.alignment === null ? null : (
            <CopyOverlay
              key={neighborKey(copy)}
              pictureUrl={pictureUrl}
              aspect={aspect}
              copy={{ ...copy, alignment: copy.alignment }}
              share={share}
              onShare={setShare}
            />
          ),
        )}
      </chakra.div>
    </section>
  );
}
