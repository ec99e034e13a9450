/** How the picture is laid before the reviewer: in repeat at a scale of its true size, or one tile with its seams. */
export const STAGE_VIEWS = [
  { label: '100 %', scale: 1 },
  { label: '50 %', scale: 0.5 },
  { label: '200 %', scale: 2 },
  { label: 'One tile', scale: null },
] as const;

/** One of the ways to look at it. */
export type StageView = (typeof STAGE_VIEWS)[number];

/** A window onto the repeated picture, in widths of the tile; the tile's upper left corner is the origin. */
export interface StageWindow {
  readonly left: number;
  readonly top: number;
  readonly across: number;
  readonly down: number;
}

interface StageFacts {
  readonly view: StageView;
  /** Height of the tile by its width. */
  readonly aspect: number;
  readonly repeatMillimeters: number | null;
  /** The stage in CSS pixels; null until it was measured. */
  readonly stage: { readonly width: number; readonly height: number } | null;
}

/** Around the tile, in its widths, so that its neighbors show. */
const MARGIN = 0.08;
const CSS_PIXELS_PER_MILLIMETER = 96 / 25.4;
/** As wide as most repeats are, where nothing is said. */
const USUAL_MILLIMETERS = 300;

/** What is seen: a corner where tiles meet in the middle of the stage, or the tile in the middle of its neighbors. */
export function stageWindow({ view, aspect, repeatMillimeters, stage }: StageFacts): StageWindow {
  const { width, height } = stage && stage.width > 0 ? stage : { width: 800, height: 800 };
  const ratio = height / width;
  if (view.scale === null) {
    const across = Math.max(1 + 2 * MARGIN, (aspect + 2 * MARGIN) / ratio);
    const down = across * ratio;
    return { left: (1 - across) / 2, top: (aspect - down) / 2, across, down };
  }
  const across = width / ((repeatMillimeters ?? USUAL_MILLIMETERS) * CSS_PIXELS_PER_MILLIMETER * view.scale);
  const down = across * ratio;
  return { left: -across / 2, top: -down / 2, across, down };
}
