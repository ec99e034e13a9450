import type { RepeatView } from '@halfdrop/patterns/browser';
import { lazy, type ReactNode, Suspense } from 'react';
import { ClothPattern } from './ClothPattern.tsx';

const UnrolledCloth = lazy(async () => ({ default: (await import('./UnrolledCloth.tsx')).UnrolledCloth }));

/** The cloth, and what it looked like before it last changed. */
export interface ClothProps {
  readonly view: RepeatView;
  /** Null: the cloth only moved. */
  readonly before: RepeatView | null;
  readonly source: string;
  readonly altText: string;
  /** What lies over the cloth, drawn in cm. */
  readonly marks?: ReactNode;
}

/** The pattern laid out as cloth. A new scale or layout unrolls over the old one from above. */
export function Cloth({ view, before, source, altText, marks }: ClothProps) {
  const now = (
    <ClothPattern view={view} source={source}>
      {marks}
    </ClothPattern>
  );
  return (
    <div role="img" aria-label={altText}>
      {before === null ? (
        now
      ) : (
        <>
          <ClothPattern view={before} source={source} />
          <Suspense fallback={now}>
            <UnrolledCloth key={`${view.layout} ${view.repeatCm} ${view.acrossCm}`}>{now}</UnrolledCloth>
          </Suspense>
        </>
      )}
    </div>
  );
}
