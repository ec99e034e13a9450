/** Zoom factor per step. */
const STEP = 1.25;

/** Change of the visible width by key. */
export const zoomSteps: Readonly<Record<string, number>> = { '+': 1 / STEP, '=': 1 / STEP, '-': STEP, _: STEP };

/** Factors of the zoom buttons. */
export const ZOOM_IN = 1 / STEP;
/** See `ZOOM_IN`. */
export const ZOOM_OUT = STEP;
