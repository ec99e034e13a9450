import { MAX_UNMARKED_WIDTH, previewAt, previewWidthFor } from '@halfdrop/domain';
import { type RefObject, useState } from 'react';
import type { PatternTile_AssetFragment } from './PatternTile.fragment.generated.ts';

/** A picture that repeats straight, with its size in tiles. */
export interface RepeatPicture {
  readonly source: string;
  readonly columns: number;
  readonly rows: number;
}

/** Scale of the tile when zoomed out. */
const OUT = 0.5;

type StraightUnit = NonNullable<PatternTile_AssetFragment['straightUnit']>;

/** Returns the smallest preview of a unit that is sharp at the given tile width. */
function sourceOf({ previewBaseUrl }: StraightUnit, tileWidth: number): string {
  return previewAt(previewBaseUrl, previewWidthFor(tileWidth * OUT * window.devicePixelRatio, MAX_UNMARKED_WIDTH)).url;
}

/**
 * Returns what a tile zooms out to. A tile that repeats straight is already loaded; the straight unit of any other is
 * fetched on hover and shown once loaded.
 */
export function useZoomOut({ straightUnit }: PatternTile_AssetFragment, image: RefObject<HTMLImageElement | null>) {
  const [picture, setPicture] = useState<RepeatPicture | null>(null);
  const [isOut, setOut] = useState(false);

  const fetchUnit = (unit: StraightUnit, tileWidth: number) => {
    if (picture) return;
    const source = sourceOf(unit, tileWidth);
    const fetched = new Image();
    fetched.addEventListener('load', () => setPicture({ source, columns: unit.columns, rows: unit.rows }));
    fetched.src = source;
  };

  const zoomOut = () => {
    const shown = image.current;
    if (shown && straightUnit) fetchUnit(straightUnit, shown.clientWidth);
    else if (shown?.complete) setPicture({ source: shown.currentSrc, columns: 1, rows: 1 });
    setOut(true);
  };
  return { picture, isOut, zoomOut, zoomIn: () => setOut(false) };
}
