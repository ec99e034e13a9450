import { changedStage, openedStage, type StageAction, type StageState } from './stage-state.ts';

const opened = openedStage('half-drop', 29.6);

function after(...actions: readonly StageAction[]): StageState {
  return actions.reduce(changedStage, opened);
}

test('the stage opens in repeat, at the printed size, with 64 cm of the pattern', () => {
  expect(opened).toMatchObject({ tab: 'repeat', view: { layout: 'half-drop', repeatCm: 29.6, acrossCm: 64 } });
});

test('a new layout unrolls over the old one; moving does not', () => {
  const mirrored = after({ type: 'layout', layout: 'mirror' });
  expect(mirrored.before).toEqual(opened.view);
  expect(changedStage(mirrored, { type: 'pan', rightCm: 3, downCm: 0 }).before).toBeNull();
});

test('the slider moves without unrolling, the button of the same scale unrolls', () => {
  expect(after({ type: 'repeat', repeatCm: 12, aspect: 1, isSmooth: true }).before).toBeNull();
  expect(after({ type: 'repeat', repeatCm: 12, aspect: 1 }).before).toEqual(opened.view);
});

test('leaving the seam leads back to where one was, at the scale set meanwhile', () => {
  const aside = after({ type: 'pan', rightCm: 5, downCm: 7 });
  const atSeam = changedStage(aside, { type: 'seam', aspect: 1 });
  expect(atSeam.away).toEqual(aside.view);
  expect(atSeam.view.acrossCm).toBeCloseTo(29.6 * 1.25);
  const scaled = changedStage(atSeam, { type: 'repeat', repeatCm: 20, aspect: 1 });
  const back = changedStage(scaled, { type: 'seam', aspect: 1 });
  expect(back.away).toBeNull();
  expect(back.view).toEqual({ ...aside.view, repeatCm: 20 });
});

test('another palette, unit, mock-up and tab leave the tiled preview where it is', () => {
  const state = after(
    { type: 'palette', palette: 'lagoon' },
    { type: 'unit', unit: 'in' },
    { type: 'mockup', mockup: 'mug' },
    { type: 'tab', tab: 'mockups' },
    { type: 'outline' },
  );
  expect(state).toMatchObject({ palette: 'lagoon', unit: 'in', mockup: 'mug', tab: 'mockups', isOutlined: true });
  expect(state.view).toEqual(opened.view);
});
