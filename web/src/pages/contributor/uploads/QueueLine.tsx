import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { layoutOf, repeatOf } from '#features/stage/stage-asset.ts';
import { fileSize } from '#lib/file-size.ts';
import { Button } from '#ui/Button.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { FindingList } from '../FindingList.tsx';
import { RepeatLayoutSelect } from '../RepeatLayoutSelect.tsx';
import { FilePicture } from './FilePicture.tsx';
import { findingsOf, fittingWords, queueWords } from './queue-words.ts';
import { QueueActions } from './QueueActions.tsx';
import type { QueuedFile, UploadQueue } from './upload-queue.ts';

const Line = chakra('li', {
  base: {
    display: 'grid',
    gap: '3',
    paddingBlock: '4',
    borderTop: '1px solid',
    borderColor: 'line',
    '& .head': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '4', rowGap: '2' },
    '& .name': { flex: '1', minWidth: '12rem', overflowWrap: 'anywhere', fontWeight: 'medium' },
    '& .about': { color: 'ink.muted', fontSize: '14px', fontWeight: 'normal' },
    '& progress': {
      appearance: 'none',
      width: 'full',
      height: '6px',
      border: '0',
      borderRadius: 'full',
      overflow: 'hidden',
    },
    '& progress, & progress::-webkit-progress-bar': { background: 'linen' },
    '& progress::-webkit-progress-value': { background: 'ink' },
    '& progress::-moz-progress-bar': { background: 'ink' },
  },
});

/** What a browser can show by itself. */
const SHOWN: readonly string[] = ['png', 'jpeg', 'webp', 'svg'];
const UNSENT: readonly QueuedFile['step'][] = ['waiting', 'checking', 'refused', 'queued'];
const MOVING: readonly QueuedFile['step'][] = ['queued', 'sending', 'paused', 'stopped'];

interface QueueLineProps {
  readonly queued: QueuedFile;
  readonly queue: UploadQueue;
}

/** A file on its way: how far it is, what was found in it, and what can be done. */
export function QueueLine({ queued, queue }: QueueLineProps) {
  const { key, file, step, check, sent, problem, layout } = queued;
  const findings = findingsOf(check);
  const isUnsent = UNSENT.includes(step) && sent === 0 && problem === null;
  // No layout helps a file whose pixels could not be looked at.
  const hasLayout = isUnsent && step !== 'waiting' && (step !== 'refused' || fittingWords(check) !== null);
  return (
    <Line aria-label={file.name}>
      <div className="head">
        <span className="name">
          {file.name}{' '}
          <span className="about">
            {fileSize(file.size)} · {queueWords(queued)}
          </span>
        </span>
        <QueueActions queued={queued} queue={queue} />
      </div>
      {MOVING.includes(step) ? <progress aria-label={`Sending ${file.name}`} value={sent} /> : null}
      {problem === null ? null : (
        <chakra.p role="alert" color="accent" fontSize="14px">
          {problem}
        </chakra.p>
      )}
      {hasLayout ? (
        <chakra.div maxWidth="16rem">
          <RepeatLayoutSelect
            label={`Repeat layout of ${file.name}`}
            hint={fittingWords(check) ?? undefined}
            value={repeatOf(layout)}
            onChoose={(chosen) => queue.layAs(key, layoutOf(chosen))}
          />
        </chakra.div>
      ) : null}
      {findings.length > 0 ? <FindingList findings={findings} label={`Found in ${file.name}`} /> : null}
      {SHOWN.includes(check?.report.facts?.kind ?? '') ? <Picture queued={queued} queue={queue} /> : null}
    </Line>
  );
}

/** The picture of a file: shown at once where something on it keeps it from being sent. */
function Picture({ queued, queue }: QueueLineProps) {
  const [isOpen, setIsOpen] = useState(queued.step === 'refused');
  return (
    <div>
      <Button size="sm" variant="link" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? 'Hide the picture' : 'Show the picture'}
        <VisuallyHidden>{` of ${queued.file.name}`}</VisuallyHidden>
      </Button>
      {isOpen ? (
        <chakra.div marginTop="3" maxWidth="44rem">
          <FilePicture queued={queued} queue={queue} />
        </chakra.div>
      ) : null}
    </div>
  );
}
