import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { CopyOverlay } from '#features/copies/CopyOverlay.tsx';
import { neighborKey, neighborsIn } from '#features/copies/neighbor.ts';
import { Heading } from '#ui/Heading.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { KeyCap } from '../keys/KeyHint.tsx';
import { NeighborRow } from './NeighborRow.tsx';
import { useSubmissionNeighborsQuery } from './Neighbors.query.generated.ts';
import type { Reviewed } from './reviewed.ts';
import { useKeys } from '../keys/useKeys.ts';

/** The five nearest tiles by drawing and by look, and a copy overlaid on the submission. */
export function Neighbors({ submission }: Pick<Reviewed, 'submission'>) {
  const { id, pictureUrl, size } = submission;
  const { data, loading } = useSubmissionNeighborsQuery({ variables: { submissionId: id } });
  const [chosen, setChosen] = useState<string | null>(null);
  const [share, setShare] = useState(0.5);
  const found = data?.submissionNeighbors;
  const byDrawing = neighborsIn(found?.byDrawing ?? []);
  const byLook = neighborsIn(found?.byLook ?? []);
  const copies = [...byDrawing, ...byLook].flatMap((each) =>
    each.alignment === null ? [] : [{ ...each, alignment: each.alignment }],
  );
  const copy = copies.find((each) => neighborKey(each) === chosen) ?? copies[0];
  useKeys({ b: copy ? () => setShare(share > 0.5 ? 0 : 1) : undefined });

  const row = {
    chosen: copy ? neighborKey(copy) : null,
    onChoose: (each: (typeof byLook)[number]) => setChosen(neighborKey(each)),
  };
  return (
    <section aria-labelledby="nearest">
      <Heading id="nearest" size="card" marginBottom="3">
        Nearest
      </Heading>
      {loading ? <Skeleton height="8rem" /> : null}
      {!loading && !found ? <p>What is near cannot be shown just now.</p> : null}
      {found && byDrawing.length === 0 ? <p>There is nothing to compare it with.</p> : null}
      {byDrawing.length === 0 ? null : (
        <chakra.div display="grid" gap="4">
          <NeighborRow label="By drawing" neighbors={byDrawing} {...row} />
          <NeighborRow label="By colors and texture" neighbors={byLook} {...row} />
          {copy ? (
            <CopyOverlay
              key={neighborKey(copy)}
              pictureUrl={pictureUrl}
              aspect={size ? size.height / size.width : 1}
              copy={copy}
              share={share}
              onShare={setShare}
              hint={<KeyCap hint="B" />}
            />
          ) : (
            <chakra.p color="ink.muted">None of them is a copy.</chakra.p>
          )}
        </chakra.div>
      )}
    </section>
  );
}
