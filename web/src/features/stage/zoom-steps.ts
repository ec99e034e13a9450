/** One step of zoom: so much more or less of the pattern shows across. */
const STEP = 1.25;

/** What a key makes of the tiled preview that shows across. */
export const zoomSteps: Readonly<Record<string, number>> = { '+': 1 / STEP, '=': 1 / STEP, '-': STEP, _: STEP };

/** Factors of the two buttons. */
export const ZOOM_IN = 1 / STEP;
/** See `ZOOM_IN`. */
export const ZOOM_OUT = STEP;
