import {
  atSeam,
  type LengthUnit,
  type MockupSlug,
  pannedBy,
  type RepeatLayout,
  type RepeatView,
  withLayout,
  withRepeat,
  zoomedTo,
} from '@halfdrop/patterns/browser';

/** Stage views, in tab order. */
export const stageTabs = ['tile', 'repeat', 'mockups', 'recolor'] as const;
/** A view of the stage. */
export type StageTab = (typeof stageTabs)[number];

/** State of the stage. */
export interface StageState {
  readonly tab: StageTab;
  readonly view: RepeatView;
  /** View before a change that makes the preview unroll; null after one that only moves it. */
  readonly before: RepeatView | null;
  /** View before the window moved to the seam; null while it is elsewhere. */
  readonly away: RepeatView | null;
  readonly unit: LengthUnit;
  readonly isOutlined: boolean;
  readonly mockup: MockupSlug;
  /** Slug of the palette, if not the original. */
  readonly palette: string | null;
}

/** User actions on the stage. `aspect` is the window's width divided by its height. */
export type StageAction =
  | { readonly type: 'tab'; readonly tab: StageTab }
  | { readonly type: 'pan'; readonly rightCm: number; readonly downCm: number }
  | { readonly type: 'zoom'; readonly acrossCm: number; readonly aspect: number; readonly isSmooth?: boolean }
  | { readonly type: 'layout'; readonly layout: RepeatLayout }
  | { readonly type: 'repeat'; readonly repeatCm: number; readonly aspect: number; readonly isSmooth?: boolean }
  | { readonly type: 'seam'; readonly aspect: number }
  | { readonly type: 'outline' }
  | { readonly type: 'unit'; readonly unit: LengthUnit }
  | { readonly type: 'mockup'; readonly mockup: MockupSlug }
  | { readonly type: 'palette'; readonly palette: string | null };

/** Visible width of the pattern at the start. */
const FIRST_ACROSS_CM = 64;

/** Returns the initial state: the pattern in repeat, at its print size. */
export function openedStage(layout: RepeatLayout, repeatCm: number): StageState {
  return {
    tab: 'repeat',
    view: { layout, repeatCm, acrossCm: FIRST_ACROSS_CM, leftCm: 0, topCm: 0 },
    before: null,
    away: null,
    unit: 'cm',
    isOutlined: false,
    mockup: 'cushion',
    palette: null,
  };
}

/** Reducer of the stage. */
export function changedStage(state: StageState, action: StageAction): StageState {
  switch (action.type) {
    case 'tab':
      return { ...state, tab: action.tab, before: null };
    case 'pan':
      return { ...state, view: pannedBy(state.view, action.rightCm, action.downCm), before: null };
    case 'zoom':
      return shown(state, zoomedTo(state.view, action.acrossCm, action.aspect), action.isSmooth);
    case 'layout':
      return { ...shown(state, withLayout(state.away ?? state.view, action.layout)), away: null };
    case 'repeat':
      return shown(state, withRepeat(state.view, action.repeatCm, action.aspect), action.isSmooth);
    case 'seam':
      return state.away
        ? { ...shown(state, { ...state.away, repeatCm: state.view.repeatCm }), away: null }
        : { ...shown(state, atSeam(state.view, action.aspect)), away: state.view };
    case 'outline':
      return { ...state, isOutlined: !state.isOutlined };
    case 'unit':
      return { ...state, unit: action.unit };
    case 'mockup':
      return { ...state, mockup: action.mockup };
    case 'palette':
      return { ...state, palette: action.palette };
  }
}

function shown(state: StageState, view: RepeatView, isSmooth = false): StageState {
  return { ...state, view, before: isSmooth ? null : state.view };
}
