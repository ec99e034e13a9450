import { MAX_UNMARKED_WIDTH, previewAt, previewWidthFor } from '@halfdrop/domain';
import { type RefObject, useState } from 'react';
import type { PatternTile_AssetFragment } from './PatternTile.fragment.generated.ts';

/** A picture that repeats straight, so many tiles wide and high. */
export interface RepeatPicture {
  readonly source: string;
  readonly columns: number;
  readonly rows: number;
}

/** When it is zoomed out a tile is half as wide. */
const OUT = 0.5;

type StraightUnit = NonNullable<PatternTile_AssetFragment['straightUnit']>;

/** The smallest picture of a unit that is sharp where its tiles are so wide. */
function sourceOf({ previewBaseUrl }: StraightUnit, tileWidth: number): string {
  return previewAt(previewBaseUrl, previewWidthFor(tileWidth * OUT * window.devicePixelRatio, MAX_UNMARKED_WIDTH)).url;
}

/**
 * What a tile zooms out to. A tile that repeats straight is on the screen already; the unit of any other is fetched when
 * someone points at it, and shown once it is there.
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
