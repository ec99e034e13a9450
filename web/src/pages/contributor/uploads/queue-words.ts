import { findingWords } from '@halfdrop/domain';
import { repeatName } from '#features/stage/repeat-name.ts';
import { repeatOf } from '#features/stage/stage-asset.ts';
import type { FileCheck } from '#lib/preflight/check-file.ts';
import type { ShownFinding } from '../FindingList.tsx';
import type { QueuedFile } from './upload-queue.ts';

/** Describes the status of a file. */
export function queueWords({ step, sent, check }: QueuedFile): string {
  const words: Readonly<Record<QueuedFile['step'], string>> = {
    waiting: 'Waits to be looked at',
    checking: 'Being looked at',
    refused: 'Not sent',
    queued: sent > 0 ? 'Goes on soon' : 'Waits to be sent',
    sending: `${Math.floor(sent * 100)} % sent`,
    paused: `Paused at ${Math.floor(sent * 100)} %`,
    stopped: `Stopped at ${Math.floor(sent * 100)} %`,
    sent: 'Received',
  };
  const isHalfLookedAt = check?.isComplete === false && step !== 'refused';
  return isHalfLookedAt ? `${words[step]}; the rest is checked once it is here` : words[step];
}

/** Lists the layouts in which a tile repeats; null if not checked. */
export function fittingWords(check: FileCheck | null): string | null {
  const layouts = check?.report.measures?.layouts;
  if (!layouts) return null;
  if (layouts.length === 0) return 'It joins in no layout.';
  return `It joins as: ${layouts.map((each) => repeatName(repeatOf(each)).toLowerCase()).join(', ')}.`;
}

/**
 * Returns the findings of the check before the upload in the format used for drafts, with boxes
 * as fractions of the tile.
 */
export function findingsOf(check: FileCheck | null): readonly ShownFinding[] {
  if (!check) return [];
  const { findings, measures } = check.report;
  return findings.map((finding) => {
    const { says: message, advice } = findingWords(finding);
    const boxes = measures
      ? finding.boxes.map(({ left, top, width, height }) => ({
          left: left / measures.width,
          top: top / measures.height,
          width: width / measures.width,
          height: height / measures.height,
        }))
      : [];
    return { code: finding.code, severity: severities[finding.severity], message, advice, boxes };
  });
}

const severities = { error: 'ERROR', warning: 'WARNING', note: 'NOTE' } as const;
