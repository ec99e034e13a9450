import { chakra } from '@chakra-ui/react';
import { useEffect } from 'react';
import { layoutOf } from '#features/stage/stage-asset.ts';
import { FileDrop } from '#features/studios/FileDrop.tsx';
import { Heading } from '#ui/Heading.tsx';
import { MASTER_TYPES } from '../uploads/master-types.ts';
import { QueueLine } from '../uploads/QueueLine.tsx';
import { type PatternDetail, rowOf } from './detail.ts';
import { useReplacement } from './useReplacement.ts';

interface ReplaceFileProps {
  readonly detail: PatternDetail;
  readonly studioId: string;
  /** Refetches the pattern. */
  readonly onStale: () => void;
}

const POLL_MS = 2000;

/** Uploads a corrected file for a pattern, keeping its metadata. */
export function ReplaceFile({ detail, studioId, onStale }: ReplaceFileProps) {
  const { id, repeatLayout } = rowOf(detail);
  const { queue, files } = useReplacement(studioId, id);
  const isAwaited = files.some(({ step }) => step === 'sent');
  useEffect(() => queue.forget([detail.uploadId]), [queue, detail.uploadId]);
  useEffect(() => {
    if (!isAwaited) return undefined;
    const timer = setInterval(onStale, POLL_MS);
    return () => clearInterval(timer);
  }, [isAwaited, onStale]);
  return (
    <section aria-labelledby="new-file">
      <Heading as="h3" id="new-file" size="card" marginBottom="3">
        Another file
      </Heading>
      {files.length === 0 ? (
        <FileDrop
          label="Corrected file"
          types={MASTER_TYPES}
          isSingle
          onFiles={(chosen) => queue.add(chosen.slice(0, 1), layoutOf(repeatLayout))}
        >
          or drop the corrected file here · it takes the place of this one and is checked; what you have said of the
          pattern stays
        </FileDrop>
      ) : (
        <chakra.ul role="list" aria-label="Files" listStyleType="none">
          {files.map((queued) => (
            <QueueLine key={queued.key} queued={queued} queue={queue} />
          ))}
        </chakra.ul>
      )}
    </section>
  );
}
