/** Review views: in repeat at a scale of the true size, or one tile with its seams. */
export const STAGE_VIEWS = [
  { label: '100 %', scale: 1 },
  { label: '50 %', scale: 0.5 },
  { label: '200 %', scale: 2 },
  { label: 'One tile', scale: null },
] as const;

/** One of the review views. */
export type StageView = (typeof STAGE_VIEWS)[number];

/** A window onto the repeated picture, in tile widths; the origin is the tile's upper left corner. */
export interface StageWindow {
  readonly left: number;
  readonly top: number;
  readonly across: number;
  readonly down: number;
}

interface StageFacts {
  readonly view: StageView;
  /** Height of the tile divided by its width. */
  readonly aspect: number;
  readonly repeatMillimeters: number | null;
  /** Size of the stage in CSS pixels; null until measured. */
  readonly stage: { readonly width: number; readonly height: number } | null;
}

/** Margin around the tile, in tile widths, so that its neighbors show. */
const MARGIN = 0.08;
const CSS_PIXELS_PER_MILLIMETER = 96 / 25.4;
/** Typical width of a repeat, used if none is given. */
const USUAL_MILLIMETERS = 300;

/** Returns the visible window: centered on a corner where tiles meet, or on one tile with its neighbors around it. */
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
