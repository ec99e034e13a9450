import { chakra } from '@chakra-ui/react';
import { useState, useSyncExternalStore } from 'react';
import { FileDrop } from '#features/studios/FileDrop.tsx';
import { layoutOf } from '#features/stage/stage-asset.ts';
import type { RepeatLayout } from '#generated/types.ts';
import { Heading } from '#ui/Heading.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { ErrorState } from '#ui/StateNotice.tsx';
import type { DeskProps } from '../panel-studio.ts';
import { RepeatLayoutSelect } from '../RepeatLayoutSelect.tsx';
import { DraftList } from './DraftList.tsx';
import { MASTER_TYPES } from './master-types.ts';
import { QueueLine } from './QueueLine.tsx';
import { uploadQueueOf } from './upload-queue.ts';
import { useNewDrafts } from './useNewDrafts.ts';
import { useOwnTiles } from './useOwnTiles.ts';

/** Files are dropped or chosen here, checked and uploaded; each becomes a draft. */
export function UploadsDesk({ studio: { id } }: DeskProps) {
  const queue = uploadQueueOf(id);
  useOwnTiles(id, queue);
  const files = useSyncExternalStore(queue.subscribe, queue.files);
  const [layout, setLayout] = useState<RepeatLayout>('BLOCK');
  const { drafts, isLoading, error, reload } = useNewDrafts(id, queue, files);
  const isEmpty = files.length === 0 && drafts?.length === 0;

  return (
    <chakra.div display="grid" gap="10">
      <chakra.section aria-labelledby="uploads" display="grid" gap="5">
        <Heading id="uploads" size="card">
          Uploads
        </Heading>
        <chakra.div maxWidth="20rem">
          <RepeatLayoutSelect
            label="Repeat layout of the next files"
            hint="Each file can have its own, too."
            value={layout}
            onChoose={setLayout}
          />
        </chakra.div>
        <FileDrop label="Pattern files" types={MASTER_TYPES} onFiles={(chosen) => queue.add(chosen, layoutOf(layout))}>
          or drop them here · one tile each, at least 3500 × 3500 px: PNG, JPEG, WebP, TIFF, layered PSD, SVG or PDF of
          vectors, up to 200 MB
        </FileDrop>
        {files.length > 0 ? (
          <chakra.ul role="list" aria-label="Files" listStyleType="none">
            {files.map((queued) => (
              <QueueLine key={queued.key} queued={queued} queue={queue} />
            ))}
          </chakra.ul>
        ) : null}
      </chakra.section>
      <chakra.section aria-labelledby="drafts" display="grid" gap="5">
        <Heading id="drafts" size="card">
          Newest drafts
        </Heading>
        {drafts && drafts.length > 0 ? <DraftList drafts={drafts} /> : null}
        {isEmpty ? <HowToBegin /> : null}
        {drafts?.length === 0 && !isEmpty ? <p>Drafts show here as soon as their files have come.</p> : null}
        {!drafts && isLoading ? <Skeleton height="16rem" /> : null}
        {!drafts && error ? (
          <ErrorState title="The drafts could not be loaded" onRetry={reload}>
            {error.message}
          </ErrorState>
        ) : null}
      </chakra.section>
    </chakra.div>
  );
}

function HowToBegin() {
  return (
    <chakra.ol color="ink.muted" paddingInlineStart="5" display="grid" gap="2" maxWidth="44rem">
      <li>Choose the files of finished repeats, one tile each, or drop them above.</li>
      <li>They are checked here before they are sent: what would be refused is shown on the picture.</li>
      <li>Each file becomes a draft. Say what it is and how large it repeats, and hand it in to be reviewed.</li>
    </chakra.ol>
  );
}
