import type { RepeatView } from '@halfdrop/patterns/browser';
import { lazy, type ReactNode, Suspense } from 'react';
import { TiledPattern } from './TiledPattern.tsx';

const UnrolledPreview = lazy(async () => ({ default: (await import('./UnrolledPreview.tsx')).UnrolledPreview }));

/** Props of the tiled preview, including its state before the last change. */
export interface TiledPreviewProps {
  readonly view: RepeatView;
  /** Null if the preview only moved. */
  readonly before: RepeatView | null;
  readonly source: string;
  readonly altText: string;
  /** Overlay, drawn in cm. */
  readonly marks?: ReactNode;
}

/** The pattern in repeat. A new scale or layout unrolls over the old one from above. */
export function TiledPreview({ view, before, source, altText, marks }: TiledPreviewProps) {
  const now = (
    <TiledPattern view={view} source={source}>
      {marks}
    </TiledPattern>
  );
  return (
    <div role="img" aria-label={altText}>
      {before === null ? (
        now
      ) : (
        <>
          <TiledPattern view={before} source={source} />
          <Suspense fallback={now}>
            <UnrolledPreview key={`${view.layout} ${view.repeatCm} ${view.acrossCm}`}>{now}</UnrolledPreview>
          </Suspense>
        </>
      )}
    </div>
  );
}
