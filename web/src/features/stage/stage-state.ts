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

/** The views of the stage, in the order of their tabs. */
export const stageTabs = ['tile', 'repeat', 'mockups', 'recolor'] as const;
/** One view of the stage. */
export type StageTab = (typeof stageTabs)[number];

/** What the stage shows. */
export interface StageState {
  readonly tab: StageTab;
  readonly view: RepeatView;
  /** What was to be seen before a change at which the tiled preview unrolls anew; null after one at which it only moves. */
  readonly before: RepeatView | null;
  /** Where the window was before it went to the seam; null while it is not there. */
  readonly away: RepeatView | null;
  readonly unit: LengthUnit;
  readonly isOutlined: boolean;
  readonly mockup: MockupSlug;
  /** Slug of another palette than the pattern's own. */
  readonly palette: string | null;
}

/** What a person can do with the stage. `aspect` is the window's width by its height. */
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

/** How much of the pattern the stage shows across at first. */
const FIRST_ACROSS_CM = 64;

/** The stage as the page opens: the pattern in repeat, at the size it prints. */
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

/** The stage after an action. */
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
