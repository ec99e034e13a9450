import type { RepeatView } from '@halfdrop/patterns/browser';
import { lazy, type ReactNode, Suspense } from 'react';
import { TiledPattern } from './TiledPattern.tsx';

const UnrolledPreview = lazy(async () => ({ default: (await import('./UnrolledPreview.tsx')).UnrolledPreview }));

/** The tiled preview, and what it looked like before it last changed. */
export interface TiledPreviewProps {
  readonly view: RepeatView;
  /** Null: the tiled preview only moved. */
  readonly before: RepeatView | null;
  readonly source: string;
  readonly altText: string;
  /** What lies over the tiled preview, drawn in cm. */
  readonly marks?: ReactNode;
}

/** The pattern laid out in repeat. A new scale or layout unrolls over the old one from above. */
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
